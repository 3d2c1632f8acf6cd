//! `sower rules`: a game's rules in plain words.

use std::io::Write as _;

use clap::Args as ClapArgs;
use serde::Serialize;
use serde_json::{Map, Value};
use sower_core::rules::About;
use sower_core::{Fingerprint, Rules};
use sower_text::{Language, Message, message};
use sower_wire::RuleHeading;

use crate::args::GameArgs;
use crate::output::{json_line, stdout, width, wrapped};
use crate::{choose, say};

#[derive(Debug, ClapArgs)]
pub(crate) struct RulesArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,
    /// Print the rules file.
    #[arg(long, conflicts_with = "json")]
    pub(crate) toml: bool,
    /// Print one JSON object: every key with its value, and the sentences.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Whole<'a> {
    name: &'a str,
    title: &'a str,
    also: &'a [String],
    aliases: &'a [String],
    region: &'a str,
    summary: &'a str,
    fingerprint: Fingerprint,
    keys: Map<String, Value>,
    sentences: Vec<RuleHeading>,
    notes: &'a [String],
    source: &'a [String],
}

pub(crate) fn run(args: &RulesArgs) -> anyhow::Result<()> {
    let chosen = choose::choose(&args.game.game)?;
    let game = chosen.game(&choose::changes(&args.game)?)?;
    let rules = game.rules();
    let mut out = stdout();
    if args.toml {
        out.write_all(chosen.file().text().as_bytes())?;
    } else if args.json {
        json_line(&mut out, &whole(rules, &say::about(&game)))?;
    } else {
        print_changed(rules, &args.game.changes, &mut out)?;
    }
    out.flush()?;
    Ok(())
}

fn groups(rules: &Rules) -> Vec<RuleHeading> {
    let language = Language::spoken();
    sower_text::rules_in_words(rules)
        .iter()
        .map(|(heading, sentences)| RuleHeading {
            heading: language.say(heading, rules.words()),
            sentences: sentences.iter().map(|sentence| language.say(sentence, rules.words())).collect(),
        })
        .collect()
}

fn whole<'a>(rules: &Rules, about: &'a About) -> Whole<'a> {
    Whole {
        name: &about.id,
        title: &about.name,
        also: &about.also,
        aliases: &about.aliases,
        region: &about.region,
        summary: &about.summary,
        fingerprint: rules.fingerprint(),
        keys: rules.values().into_iter().map(|(key, value)| (key.to_owned(), Value::String(value))).collect(),
        sentences: groups(rules),
        notes: &about.notes,
        source: &about.source,
    }
}

/// Prints the rules in sentences.
pub(crate) fn print(rules: &Rules, out: &mut impl std::io::Write) -> anyhow::Result<()> {
    print_changed(rules, &[], out)
}

/// Prints the rules with the changes for this run, which the file's notes do not mention.
fn print_changed(rules: &Rules, changes: &[String], out: &mut impl std::io::Write) -> anyhow::Result<()> {
    let about = Language::spoken().about(rules);
    let say = |talk: &Message| Language::spoken().say(talk, rules.words());
    writeln!(out, "{} — {}", about.name, about.region)?;
    if !about.also.is_empty() {
        paragraph(out, "", &say(&message!("cli-also", names = about.also.join(", "))))?;
    }
    paragraph(out, "", &format!("{}.", about.summary.trim_end_matches('.')))?;
    if !changes.is_empty() {
        paragraph(out, "", &say(&message!("cli-changed", changes = changes.join(", "))))?;
    }
    for group in groups(rules) {
        writeln!(out, "\n{}", group.heading)?;
        for sentence in group.sentences {
            paragraph(out, "- ", &sentence)?;
        }
    }
    let notes = if changes.is_empty() { message!("cli-notes") } else { message!("cli-notes-unchanged") };
    for (heading, texts) in [(say(&notes), &about.notes), (say(&message!("cli-sources")), &about.source)] {
        if !texts.is_empty() {
            writeln!(out, "\n{heading}")?;
        }
        for text in texts {
            paragraph(out, "- ", text)?;
        }
    }
    Ok(())
}

/// Writes a wrapped text, indented after its bullet.
fn paragraph(out: &mut impl std::io::Write, bullet: &str, text: &str) -> anyhow::Result<()> {
    for line in wrapped(text, width(), [bullet, &" ".repeat(bullet.len())]) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
