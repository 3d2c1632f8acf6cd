//! Writes a consistent copy of a database into an archive while the site runs.

use std::io::{self, Write};
use std::path::Path;

use futures_util::StreamExt as _;
use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};
use tempfile::NamedTempFile;

use super::seal::Sealing;
use super::tables::{TABLES, Table};
use super::{ArchiveError, End, Head, TableHead, VERSION};
use crate::random;
use crate::store::migrations::MIGRATIONS;
use crate::store::{Connection, Millis, Value};

/// The compression level, of 22: fast, and reduces such data to a tenth.
const LEVEL: i32 = 3;

/// Copies everything that a snapshot connection sees into a new file, and returns the number of rows. The file appears only when it is
/// complete. Only its owner may read it, because it contains the key that signs cookies.
pub async fn back_up(db: &mut dyn Connection, made: Millis, path: &Path) -> Result<u64, ArchiveError> {
    let failed =
        |error: &dyn ToString| ArchiveError::File { path: path.to_owned(), reason: error.to_string() };
    if path.exists() {
        return Err(failed(&"there is such a file already"));
    }
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let file = NamedTempFile::new_in(folder).map_err(|error| failed(&error))?;
    let mut zstd =
        zstd::stream::write::Encoder::new(Sealing::new(file), LEVEL).map_err(|error| failed(&error))?;
    zstd.include_checksum(true).map_err(|error| failed(&error))?;
    let mut lines = Lines { out: zstd, hash: Sha256::new() };
    let head = Head {
        archive: "sower".to_owned(),
        version: VERSION,
        sower: env!("CARGO_PKG_VERSION").to_owned(),
        form: MIGRATIONS.len() as u32,
        made,
        sealed: true,
    };
    lines.put(&head).map_err(|error| failed(&error))?;
    let mut count = 0;
    for table in TABLES {
        let columns = table.columns.iter().map(|(name, kind)| ((*name).to_owned(), *kind)).collect();
        lines.put(&TableHead { table: table.name.to_owned(), columns }).map_err(|error| failed(&error))?;
        let mut rows = db.stream(AssertSqlSafe(select(table)).into_sql_str(), Vec::new());
        while let Some(row) = rows.next().await {
            let values = row?.values;
            let row: Vec<Json> = values.into_iter().map(written).collect();
            lines.put(&row).map_err(|error| failed(&error))?;
            count += 1;
        }
    }
    let sha256 = random::hex(&lines.hash.clone().finalize());
    lines.put(&End { rows: count, sha256 }).map_err(|error| failed(&error))?;
    let file = lines.out.finish().and_then(Sealing::seal).map_err(|error| failed(&error))?;
    file.as_file().sync_all().map_err(|error| failed(&error))?;
    file.persist_noclobber(path).map_err(|error| failed(&error.error))?;
    Ok(count)
}

/// Selects exactly the listed columns.
fn select(table: &Table) -> String {
    let columns: Vec<&str> = table.columns.iter().map(|(name, _)| *name).collect();
    format!("SELECT {} FROM {} ORDER BY {}", columns.join(", "), table.name, table.key)
}

/// Encodes a value. Floating-point numbers and bytes are text, so that they are restored exactly.
fn written(value: Value) -> Json {
    match value {
        Value::Int(number) => number.map_or(Json::Null, Json::from),
        Value::Real(number) => number.map_or(Json::Null, |number| format!("{number:?}").into()),
        Value::Text(text) => text.map_or(Json::Null, Json::from),
        Value::Bytes(bytes) => bytes.map_or(Json::Null, |bytes| random::hex(&bytes).into()),
    }
}

struct Lines<W> {
    out: W,
    hash: Sha256,
}

impl<W: Write> Lines<W> {
    fn put(&mut self, line: &impl serde::Serialize) -> io::Result<()> {
        let mut line = serde_json::to_vec(line)?;
        line.push(b'\n');
        self.hash.update(&line);
        self.out.write_all(&line)
    }
}
