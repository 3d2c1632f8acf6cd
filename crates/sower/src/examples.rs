//! The examples in the help of every command. A test parses each of them.

/// A command line and what it is for.
pub(crate) struct Example {
    pub(crate) purpose: &'static str,
    pub(crate) line: &'static str,
}

/// The examples of a command, by its path such as `sower tables build`.
pub(crate) fn of(path: &str) -> Option<Vec<Example>> {
    let examples = EXAMPLES.iter().find(|(found, _)| *found == path)?.1;
    Some(examples.iter().map(|(purpose, line)| Example { purpose, line }).collect())
}

/// Per command: what a line is for, and the line.
const EXAMPLES: &[(&str, &[(&str, &str)])] = &[
    (
        "sower",
        &[
            ("Open the menu", "sower"),
            ("Play Oware against the computer", "sower play oware"),
            ("Show the options and examples of a command", "sower play --help"),
        ],
    ),
    (
        "sower play",
        &[
            ("Play against the computer", "sower play oware"),
            ("Play against a stronger computer", "sower play togyz-kumalak --level 8"),
            ("Let the computer move first", "sower play kalah --south level:5"),
            ("Two people at one terminal", "sower play kalah --north human"),
            ("Save the game to a file, or resume it", "sower play oware --record game.txt"),
        ],
    ),
    (
        "sower puzzles",
        &[
            ("Solve Oware puzzles", "sower puzzles oware"),
            ("Only hard ones", "sower puzzles kalah --grade 5"),
            ("List the games with puzzles", "sower puzzles"),
        ],
    ),
    (
        "sower puzzles build",
        &[("Build 20 puzzles", "sower puzzles build awari --count 20 --out awari.puzzles")],
    ),
    (
        "sower train",
        &[
            ("Practise a random won endgame", "sower train oware"),
            ("Practise a given position", "sower train kalah \"0,0,0,1,0,2/1,0,0,0,0,0 22,22 S\""),
        ],
    ),
    (
        "sower games",
        &[("List the games", "sower games"), ("As JSON, one object per line", "sower games --json")],
    ),
    (
        "sower rules",
        &[
            ("Show the rules in plain words", "sower rules oware"),
            ("Show the rules file", "sower rules kalah --toml"),
            ("Show the effect of a change", "sower rules kalah --set board.seeds=3"),
        ],
    ),
    (
        "sower config",
        &[
            ("Show all settings and where they come from", "sower config"),
            ("Play against level 6 by default", "sower config set level 6"),
            ("Return to the default", "sower config unset level"),
        ],
    ),
    ("sower config set", &[("Turn animations off", "sower config set speed off")]),
    ("sower config unset", &[("Follow the system's language again", "sower config unset language")]),
    ("sower config path", &[("Show the path of the config file", "sower config path")]),
    (
        "sower analyze",
        &[
            ("Analyse the start position for 10 seconds", "sower analyze oware --time 10s"),
            ("Analyse the position after some moves", "sower analyze kalah --after \"3 6 1\""),
            (
                "Analyse a position to a fixed depth",
                "sower analyze oware --position \"4,4,4,4,4,4/4,4,4,4,4,4 0,0 S\" --depth 12",
            ),
        ],
    ),
    (
        "sower review",
        &[
            ("Review a game", "sower review game.txt"),
            ("Write the notes into a new record", "sower review game.txt --write reviewed.txt"),
            ("Draw the evaluation as SVG", "sower review game.txt --svg game.svg"),
        ],
    ),
    (
        "sower solve",
        &[
            ("Solve a small board", "sower solve kalah --set board.pits=4 --set board.seeds=3"),
            ("Solve every move", "sower solve kalah --set board.pits=4 --set board.seeds=3 --moves"),
            (
                "Solve for an hour and save the progress; run it again to resume",
                "sower solve kalah --time 1h --checkpoint kalah.proof",
            ),
        ],
    ),
    (
        "sower moves",
        &[
            ("List the legal moves", "sower moves oware"),
            ("Explain one move seed by seed", "sower moves kalah --why 3"),
        ],
    ),
    (
        "sower replay",
        &[
            ("Show the final position and the result", "sower replay game.txt"),
            ("Show every board", "sower replay game.txt --boards"),
            ("Convert a record to OGN", "sower replay game.txt --write ogn"),
        ],
    ),
    (
        "sower draw",
        &[
            ("Draw the start position as SVG", "sower draw oware --output oware.svg"),
            ("Draw it with characters", "sower draw oware --text"),
        ],
    ),
    (
        "sower perft",
        &[
            ("Count the sequences of 1 to 8 plies", "sower perft kalah 8"),
            ("Count them for each first move", "sower perft kalah 8 --divide"),
        ],
    ),
    ("sower engine", &[("Start the engine with Kalah", "sower engine kalah --hash 256")]),
    (
        "sower match",
        &[
            (
                "Level 5 against minimax, 200 games",
                "sower match oware level:5 minimax:6 --games 200 --nodes 10000",
            ),
            (
                "Test whether new weights are stronger",
                "sower match oware search:new.weights level:10 --movetime 50 --games 10000 --sprt elo0=0,elo1=10",
            ),
            ("All against all", "sower match kalah greedy minimax:4 level:3 --games 20 --round-robin"),
        ],
    ),
    (
        "sower bot",
        &[
            ("Play on a site with the token in SOWER_TOKEN", "sower bot https://sower.example --level 6"),
            (
                "Challenge everyone in the lobby to Oware",
                "sower bot https://sower.example --game oware --clock 5+3",
            ),
            ("Play on a KGP server", "sower bot kgp://kalah.example"),
        ],
    ),
    ("sower kgp", &[("Host Kalah(8, 8) against level 4", "sower kgp --board 8x8 --against level:4")]),
    (
        "sower bench",
        &[("Run all benchmarks of the engine", "sower bench"), ("Only the search", "sower bench search")],
    ),
    (
        "sower bench playouts",
        &[("Play a million random games", "sower bench playouts oware --games 1000000")],
    ),
    ("sower bench search", &[("Search each position for two seconds", "sower bench search --time 2s")]),
    (
        "sower bench server",
        &[(
            "Measure 100 games for ten seconds",
            "sower bench server --games 100 --rate 50 --warm-up 2s --seconds 10s --stored 0",
        )],
    ),
    (
        "sower serve",
        &[
            ("Run a site on this computer", "sower serve"),
            ("Let others in your network join", "sower serve --lan"),
            (
                "Run a public site behind a proxy",
                "sower serve --listen 127.0.0.1:8080 --public-url https://sower.example --behind-proxy",
            ),
        ],
    ),
    ("sower backup", &[("Back up the site", "sower backup sower.backup")]),
    ("sower restore", &[("Restore into an empty folder", "sower restore sower.backup --data new-site")]),
    (
        "sower user",
        &[
            ("List the accounts", "sower user list"),
            ("Give an account a new recovery code", "sower user reset ann"),
        ],
    ),
    ("sower user list", &[("List the accounts as JSON", "sower user list --json")]),
    ("sower user reset", &[("Give an account a new recovery code", "sower user reset ann")]),
    ("sower user bot", &[("Mark an account as a bot", "sower user bot ann-bot")]),
    ("sower site", &[("Write the page as static files", "sower site export public")]),
    (
        "sower site export",
        &[
            ("Write the page as static files", "sower site export public"),
            ("For a folder of a host", "sower site export public --base /sower/"),
        ],
    ),
    (
        "sower tables",
        &[
            ("Build the tables of Oware", "sower tables build oware --seeds 12"),
            ("Look up a position", "sower tables probe oware --position \"0,0,0,0,1,1/1,0,0,0,0,0 22,23 S\""),
        ],
    ),
    ("sower tables build", &[("Build tables for up to 12 seeds", "sower tables build oware --seeds 12")]),
    ("sower tables verify", &[("Check a sample of each table", "sower tables verify oware --sample 100000")]),
    ("sower tables info", &[("Show the tables and their values", "sower tables info oware --values")]),
    (
        "sower tables probe",
        &[("Look up a position", "sower tables probe oware --position \"0,0,0,0,1,1/1,0,0,0,0,0 22,23 S\"")],
    ),
    ("sower tables bench", &[("Measure probes per second", "sower tables bench oware")]),
    (
        "sower import",
        &[
            ("Import a game of MancalaGames", "sower import Cow.txt > cow.toml"),
            ("Import a variant", "sower import Wari.txt --variant Evens > wari-evens.toml"),
        ],
    ),
    ("sower tune", &[("Tune a game with a rules file", "sower tune mine.toml --rounds 2 --games 1000")]),
    (
        "sower tune levels",
        &[
            ("Measure the levels of a game", "sower tune levels kalah --measure"),
            ("Space the levels of your own game evenly", "sower tune levels mine.toml --games 600"),
        ],
    ),
    (
        "sower completions",
        &[
            ("Load completions in Bash", "source <(sower completions bash)"),
            (
                "Install completions for Fish",
                "sower completions fish > ~/.config/fish/completions/sower.fish",
            ),
        ],
    ),
    ("sower man", &[("Write the man pages", "sower man ~/.local/share/man/man1")]),
];

