//! A file of the page and its response.

use axum::body::Bytes;
use axum::http::header::{CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use sha2::{Digest as _, Sha256};

use crate::http::compress;

/// Whether browsers may keep a file without asking again.
#[derive(Clone, Copy)]
pub(super) enum Caching {
    /// Its address contains a hash of its content.
    Forever,
    No,
}

/// A file and its response headers.
#[derive(Clone)]
pub(super) struct File {
    bytes: Bytes,
    /// The compressed file, if that is smaller.
    brotli: Option<Bytes>,
    kind: &'static str,
    tag: String,
}

impl File {
    pub(super) fn plain(name: &str, bytes: Bytes) -> File {
        let tag = format!("\"{}\"", hex(&Sha256::digest(&bytes)[..8]));
        File { bytes, brotli: None, kind: kind(name), tag }
    }

    /// A file that is compressed now, for all requests.
    pub(super) fn compressed(name: &str, bytes: Bytes) -> File {
        let brotli = compress::file(&bytes).map(Bytes::from);
        File { brotli, ..File::plain(name, bytes) }
    }

    /// A file that is stored compressed; none if it is damaged.
    pub(super) fn packed(name: &str, brotli: Bytes) -> Option<File> {
        let mut bytes = Vec::new();
        brotli::BrotliDecompress(&mut &*brotli, &mut bytes).ok()?;
        Some(File { brotli: Some(brotli), ..File::plain(name, Bytes::from(bytes)) })
    }

    pub(super) fn bytes(&self) -> &Bytes {
        &self.bytes
    }

    /// The number of bytes that most browsers receive.
    #[cfg(test)]
    pub(super) fn sent(&self) -> usize {
        self.brotli.as_ref().unwrap_or(&self.bytes).len()
    }

    pub(super) fn response(&self, caching: Caching, headers: &HeaderMap) -> Response {
        let asked = |name| headers.get(name).and_then(|value| value.to_str().ok()).unwrap_or_default();
        let caching = match caching {
            Caching::Forever => "public, max-age=31536000, immutable",
            Caching::No => "no-cache",
        };
        let common = [
            (CACHE_CONTROL, caching.to_owned()),
            (ETAG, self.tag.clone()),
            (VARY, "Accept-Encoding".to_owned()),
        ];
        if asked(IF_NONE_MATCH) == self.tag {
            return (StatusCode::NOT_MODIFIED, common).into_response();
        }
        let kind = [(CONTENT_TYPE, self.kind)];
        match &self.brotli {
            Some(brotli) if compress::is_taken(headers) => {
                (common, kind, [(CONTENT_ENCODING, "br")], brotli.clone()).into_response()
            }
            _ => (common, kind, self.bytes.clone()).into_response(),
        }
    }
}

/// The content type, by file extension.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "wasm" => "application/wasm",
        "woff2" => "font/woff2",
        "txt" | "md" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

pub(super) fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::http::header::ACCEPT_ENCODING;

    fn asked(headers: &[(axum::http::HeaderName, &str)]) -> HeaderMap {
        headers.iter().map(|(name, value)| (name.clone(), value.parse().expect("a header"))).collect()
    }

    #[test]
    fn a_file_is_compressed_for_clients_that_accept_it_and_not_sent_to_clients_that_have_it() {
        let file = File::compressed("page.js", Bytes::from("let seeds = 4;\n".repeat(100)));
        let small = file.response(Caching::No, &asked(&[(ACCEPT_ENCODING, "gzip, br;q=1.0")]));
        assert_eq!(small.headers()[CONTENT_ENCODING], "br");
        assert_eq!(small.headers()[CONTENT_TYPE], "text/javascript; charset=utf-8");
        assert_eq!(small.headers()[CACHE_CONTROL], "no-cache");
        let plain = file.response(Caching::Forever, &asked(&[(ACCEPT_ENCODING, "gzip")]));
        assert!(plain.headers().get(CONTENT_ENCODING).is_none());
        assert_eq!(plain.headers()[CACHE_CONTROL], "public, max-age=31536000, immutable");
        let known = file.response(Caching::No, &asked(&[(IF_NONE_MATCH, file.tag.as_str())]));
        assert_eq!(known.status(), StatusCode::NOT_MODIFIED);
    }
    #[test]
    fn a_module_has_the_type_that_browsers_compile_while_it_arrives() {
        let module = [b"\0asm\x01\0\0\0".as_slice(), &[0; 400]].concat();
        let file = File::compressed("engine/sower.wasm", Bytes::from(module));
        let sent = file.response(Caching::No, &asked(&[(ACCEPT_ENCODING, "br")]));
        assert_eq!(sent.headers()[CONTENT_TYPE], "application/wasm");
        assert_eq!(sent.headers()[CONTENT_ENCODING], "br");
    }
}
