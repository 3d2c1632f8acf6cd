//! Restores a database from an archive.

use std::fs::File;
use std::io::{BufRead, BufReader, Read as _, Seek as _, SeekFrom};
use std::path::{Path, PathBuf};

use serde_json::Value as Json;
use sha2::{Digest as _, Sha256};
use sqlx::{AssertSqlSafe, SqlSafeStr as _};

use super::seal::{self, Seal};
use super::{ArchiveError, End, Head, Kind, LONGEST_LINE, TableHead, VERSION};
use crate::random;
use crate::store::migrations::MIGRATIONS;
use crate::store::{Connection, Value};

/// Rows inserted per statement.
const TOGETHER: usize = 100;

/// The offset of a zstd frame's descriptor, after its magic number.
const DESCRIPTOR: usize = 4;

/// The descriptor's unused and reserved bits.
const UNUSED: u8 = 0b0001_1000;

/// An open archive, after its head.
pub struct Archive {
    path: PathBuf,
    lines: BufReader<zstd::stream::read::Decoder<'static, BufReader<File>>>,
    hash: Sha256,
    form: u32,
    sealed: bool,
}

impl Archive {
    /// Opens an archive and reads all of it once. Refuses files that are not archives, are newer, or are damaged.
    pub fn open(path: &Path) -> Result<Archive, ArchiveError> {
        let archive = Archive::begin(path)?;
        archive.verify_file()?;
        archive.verify()?;
        Archive::begin(path)
    }

    fn begin(path: &Path) -> Result<Archive, ArchiveError> {
        let path = path.to_owned();
        let unusable =
            |error: std::io::Error| ArchiveError::File { path: path.clone(), reason: error.to_string() };
        let file = File::open(&path).map_err(unusable)?;
        let zstd = zstd::stream::read::Decoder::new(file).map_err(unusable)?.single_frame();
        let lines = BufReader::new(zstd);
        let mut archive = Archive { path: path.clone(), lines, hash: Sha256::new(), form: 0, sealed: false };
        let line = archive.line().unwrap_or_default();
        let head = serde_json::from_slice::<Head>(&line).ok().filter(|head| head.archive == "sower");
        let head = head.ok_or_else(|| ArchiveError::NoArchive { path: path.clone() })?;
        archive.note(&line);
        if head.version > VERSION || head.form as usize > MIGRATIONS.len() {
            return Err(ArchiveError::Newer { path, sower: head.sower });
        }
        if head.form == 0 {
            return Err(archive.damaged("it says nothing of its form"));
        }
        (archive.form, archive.sealed) = (head.form, head.sealed);
        Ok(archive)
    }

    /// The version of the database schema in it.
    pub(crate) fn form(&self) -> usize {
        self.form as usize
    }

    /// Checks the file's seal. For older archives without a seal, checks the bits that zstd does not use.
    fn verify_file(&self) -> Result<(), ArchiveError> {
        let unusable =
            |error: std::io::Error| ArchiveError::File { path: self.path.clone(), reason: error.to_string() };
        let mut file = File::open(&self.path).map_err(unusable)?;
        match (seal::check(&mut file).map_err(unusable)?, self.sealed) {
            (Seal::Whole, true) => Ok(()),
            (Seal::Broken, _) => Err(self.damaged("the checksum of the file is wrong")),
            (Seal::Whole, false) => Err(self.damaged("something follows its end")),
            (Seal::None, true) => Err(self.damaged("the checksum at its end is missing")),
            (Seal::None, false) => {
                let mut head = [0; DESCRIPTOR + 1];
                file.seek(SeekFrom::Start(0)).and_then(|_| file.read_exact(&mut head)).map_err(unusable)?;
                match head[DESCRIPTOR] & UNUSED {
                    0 => Ok(()),
                    _ => Err(self.damaged("a bit is set that nothing uses")),
                }
            }
        }
    }

    /// Reads and checks everything up to the end.
    fn verify(mut self) -> Result<(), ArchiveError> {
        let mut rows = 0;
        loop {
            let line = self.line()?;
            match self.parsed(&line)? {
                Line::End(end) => return self.ends_with(end, rows),
                Line::Row(_) => rows += 1,
                Line::Table(_) => {}
            }
            self.note(&line);
        }
    }

    fn parsed(&self, line: &[u8]) -> Result<Line, ArchiveError> {
        let read = serde_json::from_slice(line).map_err(|error| self.damaged(&error.to_string()))?;
        parsed(read).ok_or_else(|| self.damaged("a line is of no kind that is known"))
    }

    /// Compares what was read with the last line.
    fn ends_with(&mut self, end: End, rows: u64) -> Result<(), ArchiveError> {
        let sha256 = random::hex(&self.hash.clone().finalize());
        if end != (End { rows, sha256 }) {
            return Err(self.damaged("its checksum is not that of what it holds"));
        }
        let is_more = self.lines.fill_buf().map(|rest| !rest.is_empty());
        let is_more = is_more.map_err(|error| self.damaged(&error.to_string()))?;
        let follows = std::io::copy(self.lines.get_mut().get_mut(), &mut std::io::sink());
        let follows = follows.map_err(|error| self.damaged(&error.to_string()))?;
        match is_more || follows != if self.sealed { seal::LENGTH } else { 0 } {
            true => Err(self.damaged("something follows its end")),
            false => Ok(()),
        }
    }

