//! Bundles the page's modules into one file and its styles into another, when the program starts.
//!
//! On slow connections round trips cost more than bytes: some sixty small files cannot load within three seconds.
//! The files in `web/` stay plain modules, which `--web` serves unchanged.
//! In the bundle each becomes a function that runs when first needed.
//! The bundler supports only the forms that the page uses: named imports and exports at
//! the beginning of a line. Other forms are errors, and a test bundles the actual page.

use std::collections::BTreeMap;
use std::fmt::Write as _;

/// Why a module cannot be part of a bundle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum BundleError {
    #[error("{module}: unsupported import or export: {line}")]
    Form { module: String, line: String },
    #[error("{module} imports {path}, which does not exist")]
    Missing { module: String, path: String },
    #[error("{0} imports itself, directly or through other modules")]
    Circle(String),
}

/// A parsed module.
#[derive(Default)]
struct Module {
    body: String,
    /// Its exports: the name, and the expression for its value.
    exports: Vec<(String, String)>,
    /// The modules that must run before it.
    needs: Vec<String>,
}

/// Bundles a module with everything that it imports, now or later.
pub(crate) fn bundle(files: &BTreeMap<&str, &str>, entry: &str) -> Result<String, BundleError> {
    let mut modules = BTreeMap::new();
    let mut open = vec![entry.to_owned()];
    while let Some(name) = open.pop() {
        if modules.contains_key(&name) {
            continue;
        }
        let missing = || BundleError::Missing { module: entry.to_owned(), path: name.clone() };
        let (module, later) = read(&name, files.get(name.as_str()).ok_or_else(missing)?, files)?;
        open.extend(module.needs.iter().cloned().chain(later));
        modules.insert(name, module);
    }
    check_no_circle(&modules)?;
    let mut text = String::from("const $made = {};\nconst $makers = {\n");
    for (name, Module { body, exports, .. }) in &modules {
        let pairs: Vec<String> = exports.iter().map(|(name, value)| format!("{name}: {value}")).collect();
        let _ = write!(text, "{name:?}: () => {{\n{body}\nreturn {{ {} }};\n}},\n", pairs.join(", "));
    }
    text.push_str("};\nconst $use = (name) => ($made[name] ??= $makers[name]());\n");
    let _ = writeln!(text, "const $load = async (name) => $use(name);\n$use({entry:?});");
    Ok(text)
}

/// Parses a module: its text without imports and exports, and the modules that it may load later.
fn read(name: &str, text: &str, files: &BTreeMap<&str, &str>) -> Result<(Module, Vec<String>), BundleError> {
    let bad = |line: &str| BundleError::Form { module: name.to_owned(), line: line.to_owned() };
    let mut module = Module::default();
    let mut later = Vec::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        let start = line.trim_start();
        // Only whole-line comments are removed; a comment inside an expression is part of its line.
        if start.starts_with("/**") {
            match line.find("*/") {
                Some(end) if line[end + 2..].trim().is_empty() => continue,
                Some(_) => {}
                None => {
                    lines.by_ref().find(|line| line.contains("*/"));
                    continue;
                }
            }
        }
        let is_import = line.starts_with("import ");
        if is_import || line.starts_with("export {") {
            let mut statement = line.to_owned();
            while !statement.trim_end().ends_with(';') {
                statement.push(' ');
                statement.push_str(lines.next().ok_or_else(|| bad(line))?.trim());
            }
            take_names(&mut module, name, &statement, files)?;
        } else if let Some(declared) = line.strip_prefix("export ") {
            let exported = declared_name(declared).ok_or_else(|| bad(line))?;
            module.exports.push((exported.to_owned(), exported.to_owned()));
            module.body.push_str(declared);
            module.body.push('\n');
        } else if let Some((before, list)) = line.split_once("export{") {
            // A minified library is a single line with its exports at the end.
            let list = list.trim_end().strip_suffix("};").ok_or_else(|| bad("export{"))?;
            module.body.push_str(before);
            module.body.push('\n');
            let renamed = names(list).map(|(inner, outer)| (outer.to_owned(), inner.to_owned()));
            module.exports.extend(renamed);
        } else {
            module.body.push_str(&with_late_imports(name, line, files, &mut later));
            module.body.push('\n');
        }
    }
    Ok((module, later))
}

/// Parses `import { a, b as c } from 'x';`, `import 'x';`, `export { a };` or `export { a } from 'x';`.
fn take_names(
    module: &mut Module,
    name: &str,
    statement: &str,
    files: &BTreeMap<&str, &str>,
) -> Result<(), BundleError> {
    let bad = || BundleError::Form { module: name.to_owned(), line: statement.to_owned() };
    let (verb, rest) = statement.trim_end().trim_end_matches(';').split_once(' ').ok_or_else(bad)?;
    let (list, from) = match rest.split_once('}') {
        Some((list, from)) => (Some(list.trim_start().strip_prefix('{').ok_or_else(bad)?), from.trim()),
        None => (None, rest),
    };
    let path = from.strip_prefix("from ").unwrap_or(from).trim();
    let source = match path.strip_prefix('\'').and_then(|path| path.strip_suffix('\'')) {
        Some(path) => Some(resolved(name, path, files)?),
        None if path.is_empty() => None,
        None => return Err(bad()),
    };
    if let Some(source) = &source {
        module.needs.push(source.clone());
    }
    match (verb, list, source) {
        ("import", Some(list), Some(source)) => {
            let taken = names(list).map(|(outer, inner)| format!("{outer}: {inner}"));
            let taken = taken.collect::<Vec<_>>().join(", ");
            let _ = writeln!(module.body, "const {{ {taken} }} = $use({source:?});");
        }
        ("import", None, Some(source)) => {
            let _ = writeln!(module.body, "$use({source:?});");
        }
        ("export", Some(list), Some(source)) => {
            let taken =
                names(list).map(|(inner, outer)| (outer.to_owned(), format!("$use({source:?}).{inner}")));
            module.exports.extend(taken);
        }
        ("export", Some(list), None) => {
            module.exports.extend(names(list).map(|(inner, outer)| (outer.to_owned(), inner.to_owned())));
        }
        _ => return Err(bad()),
    }
    Ok(())
}

