//! A translation as the text of a rules file.

use crate::{Parameters, Translation};

/// A text as a string of TOML on one line.
fn quoted(text: &str) -> String {
    let words: Vec<&str> = text.split(|letter: char| letter.is_whitespace() || letter.is_control()).collect();
    let line = words.into_iter().filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    format!("\"{}\"", line.replace(['"', '\\'], "'"))
}

/// The rules file of a translation without gaps.
pub(crate) fn rules_file(parameters: &Parameters, translation: &Translation) -> String {
    let name = quoted(&parameters.name);
    let source = quoted(parameters.source.as_deref().unwrap_or("A game file of MancalaGames"));
    let labels = translation.labels;
    let mut text = format!(
        "name = {name}\nregion = \"Imported\"\nsummary = \"Imported from a game file\"\nsource = [{source}]\n\
         labels = \"{labels}\"\n"
    );
    if !translation.of_matches.is_empty() {
        text.push_str("notes = [\n");
        for remark in &translation.of_matches {
            text.push_str(&format!("    \"{remark}\",\n"));
        }
        text.push_str("]\n");
    }
    let mut table = "";
    let mut keys: Vec<&(String, String)> = translation.keys.iter().collect();
    keys.sort_by_key(|(key, _)| key.split('.').next().map(str::to_owned));
    for (key, value) in keys {
        let (section, field) = key.split_once('.').unwrap_or(("", key));
        if section != table {
            text.push_str(&format!("\n[{section}]\n"));
            table = section;
        }
        text.push_str(&format!("{field} = {value}\n"));
    }
    text
}
