//! Embeds the puzzles and lessons of the shipped games.

mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("lessons")?;
    embed_games::embed("puzzles")
}
