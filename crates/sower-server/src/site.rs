//! The site: what all requests share, and the router over it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

use axum::extract::DefaultBodyLimit;
use axum::{Router, middleware};
use sower_core::{Game, RulesFile};
use sower_search::{Probes, Settings};
use sower_tables::TableLibrary;
use tokio::sync::Semaphore;
use tokio::time::timeout;

use crate::api;
use crate::auth::people::Passwords;
use crate::auth::revocation::Departures;
use crate::auth::signer::Signer;
use crate::clock::Timekeeper;
use crate::cluster;
use crate::custom_rules;
use crate::games::{Shelf, Shelved};
use crate::http::assets::{self, Assets};
use crate::http::compress;
use crate::http::error::{Code, Fault};
use crate::http::guard;
use crate::http::health;
use crate::http::locale::Reader;
use crate::http::metrics::Metrics;
use crate::http::public_url::PublicUrl;
use crate::http::request_log;
use crate::http::unread_body;
use crate::limits::{Buckets, Limits, OpenCount};
use crate::lobby::{self, Meeting};
use crate::log_limit::Complained;
use crate::network::Network;
use crate::rooms::{Hub, Live};
use crate::sentences::SiteTalk;
use crate::shutdown::Shutdown;
use crate::store::measured::Measured;
use crate::store::writer::Writer;
use crate::store::{Millis, Store, StoreError, Write};
use crate::thinking::pool::Pool;
use crate::thinking::reviews::Reviews;
use crate::thinking::throttle;

/// Bodies are small: a position, a few hundred moves.
pub(crate) const LARGEST_BODY: usize = 16 << 10;

/// A record with comments may be larger.
pub(crate) const LARGEST_RECORD: usize = 256 << 10;

/// How long a request waits for a place before it is told that there is none.
const PATIENCE: Duration = Duration::from_secs(5);

/// Where what went wrong is told to whoever runs the site.
pub type Complaints = Box<dyn Fn(&str) + Send + Sync>;

/// What can be chosen about a site.
pub struct SiteOptions {
    /// How long somebody must be away before the other may claim the game.
    pub claim_after: Duration,
    /// How long a room without anyone stays in memory.
    pub idle: Duration,
    /// How long whoever connects may take to send the head of a request, the first or the next.
    pub head_within: Duration,
    /// How long a client may take to read anything of what it is sent.
    pub read_within: Duration,
    /// Whether the site can be reached only from this computer.
    pub only_here: bool,
    /// Threads that think, for opponents and as many for analysis.
    pub thinkers: usize,
    /// Whether two who play for ratings from one address or browser are rated all the same, as a club behind one router wants.
    pub rate_one_place: bool,
    /// Where what went wrong is told.
    pub complaints: Complaints,
    /// How much longer every commit is to take, for measurements.
    pub commit_delay: Duration,
    /// How much one may ask, and how much there may be.
    pub limits: Limits,
    /// The address at which the world finds the site, where that is another than the one it listens at.
    pub public_url: Option<PublicUrl>,
    /// Whether a proxy stands before the site, whose word on who connects is taken.
    pub behind_proxy: bool,
    /// The tables that the trainer asks, if there are any.
    pub tables: Option<Arc<TableLibrary>>,
}

impl Default for SiteOptions {
    fn default() -> SiteOptions {
        // One processor is kept for the sockets.
        let thinkers = std::thread::available_parallelism().map_or(1, usize::from).saturating_sub(1).max(1);
        SiteOptions {
            claim_after: Duration::from_secs(60),
            idle: Duration::from_secs(60),
            head_within: Duration::from_secs(30),
            read_within: Duration::from_secs(30),
            only_here: true,
            thinkers,
            rate_one_place: false,
            complaints: Box::new(|_| {}),
            commit_delay: Duration::ZERO,
            limits: Limits::default(),
            public_url: None,
            behind_proxy: false,
            tables: None,
        }
    }
}