/// The names of a list, each with its alias.
fn names(list: &str) -> impl Iterator<Item = (&str, &str)> {
    list.split(',').map(str::trim).filter(|name| !name.is_empty()).map(|name| {
        let (first, second) = name.split_once(" as ").unwrap_or((name, name));
        (first.trim(), second.trim())
    })
}

/// The name that a declaration introduces.
fn declared_name(declared: &str) -> Option<&str> {
    let kinds = ["async function* ", "async function ", "function* ", "function ", "class ", "const "];
    let rest = kinds.iter().find_map(|kind| declared.strip_prefix(kind))?;
    let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_' && letter != '$')?;
    (end > 0).then_some(&rest[..end])
}

/// Replaces `import('x')` in a line with a call that runs the module then. Leaves
/// it if `x` is not a file here, because type comments use the same syntax.
fn with_late_imports(
    name: &str,
    line: &str,
    files: &BTreeMap<&str, &str>,
    later: &mut Vec<String>,
) -> String {
    const CALL: &str = "import('";
    let mut made = String::new();
    let mut rest = line;
    while let Some((before, after)) = rest.split_once(CALL) {
        made.push_str(before);
        rest = after;
        match after.split_once("')").map(|(path, tail)| (resolved(name, path, files), tail)) {
            Some((Ok(module), tail)) => {
                let _ = write!(made, "$load({module:?})");
                later.push(module);
                rest = tail;
            }
            _ => made.push_str(CALL),
        }
    }
    made.push_str(rest);
    made
}

/// Resolves an import path relative to a module.
fn resolved(from: &str, path: &str, files: &BTreeMap<&str, &str>) -> Result<String, BundleError> {
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            _ => parts.push(part),
        }
    }
    let module = parts.join("/");
    match files.contains_key(module.as_str()) {
        true => Ok(module),
        false => Err(BundleError::Missing { module: from.to_owned(), path: path.to_owned() }),
    }
}

/// Rejects circular imports, which have no valid order.
fn check_no_circle(modules: &BTreeMap<String, Module>) -> Result<(), BundleError> {
    let mut done: Vec<&str> = Vec::new();
    // Each round runs all modules whose imports have run. If there is none, the imports are circular.
    while done.len() < modules.len() {
        let ready = |(name, module): &(&String, &Module)| {
            !done.contains(&name.as_str()) && module.needs.iter().all(|need| done.contains(&need.as_str()))
        };
        let round: Vec<&str> = modules.iter().filter(ready).map(|(name, _)| name.as_str()).collect();
        if round.is_empty() {
            let stuck = modules.keys().find(|name| !done.contains(&name.as_str()));
            return Err(BundleError::Circle(stuck.cloned().unwrap_or_default()));
        }
        done.extend(round);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made(files: &[(&'static str, &'static str)]) -> Result<String, BundleError> {
        bundle(&files.iter().copied().collect(), "app.js")
    }

    #[test]
    fn modules_become_functions_that_are_run_when_they_are_needed() {
        let text = made(&[
            ("app.js", "import { seeds as count,\n  sow } from './board/sow.js';\nsow(count);\nload(() => import('./late.js'));\n"),
            ("board/sow.js", "/** How many. */\nexport const seeds = 4;\n\nexport function sow(n) {\n  return /** @type {number} */ (n);\n}\n"),
            ("late.js", "import './board/sow.js';\nexport { seeds } from './board/sow.js';\n"),
        ])
        .expect("a bundle");
        assert!(
            text.contains("const { seeds: count, sow: sow } = $use(\"board/sow.js\");\nsow(count);"),
            "{text}"
        );
        assert!(text.contains("load(() => $load(\"late.js\"));"), "{text}");
        assert!(text.contains("return { seeds: seeds, sow: sow };"), "{text}");
        assert!(text.contains("return { seeds: $use(\"board/sow.js\").seeds };"), "{text}");
        assert!(!text.contains("How many"), "{text}");
        assert!(text.contains("/** @type {number} */ (n)"), "{text}");
    }

    #[test]
    fn a_module_that_cannot_be_bundled_is_an_error() {
        let form = |text| made(&[("app.js", text)]).expect_err("a form that is not known");
        assert!(matches!(form("export default 3;\n"), BundleError::Form { .. }));
        assert!(matches!(form("import x from './app.js';\n"), BundleError::Form { .. }));
        assert!(matches!(form("import { x } from './gone.js';\n"), BundleError::Missing { .. }));
        assert!(matches!(form("import { x } from './app.js';\n"), BundleError::Circle(_)));
    }
}
