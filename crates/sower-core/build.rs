//! Embeds the rules files of `games/`.

mod embed_games;

fn main() -> std::io::Result<()> {
    embed_games::embed("toml")
}