/// What all requests share.
pub struct Site {
    pub(crate) options: SiteOptions,
    pub(crate) games: Shelf,
    pub(crate) assets: Assets,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) writer: Writer,
    pub(crate) signer: Signer,
    pub(crate) rooms: Hub,
    pub(crate) live: Live,
    pub(crate) pool: Pool,
    pub(crate) reviews: Reviews,
    pub(crate) connections: OpenCount,
    pub(crate) sockets: OpenCount,
    pub(crate) shutdown: Shutdown,
    pub(crate) meeting: Meeting,
    pub(crate) departures: Departures,
    pub(crate) metrics: Arc<Metrics>,
    /// Requests that change or reckon something, by address.
    pub(crate) requests: Buckets<Network>,
    /// New rooms, by guest and by address.
    pub(crate) new_rooms: Buckets<String>,
    /// New rooms within a day, by network: sockets that come one after another would fill the database all the same.
    pub(crate) new_rooms_of_a_day: Buckets<Network>,
    /// What is said in rooms without a socket, by room and guest.
    pub(crate) said: Buckets<String>,
    /// Rules files that are brought, by guest and by address.
    pub(crate) new_rules: Buckets<String>,
    /// Passwords that are being reckoned.
    pub(crate) passwords: Passwords,
    /// New accounts, by address.
    pub(crate) sign_ups: Buckets<Network>,
    /// Attempts to sign in, by network and name, and by network.
    pub(crate) sign_ins: Buckets<(Network, String)>,
    pub(crate) sign_ins_from: Buckets<Network>,
    /// The same by a larger network and name: one customer may have thousands of networks.
    pub(crate) sign_ins_wide: Buckets<(Network, String)>,
    /// Attempts of those who are signed in to give their own password, by session.
    pub(crate) own_tries: Buckets<String>,
    /// Files with all that is kept of an account, by account.
    pub(crate) exports: Buckets<String>,
    time: Timekeeper,
    complained: Complained,
    /// Whether its database is closed, or about to be.
    has_closed: AtomicBool,
    /// Since when some process of the site has always been there, or 0 where there is only this one.
    up_since: AtomicU64,
    /// When it was last tried to write, and whether that was possible.
    tried_to_write: tokio::sync::Mutex<Option<(Millis, bool)>>,
    /// Places for reckoning by the rules, which can take a while where turns are long.
    reckoning: Arc<Semaphore>,
    /// The one place for looking at rules files: those who write them wait for each other, and nobody else does.
    checking: Semaphore,
}

impl Site {
    /// A site with these games and this page, whose games are kept in that store.
    pub async fn open(
        games: Shelf,
        assets: Assets,
        store: Arc<dyn Store>,
        options: SiteOptions,
    ) -> Result<Arc<Site>, StoreError> {
        let metrics = Arc::new(Metrics::default());
        let store: Arc<dyn Store> = Arc::new(Measured { inner: store, metrics: Arc::clone(&metrics) });
        let limits = options.limits;
        let signer = Signer::new(store.signing_key().await?);
        let time = Timekeeper::new(store.now().await?);
        let up_since = AtomicU64::new(store.up_since().await?.unwrap_or(0));
        let (say, hear) = store.line().map(|line| (line.say, line.hear)).unzip();
        let writer = Writer::start(Arc::clone(&store), say.clone(), options.commit_delay)
            .map_err(|error| StoreError::failed(&store.name(), &error))?;
        let places = std::thread::available_parallelism().map_or(2, usize::from).max(2);
        let site = Arc::new(Site {
            pool: Pool::new(options.thinkers),
            options,
            games,
            assets,
            store,
            writer,
            signer,
            rooms: Hub::default(),
            live: Live::default(),
            reviews: Reviews::default(),
            connections: OpenCount::new(limits.connections),
            sockets: OpenCount::new(limits.sockets),
            shutdown: Shutdown::new(),
            meeting: Meeting::default(),
            departures: Departures::default(),
            metrics,
            requests: Buckets::new(f64::from(limits.requests), f64::from(limits.requests) * 10.0),
            new_rooms: Buckets::new(f64::from(limits.new_rooms) / 60.0, f64::from(limits.new_rooms) * 2.0),
            new_rooms_of_a_day: {
                let a_day = f64::from(limits.new_rooms) * 100.0;
                Buckets::new(a_day / (24.0 * 3600.0), a_day)
            },
            said: Buckets::new(f64::from(limits.messages), f64::from(limits.messages)),
            new_rules: Buckets::new(f64::from(limits.new_rules) / 3600.0, f64::from(limits.new_rules) / 2.0),
            passwords: Passwords::new(),
            sign_ups: Buckets::new(f64::from(limits.sign_ups) / 3600.0, f64::from(limits.sign_ups) / 2.0),
            sign_ins: Buckets::new(f64::from(limits.sign_ins) / 60.0, f64::from(limits.sign_ins) * 10.0),
            sign_ins_from: Buckets::new(f64::from(limits.sign_ins) / 10.0, f64::from(limits.sign_ins) * 30.0),
            sign_ins_wide: Buckets::new(f64::from(limits.sign_ins) / 10.0, f64::from(limits.sign_ins) * 30.0),
            own_tries: Buckets::new(f64::from(limits.sign_ins) / 60.0, f64::from(limits.sign_ins) * 10.0),
            exports: Buckets::new(1.0 / 60.0, 5.0),
            time,
            complained: Complained::default(),
            has_closed: AtomicBool::new(false),
            up_since,
            tried_to_write: tokio::sync::Mutex::default(),
            reckoning: Arc::new(Semaphore::new(places)),
            checking: Semaphore::new(1),
        });
        if let (Some(say), Some(hear)) = (say, hear) {
            tokio::spawn(cluster::follow(Arc::downgrade(&site), say, hear));
        }
        tokio::spawn(lobby::run(Arc::downgrade(&site)));
        tokio::spawn(throttle::watch(Arc::downgrade(&site), site.pool.gate.clone()));
        Ok(site)
    }

