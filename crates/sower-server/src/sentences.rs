//! What the site says to a person: every sentence is in `lang/`.

use sower_core::Side;
use sower_text::messages;

messages! {
    /// Talk of the site.
    pub enum SiteTalk {
        /// An address that leads nowhere.
        NoSuchPage = "site-no-such-page",
        /// An address that is asked in a way it does not answer.
        WrongMethod = "site-wrong-method",
        /// A game that is not there.
        NoGame {
            /// What was asked for.
            name: String,
        } = "site-no-game",
        /// The same, where there is one of a name like it.
        NoGameButNear {
            /// What was asked for.
            name: String,
            /// What comes nearest.
            nearest: String,
        } = "site-no-game-but-near",
        /// A rules file that nobody has brought, or that is kept no more.
        NoOwnRules = "site-no-own-rules",
        /// Too many rules files brought at once.
        TooManyRules = "site-too-many-rules",
        /// Turns of too many laps.
        RulesTooSlow {
            /// How many laps many of them exceed.
            laps: u32,
        } = "site-rules-too-slow",
        /// A text of a rules file that is too long.
        RulesTooLongText {
            /// The most that is taken, in characters.
            most: usize,
        } = "site-rules-too-long-text",
        /// Too many variants.
        RulesTooManyVariants {
            /// The most that are taken.
            most: usize,
        } = "site-rules-too-many-variants",
        /// A variant that no address can name.
        RulesBadVariantName = "site-rules-bad-variant-name",
        /// A body that cannot be read.
        BadBody {
            /// What is wrong with it.
            reason: String,
        } = "site-bad-body",
        /// A body that cannot be read, of which the keys are known.
        BadBodyKeys {
            /// What is wrong with it.
            reason: String,
            /// The keys that it may have.
            keys: String,
        } = "site-bad-body-keys",
        /// A body that cannot be read and has just one key, of which there are several.
        BadBodyOneKey {
            /// What is wrong with it.
            reason: String,
            /// The keys, one of which it has.
            keys: String,
        } = "site-bad-body-one-key",
        /// A query that cannot be read.
        BadQuery {
            /// What is wrong with it.
            reason: String,
        } = "site-bad-query",
        /// A value in a query that means nothing.
        BadValue {
            /// Its key.
            key: String,
            /// What was there.
            text: String,
            /// What would be right.
            right: String,
        } = "site-bad-value",
        /// A body that is too large.
        TooLarge {
            /// The most that is taken.
            bytes: usize,
        } = "site-too-large",
        /// A change without a key or a value.
        BadChange {
            /// What was sent.
            text: String,
        } = "site-bad-change",
        /// Too many changes at once.
        TooManyChanges {
            /// The most that are taken.
            most: usize,
        } = "site-too-many-changes",
        /// More plies than anyone plays.
        TooManyMoves {
            /// The most that are taken.
            most: usize,
        } = "site-too-many-moves",
        /// A move in a list that may not be played.
        MoveFails {
            /// Which, from 1.
            ply: usize,
            /// Why.
            reason: String,
        } = "site-move-fails",
        /// A text that is neither a position nor a record of a game that was named.
        ReadsAsNothing {
            /// Why it is no record.
            record: String,
        } = "site-reads-as-nothing",
        /// The same where a game was named.
        ReadsAsNeither {
            /// Why it is no position.
            position: String,
            /// Why it is no record.
            record: String,
        } = "site-reads-as-neither",
        /// A tree of moves that does not hold together.
        BadTree {
            /// The node, from 1.
            node: usize,
        } = "site-bad-tree",
        /// No such language.
        NoLanguage {
            /// What was asked for.
            tag: String,
            /// The ones there are.
            known: String,
        } = "site-no-language",
        /// Everything that could answer is taken.
        Busy = "site-busy",
        /// The database does not take it.
        Storage = "site-storage",
        /// A computer that would help somebody in another game.
        NoReply = "site-no-reply",
        /// Somebody who has more unfinished games than anyone plays.
        TooManyGames = "site-too-many-games",
        /// Somebody asks for something again and again.
        AskedOften = "site-asked-often",
        /// A room with as many events as it may have.
        RoomFull = "site-room-full",
        /// What was to be saved may have been.
        StorageUnknown = "site-storage-unknown",
        /// A request from a foreign page.
        ForeignPage = "site-foreign-page",
        /// A request to a host that is not known to be the site.
        ForeignHost {
            /// The host.
            host: String,
        } = "site-foreign-host",
        /// Too much at once from one place.
        TooMany = "site-too-many",
        /// A guest without a cookie.
        NoCookie = "site-no-cookie",
        /// Somebody without a name.
        Guest = "site-guest",
        /// A room that is not there, or not for the reader.
        NoRoom = "site-no-room",
        /// A room whose events cannot be read.
        BrokenRoom = "site-broken-room",
        /// A message that cannot be read.
        BadMessage {
            /// What is wrong with it.
            reason: String,
        } = "site-bad-message",
        /// A move chosen on a board that has changed.
        Stale = "site-stale",
        /// A move out of turn.
        NotYourTurn = "site-not-your-turn",
        /// Somebody who only watches.
        OnlyWatching = "site-only-watching",
        /// The seat opposite is open.
        Waiting = "site-waiting",
        /// A game that is over.
        GameOver = "site-game-over",
        /// A game that is not.
        NotOver = "site-not-over",
        /// No undo between people.
        NoUndo = "site-no-undo",
        /// Nothing to take back.
        NothingBack = "site-nothing-back",
        /// No hint.
        NoHint = "site-no-hint",
        /// No analysis of a game that goes on.
        NoAnalysis = "site-no-analysis",
        /// Nothing was asked.
        NothingAsked = "site-nothing-asked",
        /// Asked already.
        AskedAlready = "site-asked-already",
        /// There is a next game already.
        HasNext = "site-has-next",
        /// The seat is taken.
        SeatTaken = "site-seat-taken",
        /// The link does not open a seat.
        BadLink = "site-bad-link",
        /// The guest has the other seat.
        SitsAlready = "site-sits-already",
        /// The other is here.
        StillHere = "site-still-here",
        /// The time ran out before the move came.
        TooLate = "site-too-late",
        /// A player that the site does not offer.
        NoPlayer {
            /// What was asked for.
            player: String,
        } = "site-no-player",
        /// Nobody of the two is the guest.
        NobodyPlays = "site-nobody-plays",
        /// Two open seats.
        TwoFriends = "site-two-friends",
        /// A clock that nobody can play by.
        BadControl = "site-bad-control",
        /// Days for a move where nobody else plays.
        DaysNeedTwo = "site-days-need-two",
        /// Phrases where nobody would read them.
        NobodyListens = "site-nobody-listens",
        /// Too many phrases.
        SaidEnough = "site-said-enough",
        /// A rematch in a tournament.
        NoRematchHere = "site-no-rematch-here",
        /// A tournament of somebody without an account.
        SignInForArena = "site-sign-in-for-arena",
        /// A bot where none may play.
        NoBotsHere = "site-no-bots-here",
        /// A person who is not there.
        NoPerson {
            /// What was asked for.
            name: String,
        } = "site-no-person",
        /// A challenge to oneself.
        Yourself = "site-yourself",
        /// No clock among strangers.
        StrangersNeedClock = "site-strangers-need-clock",
        /// Rules of one's own among strangers.
        OwnRulesByLink = "site-own-rules-by-link",
        /// Too many challenges at once.
        TooManyChallenges {
            /// The most that are taken.
            most: u32,
        } = "site-too-many-challenges",
        /// A lobby without a place.
        LobbyFull = "site-lobby-full",
        /// A challenge that is not open.
        ChallengeGone = "site-challenge-gone",
        /// Somebody else's challenge.
        NotYourChallenge = "site-not-your-challenge",
        /// A tournament that is not there.
        NoArena = "site-no-arena",
        /// Somebody else's tournament.
        NotYourArena = "site-not-your-arena",
        /// A tournament that has begun.
        ArenaBegun = "site-arena-begun",
        /// A tournament that is over.
        ArenaOver = "site-arena-over",
        /// A tournament without a place.
        ArenaFull {
            /// As many as may take part.
            most: u32,
        } = "site-arena-full",
        /// Days for a move in an arena.
        ArenaNeedsClock = "site-arena-needs-clock",
        /// A start that is too soon or too late.
        BadArenaStart {
            /// Seconds at least.
            least: u32,
            /// Seconds at most.
            most: u32,
        } = "site-bad-arena-start",
        /// A length that nobody plays.
        BadArenaLength {
            /// Minutes at least.
            least: u32,
            /// Minutes at most.
            most: u32,
        } = "site-bad-arena-length",
        /// Too many tournaments of one person.
        TooManyArenas {
            /// The most that are taken.
            most: u32,
        } = "site-too-many-arenas",
        /// A finished game to begin with.
        BeginsOver = "site-begins-over",
        /// A game without lessons, or a task that is not there.
        NoLessons = "site-no-lessons",
        /// A game without puzzles, or a puzzle that is not there.
        NoPuzzles = "site-no-puzzles",
        /// A review that is not there any more.
        NoReview = "site-no-review",
        /// A token that is none, or is good no more.
        BadToken = "site-bad-token",
        /// A token without the scope that is needed.
        MissingScope {
            /// Which.
            scope: String,
        } = "site-missing-scope",
        /// What no token may do.
        NoScopeForThis = "site-no-scope-for-this",
        /// A token without a label or a scope.
        TokenNeedsLabel = "site-token-needs-label",
        /// As many tokens as there may be.
        TooManyTokens {
            /// How many.
            most: u32,
        } = "site-too-many-tokens",
        /// A token that the account does not have.
        NoToken = "site-no-token",
        /// An account that has played for ratings as what it is.
        HasRatedGames = "site-has-rated-games",
        /// A program in a rated game of an account that is no bot's.
        OnlyBotsByToken = "site-only-bots-by-token",
        /// A message that needs a socket.
        NeedsSocket = "site-needs-socket",
        /// An account is a bot's from now on.
        UserIsBot {
            /// Whose.
            name: String,
        } = "site-user-is-bot",
        /// An account is a person's from now on.
        UserIsNoBot {
            /// Whose.
            name: String,
        } = "site-user-is-no-bot",
        /// Somebody who would have to be signed in.
        SignInFirst = "site-sign-in-first",
        /// The same, for a game that is rated.
        SignInToBeRated = "site-sign-in-to-be-rated",
        /// Somebody who is signed in wants to sign up.
        SignedInAlready = "site-signed-in-already",
        /// A name that is too short or too long.
        NameLength {
            /// The fewest characters.
            least: usize,
            /// The most.
            most: usize,
        } = "site-name-length",
        /// A name with other characters than it may have.
        NameCharacters = "site-name-characters",
        /// A name with letters of several scripts.
        NameScripts = "site-name-scripts",
        /// A name that would speak for the site.
        NameReserved = "site-name-reserved",
        /// A name that somebody has, or one that looks like it.
        NameTaken {
            /// Which.
            name: String,
        } = "site-name-taken",
        /// An account's name does not change.
        NameStays = "site-name-stays",
        /// A password that is too short or too long.
        PasswordLength {
            /// The fewest characters.
            least: usize,
            /// The most.
            most: usize,
        } = "site-password-length",
        /// No account of that name and password.
        WrongPassword = "site-wrong-password",
        /// Not the password of whoever is signed in.
        WrongOwnPassword = "site-wrong-own-password",
        /// No account of that name and recovery code.
        WrongCode = "site-wrong-code",
        /// Too many tries to come in.
        TooManyTries = "site-too-many-tries",
        /// Settings that are too large, or are none.
        BadSettings {
            /// The most that is taken.
            most: usize,
        } = "site-bad-settings",
        /// An account is deleted in another way than a guest is forgotten.
        DeleteAccount = "site-delete-account",
        /// Nobody has that name.
        NobodyNamed {
            /// Which.
            name: String,
        } = "site-nobody-named",
        /// A folder in which there is no site.
        NoSite {
            /// Which.
            folder: String,
        } = "site-no-site",
        /// An account has a new recovery code.
        UserReset {
            /// Whose.
            name: String,
        } = "site-user-reset",
        /// A room that cannot be rated.
        CannotBeRated = "site-cannot-be-rated",
        /// No takebacks where a game is rated.
        NoTakeback = "site-no-takeback",
        /// A rated game in which somebody made fewer than two moves.
        NotCountedShort = "site-not-counted-short",
        /// A rated game between two from one place.
        NotCountedPlace = "site-not-counted-place",
        /// A rated game of two who have played very often.
        NotCountedOften = "site-not-counted-often",
        /// A rated game with somebody who has no account any more.
        NotCountedGone = "site-not-counted-gone",
        /// The computer at a level.
        ComputerLevel {
            /// Which.
            level: u8,
        } = "site-computer-level",
        /// The textbook player.
        ComputerMinimax {
            /// How deep.
            depth: u32,
        } = "site-computer-minimax",
        /// The greedy player.
        ComputerGreedy = "site-computer-greedy",
        /// The player by chance.
        ComputerRandom = "site-computer-random",
        /// A ply.
        Told {
            /// Whose.
            side: Side,
            /// Its label.
            label: String,
        } = "site-told",
        /// A ply that captures.
        ToldTakes {
            /// Whose.
            side: Side,
            /// Its label.
            label: String,
            /// How many.
            count: u8,
        } = "site-told-takes",
        /// A ply that gives another turn.
        ToldAgain {
            /// Whose.
            side: Side,
            /// Its label.
            label: String,
        } = "site-told-again",
        /// Both.
        ToldTakesAgain {
            /// Whose.
            side: Side,
            /// Its label.
            label: String,
            /// How many.
            count: u8,
        } = "site-told-takes-again",
        /// The pit in which a ply ended.
        ToldEnds {
            /// Whose it is: `yours`, `theirs`, `south` or `north`.
            whose: &'static str,
            /// Its label.
            label: String,
        } = "site-told-ends",
        /// A ply that ended in a store.
        ToldEndsInStore {
            /// Whose it is, as above.
            whose: &'static str,
        } = "site-told-ends-in-store",
        /// The pit in which a ply ended has become a home.
        ToldHome {
            /// Whose, as above.
            whose: &'static str,
        } = "site-told-home",
        /// A reader that was too slow.
        TooSlow = "site-too-slow",
        /// The site ends.
        ShuttingDown = "site-shutting-down",
        /// Where the site is.
        At {
            /// Its address.
            url: String,
        } = "site-at",
        /// Where it is in the network.
        AtInNetwork {
            /// Its address.
            url: String,
        } = "site-at-in-network",
        /// Where the world finds it.
        AtInPublic {
            /// Its address.
            url: String,
        } = "site-at-in-public",
        /// A folder that another process serves.
        Elsewhere {
            /// The folder.
            folder: String,
            /// Where that process is.
            url: String,
        } = "site-elsewhere",
        /// A port that is taken.
        PortTaken {
            /// The address.
            address: String,
            /// Why.
            reason: String,
        } = "site-port-taken",
        /// All of a site is in a file.
        BackedUp {
            /// The file.
            file: String,
            /// The site.
            place: String,
            /// How many rows there are.
            rows: u64,
        } = "site-backed-up",
        /// All that was in a file is in a site.
        Restored {
            /// The file.
            file: String,
            /// The site.
            place: String,
            /// How many rows there were.
            rows: u64,
        } = "site-restored",
        /// How to stop.
        HowToStop = "site-how-to-stop",
        /// Pits a side.
        OptionPits = "site-option-pits",
        /// Seeds a pit.
        OptionSeeds = "site-option-seeds",
        /// The swap.
        OptionPie = "site-option-pie",
        /// What a grand slam does.
        OptionGrandSlam = "site-option-grand-slam",
        /// What a capture across needs.
        OptionAcrossNeeds = "site-option-across-needs",
        /// What is taken across.
        OptionAcross = "site-option-across",
        /// When a repetition ends the game.
        OptionRepeats = "site-option-repeats",
        /// Whether a majority ends the game.
        OptionMajority = "site-option-majority",
    }
}
