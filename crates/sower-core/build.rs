//! Embeds the rules files of `games/`.

#[path = "../embed_games.rs"]
mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("toml")
}
