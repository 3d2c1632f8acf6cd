//! Embeds the catalogues of `lang/` and lists every English message with its arguments.
//!
//! To add a language, add a folder. `message!` checks every call against the list, so a misspelt key or argument does not
//! compile.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};

/// The messages of the web page, which reads them itself.
const PAGE: &str = "web.ftl";

fn main() -> io::Result<()> {
    // A published package contains the folder. Where links are not followed, it is two folders up.
    let package = PathBuf::from(env::var("CARGO_MANIFEST_DIR").expect("cargo sets it"));
    let own = package.join("lang");
    let root = if own.is_dir() { own } else { package.join("../../lang") }.canonicalize()?;
    let out = PathBuf::from(env::var("OUT_DIR").expect("cargo sets it"));
    // The host of a WebAssembly module provides its languages.
    let provided = env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let mut files = String::from("&[\n");
    for folder in sorted(&root)?.into_iter().filter(|path| path.is_dir()) {
        for file in sorted(&folder)?.iter().filter(|_| !provided) {
            let name = format!("{}/{}", stem(&folder), stem(file));
            writeln!(files, "    ({name:?}, include_str!({:?})),", file.canonicalize()?)
                .expect("a string takes all");
        }
    }
    fs::write(out.join("lang.rs"), files + "]\n")?;

    let mut messages = String::from("&[\n");
    for (key, arguments) in english(&root.join("en"))? {
        let arguments: Vec<String> = arguments.into_iter().collect();
        writeln!(messages, "    ({key:?}, &{arguments:?}),").expect("a string takes all");
    }
    fs::write(out.join("messages.rs"), messages + "]\n")
}

/// The files and folders in a folder, sorted by name.
fn sorted(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let entries = fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
    let mut found = entries.collect::<io::Result<Vec<_>>>()?;
    found.sort();
    found.iter().for_each(|path| println!("cargo::rerun-if-changed={}", path.display()));
    Ok(found)
}

fn stem(path: &Path) -> &str {
    path.file_stem().and_then(|stem| stem.to_str()).expect("file names are UTF-8")
}

/// Every message of the English catalogues, sorted by key, with the variables it uses.
fn english(folder: &Path) -> io::Result<BTreeMap<String, BTreeSet<String>>> {
    let mut found = BTreeMap::new();
    for file in sorted(folder)?.iter().filter(|file| !file.ends_with(PAGE)) {
        let resource = fluent_syntax::parser::parse(fs::read_to_string(file)?);
        let resource = resource.unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", file.display()));
        for entry in resource.body {
            let Entry::Message(message) = entry else { continue };
            let mut variables = BTreeSet::new();
            message.value.iter().for_each(|value| add_pattern(value, &mut variables));
            found.insert(message.id.name, variables);
        }
    }
    Ok(found)
}

fn add_pattern(pattern: &Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            add_expression(expression, variables);
        }
    }
}

fn add_expression(expression: &Expression<String>, variables: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => add_inline(inline, variables),
        Expression::Select { selector, variants } => {
            add_inline(selector, variables);
            variants.iter().for_each(|variant| add_pattern(&variant.value, variables));
        }
    }
}

fn add_inline(inline: &InlineExpression<String>, variables: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => drop(variables.insert(id.name.clone())),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| add_inline(argument, variables));
        }
        InlineExpression::Placeable { expression } => add_expression(expression, variables),
        _ => {}
    }
}
