//! A translation as the text of a rules file.

use crate::{Parameters, Translation};

/// The rules file of a translation without gaps.
pub(crate) fn rules_file(parameters: &Parameters, translation: &Translation) -> String {
    let name = parameters.name.replace(['"', '\\'], "'");
    let mut text = format!(
        "name = \"{name}\"\nlabels = \"{}\"\nregion = \"Imported\"\nsummary = \"Imported from a game file\"\nsource = [\"A game file of MancalaGames\"]\n",
        translation.labels
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