    /// Whether readers come over TLS.
    pub(crate) fn is_secure(&self) -> bool {
        self.options.public_url.as_ref().is_some_and(PublicUrl::is_secure)
    }

    /// Whether people play each other at this moment: whatever can wait should.
    pub fn people_play(&self) -> bool {
        self.live.len() > 0
    }

    /// What one search may use, with the tables of the site.
    pub(crate) fn search_settings(&self, memory: usize) -> Settings {
        Settings::new(memory, 1).with_probes(self.probes())
    }

    /// The tables of the site as probes of searches.
    pub(crate) fn probes(&self) -> Probes {
        self.options.tables.as_ref().map(TableLibrary::probes).unwrap_or_default()
    }

    /// A game's tables, if there are any.
    pub(crate) fn tables(&self, game: &Game) -> Option<Arc<sower_tables::EndgameTables>> {
        self.options.tables.as_ref()?.tables(game)
    }

    /// Whether the trainer knows endgames of a game, or can in a few seconds.
    pub(crate) fn trains(&self, game: &Game) -> bool {
        self.tables(game).is_some() || sower_tables::starter_seeds(game).is_some()
    }

    /// A game's tables for the trainer. A game that has none gets its small table, on one thread, within seconds; while another
    /// builds it, while people play each other, or where it cannot be built, there are none.
    pub(crate) fn tables_to_train(&self, game: &Game) -> Option<Arc<sower_tables::EndgameTables>> {
        let shelf = self.options.tables.as_ref()?;
        shelf.tables(game).or_else(|| {
            if self.people_play() {
                return None;
            }
            let workers = sower_tables::Workers::new(1, sower_search::Stop::new());
            match sower_tables::build_starter(game, shelf.folder(), &workers, |_| {}) {
                Ok(_) => shelf.reopen(game),
                Err(sower_tables::BuildError::Busy(_)) => return None,
                Err(error) => self.complain(&error),
            }
            shelf.tables(game)
        })
    }

    /// The time, in the database's clock.
    pub(crate) fn now(&self) -> Millis {
        self.time.now()
    }

    pub(crate) fn correct_time(&self, now: Millis) {
        self.time.correct(now);
    }

    /// Since when some process of the site has always been there; none where there is only this one.
    pub(crate) fn up_since(&self) -> Option<Millis> {
        Some(self.up_since.load(Ordering::Relaxed)).filter(|since| *since > 0)
    }

    pub(crate) fn note_up(&self, since: Option<Millis>) {
        self.up_since.store(since.unwrap_or(0), Ordering::Relaxed);
    }

    /// Tells whoever runs the site what went wrong.
    pub(crate) fn complain(&self, what: &dyn std::fmt::Display) {
        // That a database which the site itself has closed does not answer is no news.
        if self.has_closed.load(Ordering::SeqCst) {
            return;
        }
        let what = what.to_string();
        if self.complained.is_news(&what) {
            (self.options.complaints)(&what);
        }
    }

    /// The database does not do its part: the guest hears whether nothing was changed or that this is not known, the operator why.
    pub(crate) fn storage_fault(&self, error: &StoreError, reader: Reader) -> Fault {
        self.complain(error);
        match error {
            StoreError::Unknown { .. } => reader.fault(Code::UnknownOutcome, &SiteTalk::StorageUnknown),
            _ => reader.fault(Code::Storage, &SiteTalk::Storage),
        }
    }

    /// Whether somebody may create another room, challenge or named guest; counted for them and for their network.
    pub(crate) fn may_create(&self, guest: &str, network: Option<Network>) -> bool {
        self.new_rooms.take(guest.to_owned())
            && network.is_none_or(|network| {
                self.new_rooms.take(network.to_string()) && self.new_rooms_of_a_day.take(network)
            })
    }

    /// Whether the database can be written to, found out by writing; at most once in a few seconds, however often it is asked.
    pub(crate) async fn can_write(&self) -> bool {
        const AGAIN: Millis = 3000;
        let mut tried = self.tried_to_write.lock().await;
        let now = self.now();
        match *tried {
            Some((at, could)) if now < at + AGAIN => could,
            _ => {
                let could = self.writer.write(Write::Trial { at: now }).await.is_ok();
                *tried = Some((now, could));
                could
            }
        }
    }