    fn damaged(&self, reason: &str) -> ArchiveError {
        ArchiveError::Damaged { path: self.path.clone(), reason: reason.to_owned() }
    }

    /// The next line, without its line ending.
    fn line(&mut self) -> Result<Vec<u8>, ArchiveError> {
        let mut line = Vec::new();
        let read = self.lines.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        read.map_err(|error| self.damaged(&error.to_string()))?;
        if line.pop() != Some(b'\n') {
            return Err(self.damaged("it ends in the middle, or a line is too long"));
        }
        Ok(line)
    }

    fn note(&mut self, line: &[u8]) {
        self.hash.update(line);
        self.hash.update(b"\n");
    }
}

/// A line after the head.
enum Line {
    Table(TableHead),
    Row(Vec<Json>),
    End(End),
}

/// Restores an archive into a database, within a transaction that the caller commits. Returns the number of rows.
pub async fn restore(mut archive: Archive, db: &mut dyn Connection) -> Result<u64, ArchiveError> {
    let mut table: Option<Filling> = None;
    let mut rows = 0;
    loop {
        let line = archive.line()?;
        match archive.parsed(&line)? {
            Line::End(end) => {
                archive.ends_with(end, rows)?;
                break;
            }
            Line::Table(head) => {
                if let Some(mut full) = table.take() {
                    full.empty_into(db).await?;
                }
                table = Some(Filling::of(head).ok_or_else(|| archive.damaged("a name is none"))?);
            }
            Line::Row(row) => {
                let Some(filling) = &mut table else { return Err(archive.damaged("a row is in no table")) };
                if !filling.take(row) {
                    let name = &filling.head.table;
                    return Err(archive.damaged(&format!("a row does not belong into {name}")));
                }
                if filling.rows.len() >= TOGETHER {
                    filling.empty_into(db).await?;
                }
                rows += 1;
            }
        }
        archive.note(&line);
    }
    if let Some(mut full) = table {
        full.empty_into(db).await?;
    }
    Ok(rows)
}

fn parsed(line: Json) -> Option<Line> {
    match &line {
        Json::Array(_) => serde_json::from_value(line).ok().map(Line::Row),
        Json::Object(object) if object.contains_key("table") => {
            serde_json::from_value(line).ok().map(Line::Table)
        }
        _ => serde_json::from_value(line).ok().map(Line::End),
    }
}

/// A table that is being restored.
struct Filling {
    head: TableHead,
    rows: Vec<Vec<Value>>,
}

impl Filling {
    /// None if a name is invalid: names become part of a statement.
    fn of(head: TableHead) -> Option<Filling> {
        let is_name = |name: &str| {
            !name.is_empty()
                && name.len() <= 60
                && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
        };
        let mut names = head.columns.iter().map(|(name, _)| name).chain([&head.table]);
        let good = (1..=60).contains(&head.columns.len()) && names.all(|name| is_name(name));
        drop(names);
        good.then_some(Filling { head, rows: Vec::new() })
    }

    /// Adds a row, if its columns match.
    fn take(&mut self, row: Vec<Json>) -> bool {
        if row.len() != self.head.columns.len() {
            return false;
        }
        let values = row.into_iter().zip(&self.head.columns).map(|(json, (_, kind))| value(json, *kind));
        match values.collect() {
            Some(values) => {
                self.rows.push(values);
                true
            }
            None => false,
        }
    }

    async fn empty_into(&mut self, db: &mut dyn Connection) -> Result<(), ArchiveError> {
        if self.rows.is_empty() {
            return Ok(());
        }
        let names: Vec<&str> = self.head.columns.iter().map(|(name, _)| name.as_str()).collect();
        let width = names.len();
        let places: Vec<String> = (0..self.rows.len())
            .map(|row| {
                let numbers: Vec<String> =
                    (1..=width).map(|column| format!("${}", row * width + column)).collect();
                format!("({})", numbers.join(", "))
            })
            .collect();
        let sql =
            format!("INSERT INTO {} ({}) VALUES {}", self.head.table, names.join(", "), places.join(", "));
        let values = self.rows.drain(..).flatten().collect();
        db.change(AssertSqlSafe(sql).into_sql_str(), values).await?;
        Ok(())
    }
}

fn value(json: Json, kind: Kind) -> Option<Value> {
    let nothing = json.is_null();
    Some(match kind {
        Kind::Int => Value::Int(if nothing { None } else { Some(json.as_i64()?) }),
        Kind::Real => Value::Real(if nothing { None } else { Some(json.as_str()?.parse().ok()?) }),
        Kind::Text => Value::Text(if nothing { None } else { Some(json.as_str()?.to_owned()) }),
        Kind::Bytes => Value::Bytes(if nothing { None } else { Some(bytes(json.as_str()?)?) }),
    })
}

fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> =
        hex.chars().map(|c| c.to_digit(16).map(|digit| digit as u8)).collect::<Option<_>>()?;
    digits.len().is_multiple_of(2).then(|| digits.chunks(2).map(|pair| pair[0] << 4 | pair[1]).collect())
}
