//! `sower games`: lists the games.

use std::io::Write as _;

use clap::Args as ClapArgs;
use serde::Serialize;
use sower_core::rules::About;
use sower_core::{Rules, library};
use sower_text::{Language, Say as _, kinds, message};

use crate::color::{self, Paint, paint};
use crate::output::{self, json_line, stdout, wrapped};
use crate::say;

#[derive(Debug, ClapArgs)]
pub(crate) struct GamesArgs {
    /// List only games with these words in their name, region, kind or summary, such as "four rows" or Kenya.
    pub(crate) search: Option<String>,
    /// Print one JSON object per game, one per line.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Serialize)]
struct Line<'a> {
    name: &'a str,
    title: &'a str,
    variant_of: Option<&'a str>,
    board: String,
    region: &'a str,
    countries: &'a [String],
    kinds: Vec<&'static str>,
    summary: &'a str,
    aliases: &'a [String],
    fingerprint: String,
}

pub(crate) fn run(args: &GamesArgs) -> anyhow::Result<()> {
    let mut out = stdout();
    let colored = color::on_stdout();
    let listed = library::all_with_the_first_four_first();
    let width = listed.iter().map(|listed| listed.name.len() + indent(listed)).max().unwrap_or(0);
    let sought: Vec<String> =
        args.search.iter().flat_map(|words| words.split_whitespace()).map(str::to_lowercase).collect();
    let mut found = false;
    for listed in &listed {
        let rules = listed.rules(&[]).map_err(say::bad_input)?;
        let about = Language::spoken().about(&rules);
        if !sought.is_empty() {
            let text = searched_text(&rules, &about).to_lowercase();
            if !sought.iter().all(|word| text.contains(word)) {
                continue;
            }
        }
        found = true;
        let board = Language::spoken().say(&sower_text::board_sentence::board_size(&rules), rules.words());
        let variant_of = listed.variant.as_ref().map(|_| listed.file.id());
        if args.json {
            let line = Line {
                name: &listed.name,
                title: &about.name,
                variant_of,
                board,
                region: &about.region,
                countries: &about.countries,
                kinds: kinds(&rules).into_iter().map(sower_text::Kind::name).collect(),
                summary: &about.summary,
                aliases: &about.aliases,
                fingerprint: rules.fingerprint().to_string(),
            };
            json_line(&mut out, &line)?;
            continue;
        }
        let indent = indent(listed);
        let name = format!("{:<name$}", listed.name, name = width - indent);
        let margin = " ".repeat(width + 2);
        let described = |text: &str| wrapped(text, output::width(), [&margin, &margin]);
        if indent > 0 {
            // The name is not painted, so it can replace the first line's margin.
            let name = format!("{:indent$}{name}  ", "");
            for line in wrapped(&about.summary, output::width(), [&name, &margin]) {
                writeln!(out, "{line}")?;
            }
        } else {
            let name = paint(colored, Paint::Name, &name);
            let place = described(&format!("{board}; {}", about.region));
            // Escape codes have no width, so the painted name replaces the margin after wrapping.
            writeln!(out, "{name}  {}", &place[0][margin.len()..])?;
            for line in place.into_iter().skip(1).chain(described(&about.summary)) {
                writeln!(out, "{line}")?;
            }
            if !about.aliases.is_empty() {
                let aliases = format!("= {}", about.aliases.join(", "));
                writeln!(out, "{:<width$}  {}", "", paint(colored, Paint::Quiet, &aliases))?;
            }
        }
    }
    out.flush()?;
    if let Some(search) = args.search.as_ref().filter(|_| !found) {
        return Err(say::bad_input(message!("cli-games-none", search = search.clone())));
    }
    Ok(())
}

/// What a search looks in.
fn searched_text(rules: &Rules, about: &About) -> String {
    let language = Language::spoken();
    let kinds = kinds(rules).into_iter().map(|kind| language.say(&kind.message(), rules.words()));
    let names = [&about.id, &about.name, &about.region, &about.summary].into_iter().cloned();
    let others = about.also.iter().chain(&about.aliases).cloned();
    names.chain(others).chain(kinds).collect::<Vec<_>>().join("\n")
}

/// A variant is indented below its game.
fn indent(listed: &library::Listed) -> usize {
    if listed.variant.is_some() { 2 } else { 0 }
}
