//! The files that ship with Sower: embedded in a native program, provided by the host of a WebAssembly module.
//!
//! A module without embedded files is small. Its host first announces which files exist, and provides a file when an answer needs
//! it: a lookup notes an announced file that is not there yet ([`take_missing`]), and the host asks again after providing it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

/// The files of one kind, such as `weights`; each has the name of its game.
#[derive(Clone, Copy, Debug)]
pub struct ShippedFiles {
    kind: &'static str,
    embedded: &'static [(&'static str, &'static str)],
}

impl ShippedFiles {
    /// The files of a kind; `embedded` has the name and text of each file that is part of the program.
    pub const fn new(kind: &'static str, embedded: &'static [(&'static str, &'static str)]) -> ShippedFiles {
        ShippedFiles { kind, embedded }
    }

    /// The kind: the extension of the files' names.
    pub fn kind(&self) -> &'static str {
        self.kind
    }

    /// Every file that is there: its name and text, sorted by name.
    pub fn all(&self) -> Vec<(&'static str, &'static str)> {
        let mut files = self.embedded.to_vec();
        for (path, text) in &lock().provided {
            if let (Some(text), Some((name, kind))) = (text, path.rsplit_once('.'))
                && kind == self.kind
            {
                files.push((name, text));
            }
        }
        files
    }

    /// The text of the file with this name. Notes the file as missing if the host has announced it only.
    pub fn text(&self, name: &str) -> Option<&'static str> {
        if let Some((_, text)) = self.embedded.iter().find(|(known, _)| *known == name) {
            return Some(text);
        }
        let store = &mut *lock();
        let (path, text) = store.provided.get_key_value(format!("{name}.{}", self.kind).as_str())?;
        if text.is_none() {
            store.missing.insert(path);
        }
        *text
    }
}

/// The files of the host, by path, such as `kalah.weights`. Paths and texts are never freed: each is provided once.
struct HostFiles {
    provided: BTreeMap<&'static str, Option<&'static str>>,
    missing: BTreeSet<&'static str>,
}

static HOST: Mutex<HostFiles> = Mutex::new(HostFiles { provided: BTreeMap::new(), missing: BTreeSet::new() });

fn lock() -> MutexGuard<'static, HostFiles> {
    HOST.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Announces a file that the host can provide.
pub fn announce(path: &str) {
    let store = &mut lock().provided;
    if !store.contains_key(path) {
        store.insert(path.to_owned().leak(), None);
    }
}

/// Provides a file. A file that is already there keeps its text: references to it are in use.
pub fn provide(path: &str, text: String) {
    announce(path);
    if let Some(place @ None) = lock().provided.get_mut(path) {
        *place = Some(text.leak());
    }
}

/// Whether lookups have missed an announced file since the last [`take_missing`].
pub fn has_missing() -> bool {
    !lock().missing.is_empty()
}

/// The announced files that lookups have missed since the last call.
pub fn take_missing() -> Vec<&'static str> {
    let missing = std::mem::take(&mut lock().missing);
    missing.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_host_learns_which_file_is_missing_and_provides_it_once() {
        let files = ShippedFiles::new("shipped-test", &[("inside", "embedded")]);
        assert_eq!(files.text("inside"), Some("embedded"));
        announce("outside.shipped-test");
        assert_eq!((files.text("outside"), files.text("unknown")), (None, None));
        assert_eq!(take_missing(), ["outside.shipped-test"]);
        provide("outside.shipped-test", "provided".to_owned());
        provide("outside.shipped-test", "again".to_owned());
        assert_eq!(files.text("outside"), Some("provided"));
        assert_eq!(files.all(), [("inside", "embedded"), ("outside", "provided")]);
        assert!(take_missing().is_empty());
    }
}
