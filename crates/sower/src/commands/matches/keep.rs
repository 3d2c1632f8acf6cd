//! The records of a match: a folder with one file per game.
//!
//! Tools that read records expect one game per file, so a match is a folder of them,
//! numbered in order. Each file is written atomically when its game has ended.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use anyhow::Context as _;
use sower_core::Side;
use sower_core::record::{Tags, write_record};
use sower_players::matches::FinishedGame;

use super::plan::Plan;
use crate::failure::Failure;
use crate::output::{must_be_writable, write_whole};

pub(super) struct Keeper {
    folder: PathBuf,
    kept: u64,
    /// Digits of the largest number, so that names sort.
    figures: usize,
    pace: String,
}

impl Keeper {
    /// Prepares a new or empty folder.
    pub(super) fn new(folder: &Path, plan: &Plan) -> anyhow::Result<Keeper> {
        let name = folder.display();
        let cannot = || format!("cannot keep records in {name}");
        fs::create_dir_all(folder).with_context(cannot)?;
        if fs::read_dir(folder).with_context(cannot)?.next().is_some() {
            return Err(Failure::input(format!("{name} is not empty; --record takes a new or empty folder")));
        }
        must_be_writable(&folder.join("game.txt"))?;
        let figures = plan.total().to_string().len().max(4);
        Ok(Keeper { folder: folder.to_owned(), kept: 0, figures, pace: plan.pace_text() })
    }

    /// Writes a game's record.
    pub(super) fn keep(&mut self, game: &FinishedGame, names: [&str; 2]) -> anyhow::Result<()> {
        self.kept += 1;
        let played = &game.ended.played;
        let mut tags = Tags::new();
        for (side, tag) in [(Side::South, "South"), (Side::North, "North")] {
            tags.set(tag, names[game.player_at(side)]);
        }
        tags.set("Event", &format!("{} - {}", names[0], names[1]));
        tags.set("Round", &game.number().to_string());
        tags.set("Opening", &game.opening().text(played.game()));
        tags.set("TimeControl", &self.pace);
        let file = self.folder.join(format!("{:0figures$}.txt", self.kept, figures = self.figures));
        let written: io::Result<()> = write_whole(&file, write_record(&tags, played).as_bytes());
        written.with_context(|| format!("cannot write the record {}", file.display()))
    }
}