    /// Reckons by a game's rules, away from the threads that serve sockets. How many do so at once is bounded, and each
    /// turn has a bound of its own in the rules, so that nobody's rules can hold up the others.
    pub(crate) async fn reckon<T: Send + 'static>(
        self: &Arc<Site>,
        reader: Reader,
        work: impl FnOnce(&Arc<Site>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        let busy = || reader.fault(Code::Busy, &SiteTalk::Busy);
        let place = timeout(PATIENCE, Arc::clone(&self.reckoning).acquire_owned()).await;
        let Ok(Ok(place)) = place else { return Err(busy()) };
        let site = Arc::clone(self);
        let done = tokio::task::spawn_blocking(move || {
            let _place = place;
            work(&site)
        });
        done.await.unwrap_or_else(|_| Err(busy()))
    }

    /// Looks at a rules file, which may be anything. However many do so, all others have their places.
    pub(crate) async fn examine<T: Send + 'static>(
        self: &Arc<Site>,
        reader: Reader,
        work: impl FnOnce(&Arc<Site>) -> Result<T, Fault> + Send + 'static,
    ) -> Result<T, Fault> {
        match timeout(PATIENCE, self.checking.acquire()).await {
            Ok(Ok(_place)) => self.reckon(reader, work).await,
            _ => Err(reader.fault(Code::Busy, &SiteTalk::Busy)),
        }
    }

    /// A game by its name or alias, or by that of a rules file that somebody has brought, with changes.
    pub(crate) async fn find(
        self: &Arc<Site>,
        name: &str,
        changes: &[String],
        reader: Reader,
    ) -> Result<Shelved, Fault> {
        if let Some(kept) = self.games.kept(name, changes) {
            return Ok(kept);
        }
        let found = match custom_rules::parts(name) {
            Some((file, variant)) => (self.own_file(file, reader).await?, variant.map(str::to_owned)),
            None => self.games.named(name, reader)?,
        };
        let (name, changes) = (name.to_owned(), changes.to_vec());
        self.reckon(reader, move |site| site.games.make(name, found, changes, reader)).await
    }

    /// A rules file that somebody has brought.
    async fn own_file(&self, name: &str, reader: Reader) -> Result<Arc<RulesFile>, Fault> {
        /// How exactly it is known when a file was last used.
        const DAY: Millis = 24 * 60 * 60 * 1000;
        let gone = || reader.fault(Code::NotFound, &SiteTalk::NoOwnRules);
        let stored = self.store.rules(name).await.map_err(|error| self.storage_fault(&error, reader))?;
        // The name is the text's: another text is not what the link meant.
        let found = stored.filter(|found| custom_rules::name(&found.text) == name).ok_or_else(gone)?;
        if found.used.is_some_and(|used| used + DAY < self.now()) {
            let touched = self.writer.write(Write::RulesUsed { name: name.to_owned(), at: self.now() }).await;
            // It is read all the same; only its time is not known as exactly.
            if let Err(error) = touched {
                self.complain(&error);
            }
        }
        custom_rules::read_kept(name, &found.text).map(Arc::new).map_err(|_| gone())
    }

    /// Somebody has signed out of a session, or of all, or a token of theirs was revoked: whatever goes on by it ends.
    pub(crate) async fn show_out(&self, account: &str, session: Option<&str>) {
        self.departures.tell(account, session);
        self.rooms.signed_out(account, session).await;
    }

    /// Somebody is nobody any more.
    pub(crate) async fn forget_guest(&self, guest: &str) {
        self.departures.tell(guest, None);
        self.rooms.forget_guest(guest).await;
    }

    /// Begins the end: sockets are closed with a word, rooms stop, no new ones open.
    pub fn begin_shutdown(&self) {
        self.shutdown.begin();
    }

    /// Ends the site: what waits to be written is written, and the store is left in good order.
    pub async fn close(&self) {
        self.begin_shutdown();
        // A commit that has begun ends within the store's own patience; what was told before is there already.
        let drained = async {
            while self.writer.waiting() > 0 {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        };
        let _ = timeout(PATIENCE, drained).await;
        self.has_closed.store(true, Ordering::SeqCst);
        self.store.close().await;
    }
}

/// The router of a site. It binds nothing.
pub fn app(site: Arc<Site>) -> Router {
    Router::new()
        .nest(
            "/api",
            api::routes()
                .layer(middleware::from_fn(compress::answers))
                .layer(middleware::map_response(guard::not_stored)),
        )
        .merge(health::health())
        .fallback(assets::serve)
        .layer(middleware::from_fn_with_state(Arc::clone(&site), guard::admit))
        .layer(middleware::map_response_with_state(Arc::clone(&site), guard::harden))
        .layer(middleware::from_fn(unread_body::settle))
        .layer(middleware::from_fn_with_state(Arc::clone(&site), request_log::requests))
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .with_state(site)
}
