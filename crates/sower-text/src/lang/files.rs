//! The files of `lang/`, one folder per language.

use sower_core::shipped::ShippedFiles;

/// Every file, with a name such as `ru/steps`. The files of a language are adjacent.
/// The host of a WebAssembly module provides its languages before the first use.
const FILES: ShippedFiles = ShippedFiles::new("ftl", include!(concat!(env!("OUT_DIR"), "/lang.rs")));

/// One file of a language.
pub(super) struct File {
    pub(super) tag: &'static str,
    /// The file's name, the same in every language.
    pub(super) name: &'static str,
    pub(super) text: &'static str,
}

/// Every file of every language.
pub(super) fn all() -> impl Iterator<Item = File> {
    FILES.all().into_iter().map(|(path, text)| {
        let (tag, name) = path.split_once('/').expect("the build writes folder and file");
        File { tag, name, text }
    })
}

/// The files of a language.
pub(super) fn of(tag: &str) -> impl Iterator<Item = File> + use<'_> {
    all().filter(move |file| file.tag == tag)
}
