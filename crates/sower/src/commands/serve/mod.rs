//! `sower serve`: Sower in the browser.

mod address;
mod lock;
mod log;
mod network;
mod place;

use std::io::Write as _;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use sower_server::store::{Postgres, Sqlite, Store};
use sower_server::{Assets, Limits, PublicUrl, Shelf, Site, SiteOptions, SiteTalk, private};
use tokio::net::TcpListener;

use crate::args::ServeArgs;
use crate::commands::tables;
use crate::failure::Failure;
use crate::output::stdout;
pub(crate) use lock::Lock;
pub(crate) use place::Place;

/// How long requests that are under way may take when the site ends.
const FAREWELL: Duration = Duration::from_secs(5);

pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let games = Shelf::new(args.games.as_deref()).map_err(Failure::input)?;
    let place = Place::of(args.data.as_deref(), args.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(serve(args, &place, games))
}

async fn serve(args: &ServeArgs, place: &Place, games: Shelf) -> anyhow::Result<()> {
    // Several processes may serve one PostgreSQL; a file is one's own.
    let log = log::start(args);
    let mut lock = match place {
        Place::Folder(folder) => {
            let lock = Lock::of(folder)?;
            make_private(folder)?;
            Some(lock)
        }
        Place::Database(_) => None,
    };
    let store: Arc<dyn Store> = match place {
        Place::Folder(folder) => {
            Sqlite::check_after_crash(folder).await.map_err(Failure::input)?;
            Arc::new(Sqlite::open(folder).await.map_err(Failure::input)?)
        }
        Place::Database(address) => {
            let opened = Postgres::open(address).await.map_err(Failure::input)?;
            Arc::new(if args.deaf { opened.deaf() } else { opened })
        }
    };
    let listener = address::listen(args).await?;
    let address = listener.local_addr().context("cannot tell where Sower listens")?;
    if let Some(lock) = &mut lock {
        lock.tell(&url(address))?;
    }
    let options = SiteOptions {
        only_here: address.ip().is_loopback(),
        rate_one_place: args.rate_one_place,
        commit_delay: args.commit_delay.unwrap_or_default(),
        complaints: log,
        limits: args.limits.iter().copied().fold(Limits::default(), Limits::with),
        public_url: args.public_url.clone(),
        behind_proxy: args.behind_proxy,
        tables: tables::library(),
        ..SiteOptions::default()
    };
    let metrics = match args.metrics {
        Some(address) => Some(address::listen_at(address).await?),
        None => None,
    };
    let opened = Site::open(games, assets(args), Arc::clone(&store), options).await;
    let site = opened.map_err(Failure::input)?;
    let playing = Arc::clone(&site);
    tables::not_while(move || playing.people_play());
    tables::build_in_background();
    if let Some(listener) = metrics {
        let site = Arc::clone(&site);
        tokio::spawn(async move { sower_server::serve_metrics(&site, listener).await });
    }
    welcome(address, args.public_url.as_ref())?;
    run_until_told(listener, &site).await;
    Ok(())
}

/// Closes to other users what an earlier version left open to them.
fn make_private(folder: &Path) -> anyhow::Result<()> {
    let done =
        private::tighten(folder).with_context(|| format!("cannot make {} private", folder.display()))?;
    done.iter().for_each(|done| log::warn(&done.to_string()));
    Ok(())
}

/// Whether a site seems to run on that folder.
pub(crate) fn seems_to_run(folder: &Path) -> bool {
    lock::address(folder).exists()
}

/// Says where the site is. The first line is for programs too.
fn welcome(address: SocketAddr, public: Option<&PublicUrl>) -> anyhow::Result<()> {
    let mut out = stdout();
    writeln!(out, "{}", SiteTalk::At { url: url(address) })?;
    if let Some(public) = public {
        writeln!(out, "{}", SiteTalk::AtInPublic { url: public.as_str().to_owned() })?;
    }
    if address.ip().is_unspecified()
        && let Some(url) = network::url(address.port())
    {
        writeln!(out, "{}", SiteTalk::AtInNetwork { url: url.clone() })?;
        if let Some(picture) = network::picture(&url) {
            writeln!(out, "\n{picture}\n")?;
        }
    }
    writeln!(out, "{}", SiteTalk::HowToStop)?;
    out.flush()?;
    Ok(())
}

/// Serves until somebody stops it, and then leaves nothing half done.
async fn run_until_told(listener: TcpListener, site: &Arc<Site>) {
    let ending = async {
        stopped().await;
        site.begin_shutdown();
        // A client that never finishes its request does not keep the site from ending.
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = sower_server::serve(site, listener) => {}
        () = ending => {}
    }
    site.close().await;
}

/// Waits for Ctrl-C, or for the system to ask the process to end.
async fn stopped() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        if let Ok(mut terminate) = signal(SignalKind::terminate()) {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
            return;
        }
    }
    let _ = tokio::signal::ctrl_c().await;
}

/// Where a browser on this computer finds the site.
fn url(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://127.0.0.1:{}", address.port()),
        false => format!("http://{address}"),
    }
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
