//! Embeds the rules files of `games/`, so that adding a game is adding a file.

#[path = "../embed_games.rs"]
mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("toml")
}
