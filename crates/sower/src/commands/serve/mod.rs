//! `sower serve`: runs a site for the browser.

mod address;
mod lock;
mod log;
mod network;
mod place;

use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use anyhow::Context as _;
use clap::Args as ClapArgs;
use sower_server::store::{Postgres, Sqlite, Store};
use sower_server::{Assets, GameLibrary, Limit, Limits, PublicUrl, Site, SiteOptions, private};
use sower_text::message;
use tokio::net::TcpListener;

use crate::commands::tables;
use crate::duration;
use crate::failure::Failure;
use crate::output::stdout;

pub(crate) use lock::Lock;
pub(crate) use place::Place;

/// What a site logs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum LogWhat {
    /// Only problems.
    #[default]
    Problems,
    /// Also every request: its id, route, status and time.
    Requests,
}

#[derive(Clone, Debug, Default, ClapArgs)]
pub(crate) struct ServeArgs {
    /// Address to listen on [default: 127.0.0.1:8080, or the next free port].
    #[arg(long, value_name = "ADDRESS", value_parser = address::read)]
    pub(crate) listen: Option<SocketAddr>,
    /// Accept connections from the local network, and print the address.
    #[arg(long, conflicts_with = "listen")]
    pub(crate) lan: bool,
    /// Data folder of the site [default: $SOWER_DATA, or the platform's data folder].
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<PathBuf>,
    /// PostgreSQL database of the site, as postgres://user@host/name [default: $SOWER_DATABASE].
    ///
    /// All processes on one database form one site.
    #[arg(long, value_name = "URL", conflicts_with = "data")]
    pub(crate) database: Option<String>,
    /// Public address of the site behind a proxy, such as `https://sower.example`.
    #[arg(long, value_name = "URL")]
    pub(crate) public_url: Option<PublicUrl>,
    /// Trust the proxy's X-Forwarded-For header; only if clients cannot bypass the proxy.
    #[arg(long)]
    pub(crate) behind_proxy: bool,
    /// Serve Prometheus metrics at /metrics of this address, without access control.
    #[arg(long, value_name = "ADDRESS", value_parser = address::read)]
    pub(crate) metrics: Option<SocketAddr>,
    /// What to log to standard error.
    #[arg(long, value_name = "WHAT", default_value = "problems")]
    pub(crate) log: LogWhat,
    /// Log in JSON, one object per line.
    #[arg(long)]
    pub(crate) log_json: bool,
    /// Change a limit, such as requests=50; may be repeated.
    ///
    /// Per network: requests (per second), new-rooms (per minute), new-rules and sign-ups (per hour), sign-ins (per minute and account),
    /// connections, sockets. Also: messages (per second and socket), rooms (in memory).
    #[arg(long = "limit", value_name = "NAME=NUMBER")]
    pub(crate) limits: Vec<Limit>,
    /// Ignore notifications from other processes, for tests.
    #[arg(long, hide = true)]
    pub(crate) deaf: bool,
    /// Folder of additional rules files.
    #[arg(long, value_name = "DIR")]
    pub(crate) games: Option<PathBuf>,
    /// Also rate games between players at one address, for a club behind one router.
    #[arg(long)]
    pub(crate) rate_one_place: bool,
    /// Read the page from this folder at every request, for development.
    #[arg(long, value_name = "DIR", hide = true)]
    pub(crate) web: Option<PathBuf>,
    /// Delay to add to every commit, for measurements.
    #[arg(long, value_name = "TIME", value_parser = duration::read, hide = true)]
    pub(crate) commit_delay: Option<Duration>,
}

/// How long pending requests may take at shutdown.
const FAREWELL: Duration = Duration::from_secs(5);

/// Runs a future on this thread.
pub(crate) fn wait_for<T>(work: impl Future<Output = T>) -> anyhow::Result<T> {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    Ok(runtime.context("cannot start")?.block_on(work))
}

pub(crate) fn run(args: &ServeArgs) -> anyhow::Result<()> {
    let games = GameLibrary::new(args.games.as_deref()).map_err(Failure::input)?;
    let place = Place::of(args.data.as_deref(), args.database.as_deref())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start")?;
    runtime.block_on(serve(args, &place, games))
}

async fn serve(args: &ServeArgs, place: &Place, games: GameLibrary) -> anyhow::Result<()> {
    // Several processes may serve one PostgreSQL database, but only one an SQLite file.
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
    let stopped = stopped().context("cannot listen for signals")?;
    welcome(address, args.public_url.as_ref())?;
    run_until(stopped, listener, &site).await;
    Ok(())
}

/// Closes other users' access that an earlier version left open.
fn make_private(folder: &Path) -> anyhow::Result<()> {
    let done =
        private::tighten(folder).with_context(|| format!("cannot make {} private", folder.display()))?;
    done.iter().for_each(|done| log::warn(&done.to_string()));
    Ok(())
}

/// Whether a site seems to be running on a folder.
pub(crate) fn seems_to_run(folder: &Path) -> bool {
    lock::address(folder).exists()
}

/// Prints the site's address. Programs rely on the first line.
fn welcome(address: SocketAddr, public: Option<&PublicUrl>) -> anyhow::Result<()> {
    let mut out = stdout();
    writeln!(out, "{}", message!("site-at", url = url(address)))?;
    if let Some(public) = public {
        writeln!(out, "{}", message!("site-at-in-public", url = public.as_str().to_owned()))?;
    }
    if address.ip().is_unspecified()
        && let Some(url) = network::url(address.port())
    {
        writeln!(out, "{}", message!("site-at-in-network", url = url.clone()))?;
        if let Some(picture) = network::picture(&url) {
            writeln!(out, "\n{picture}\n")?;
        }
    }
    writeln!(out, "{}", message!("site-how-to-stop"))?;
    out.flush()?;
    Ok(())
}

/// Serves until stopped, then shuts down cleanly.
async fn run_until(stopped: impl Future<Output = ()>, listener: TcpListener, site: &Arc<Site>) {
    let ending = async {
        stopped.await;
        site.begin_shutdown();
        // A client that never finishes its request must not block the shutdown.
        tokio::time::sleep(FAREWELL).await;
    };
    tokio::select! {
        () = sower_server::serve(site, listener) => {}
        () = ending => {}
    }
    site.close().await;
}

/// Resolves on Ctrl-C, or when the system asks the process to end. Signals are caught from this call on, before the future is polled,
/// because a program may send one as soon as it has read the address.
#[cfg(unix)]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves on Ctrl-C.
#[cfg(not(unix))]
fn stopped() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// The site's address for a browser on this computer.
fn url(address: SocketAddr) -> String {
    match address.ip().is_unspecified() {
        true => format!("http://127.0.0.1:{}", address.port()),
        false => format!("http://{address}"),
    }
}

/// The page's files: embedded, or from a folder during development.
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
