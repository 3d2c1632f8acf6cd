//! `sower serve`: Sower in the browser.

use std::io::Write as _;
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::Context as _;
use sower_server::{Assets, Shelf, Site, app};
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::failure::Failure;
use crate::output::stdout;

/// The port that is tried first.
const FIRST_PORT: u16 = 8080;

pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let games = Shelf::new(args.games.as_deref()).map_err(Failure::input)?;
    let site = Arc::new(Site::new(games, assets(args)));
    let runtime = tokio::runtime::Runtime::new().context("cannot start")?;
    runtime.block_on(serve(args, site))
}

async fn serve(args: &ServeArgs, site: Arc<Site>) -> anyhow::Result<()> {
    let first = args.listen.unwrap_or_else(|| SocketAddr::from((Ipv4Addr::LOCALHOST, FIRST_PORT)));
    let listener = TcpListener::bind(first).await.with_context(|| format!("cannot listen at {first}"))?;
    let address = listener.local_addr()?;
    let mut out = stdout();
    writeln!(out, "Sower is at http://{address}")?;
    out.flush()?;
    axum::serve(listener, app(site)).await?;
    Ok(())
}

/// The page: in the binary, or in the folder that its builders work in.
fn assets(args: &ServeArgs) -> Assets {
    match web_folder(args) {
        Some(folder) => Assets::live(&folder),
        None => Assets::embedded(),
    }
}

fn web_folder(args: &ServeArgs) -> Option<PathBuf> {
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web");
    args.web.clone().or_else(|| (cfg!(debug_assertions) && source.is_dir()).then_some(source))
}