#[cfg(test)]
mod tests {
    use clap::Command;

    use super::*;
    use crate::help;

    /// The arguments of an example, without the shell's own syntax.
    fn arguments(line: &str) -> Vec<String> {
        let line = line.strip_prefix("source <(").map_or(line, |line| line.trim_end_matches(')'));
        shell_words::split(line.split(" > ").next().unwrap_or(line)).expect("a shell accepts it")
    }

    #[test]
    fn every_example_is_a_valid_command_line() {
        for (path, examples) in EXAMPLES {
            for (_, line) in *examples {
                let parsed = help::command().try_get_matches_from(arguments(line));
                if let Err(error) = parsed {
                    assert!(line.ends_with("--help"), "{line}: {error}");
                }
                assert!(arguments(line).join(" ").starts_with(path), "{line} is no example of {path}");
            }
        }
    }

    #[test]
    fn every_command_has_examples_and_every_example_a_command() {
        fn paths(command: &Command, before: &str, found: &mut Vec<String>) {
            let path = format!("{before} {}", command.get_name()).trim().to_owned();
            command.get_subcommands().for_each(|below| paths(below, &path, found));
            found.push(path);
        }
        let mut found = Vec::new();
        paths(&help::command(), "", &mut found);
        for path in &found {
            assert!(of(path).is_some_and(|examples| !examples.is_empty()), "{path} has no example");
        }
        for (path, _) in EXAMPLES {
            assert!(found.iter().any(|known| known == path), "{path} is no command");
        }
    }
}
