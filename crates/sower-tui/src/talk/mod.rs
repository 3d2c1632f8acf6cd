//! What the terminal says to a person.

mod keys;

use sower_core::Side;
use sower_text::{Message, Sentence, messages};

pub(crate) use keys::KeyTalk;

/// Every sentence that the terminal can say.
pub fn sentences() -> impl Iterator<Item = &'static Sentence> {
    Talk::SENTENCES.iter().chain(KeyTalk::SENTENCES)
}

messages! {
    /// Sentences of the terminal.
    pub enum Talk {
        /// A side's name.
        Side {
            /// Which.
            side: Side,
        } = "tui-side",
        /// A side with its player.
        Player {
            /// Which.
            side: Side,
            /// The player.
            who: String,
        } = "tui-player",
        /// The only person at the table.
        WhoYou = "tui-who-you",
        /// One of two persons.
        WhoPerson = "tui-who-person",
        /// The player by chance.
        WhoRandom = "tui-who-random",
        /// The greedy player.
        WhoGreedy = "tui-who-greedy",
        /// The textbook player.
        WhoMinimax {
            /// Plies that it looks ahead.
            depth: u32,
        } = "tui-who-minimax",
        /// A level.
        WhoLevel {
            /// Which.
            level: u8,
        } = "tui-who-level",
        /// The search with weights of one's own.
        WhoSearch {
            /// Which.
            weights: String,
        } = "tui-who-search",
        /// Another program.
        WhoEngine {
            /// Its command.
            command: String,
        } = "tui-who-engine",
        /// The head of the menu.
        Welcome = "tui-welcome",
        /// An unfinished game.
        GoOn {
            /// The game.
            game: String,
            /// Who plays South.
            south: String,
            /// Who plays North.
            north: String,
            /// What South has.
            south_store: u8,
            /// What North has.
            north_store: u8,
            /// Moves so far.
            count: usize,
        } = "tui-go-on",
        /// A kept game that cannot be read.
        CannotGoOn {
            /// Its name.
            name: String,
        } = "tui-cannot-go-on",
        /// The page that tells why.
        CannotGoOnTitle = "tui-cannot-go-on-title",
        /// Why, and what can be done.
        CannotGoOnWhy {
            /// Where it lies.
            place: String,
            /// Why not.
            reason: String,
        } = "tui-cannot-go-on-why",
        /// What is looked for.
        Find {
            /// What was typed so far.
            typed: String,
        } = "tui-find",
        /// No game is called so.
        NothingFound = "tui-nothing-found",
        /// Which record to open.
        AskOpen = "tui-ask-open",
        /// Whether to throw a game away.
        AskDiscard = "tui-ask-discard",
        /// Only unfinished games can be thrown away.
        NothingToDiscard = "tui-nothing-to-discard",
        /// A record that cannot be opened.
        NotOpened {
            /// The file.
            file: String,
            /// Why not.
            reason: String,
        } = "tui-not-opened",
        /// Another terminal has the game.
        OpenElsewhere = "tui-open-elsewhere",
        /// The same, noticed when the game was to be kept.
        KeptElsewhere = "tui-kept-elsewhere",
        /// The same as a reason.
        OpenInAnother = "tui-open-in-another",
        /// A game that was not thrown away.
        NotDiscarded {
            /// Why not.
            reason: String,
        } = "tui-not-discarded",
        /// A game that is no longer on the shelf.
        NotTakenUp {
            /// Why not.
            reason: String,
        } = "tui-not-taken-up",
        /// A game that waits for its rules file.
        GoOnWithoutRules {
            /// The game.
            game: String,
        } = "tui-go-on-without-rules",
        /// Its rules file cannot be read.
        RulesGone {
            /// The file.
            file: String,
            /// Why not.
            reason: String,
        } = "tui-rules-gone",
        /// Its rules file says something else now.
        RulesChanged {
            /// The file.
            file: String,
        } = "tui-rules-changed",
        /// Where the game stays meanwhile.
        RulesAwaited {
            /// The game's record.
            place: String,
        } = "tui-rules-awaited",
        /// The heading of opponents.
        Against = "tui-against",
        /// The heading of sides.
        YouHave = "tui-you-have",
        /// The heading of who begins.
        WhoBegins = "tui-who-begins",
        /// A second person.
        PersonBesideYou = "tui-person-beside-you",
        /// The first level.
        WeakestLevel = "tui-weakest-level",
        /// The last level.
        StrongestLevel = "tui-strongest-level",
        /// A coin decides.
        ByCoin = "tui-by-coin",
        /// A side that begins.
        SideBegins {
            /// Which.
            side: Side,
        } = "tui-side-begins",
        /// A side that does not begin.
        SideFollows {
            /// Which.
            side: Side,
        } = "tui-side-follows",
        /// A coin is in the air.
        CoinInTheAir = "tui-coin-in-the-air",
        /// The coin lets the person begin.
        CoinYou {
            /// The person's side.
            side: Side,
        } = "tui-coin-you",
        /// The coin lets the other begin.
        CoinOther {
            /// The person's side.
            side: Side,
            /// Who begins.
            player: String,
        } = "tui-coin-other",
        /// What the coin gave to two people.
        CoinFirst {
            /// Who begins.
            first: Side,
        } = "tui-coin-first",
        /// Whose turn it is.
        ToMove {
            /// The player.
            player: String,
        } = "tui-to-move",
        /// The computer thinks.
        Thinking {
            /// The player.
            player: String,
            /// Dots that come and go.
            dots: String,
        } = "tui-thinking",
        /// The computer is held back.
        Waits {
            /// The player.
            player: String,
        } = "tui-waits",
        /// A ply is shown.
        Sowing {
            /// Which.
            side: Side,
            /// What is in the hand.
            hand: u8,
        } = "tui-sowing",
        /// A ply of several laps is shown.
        SowingLap {
            /// Which.
            side: Side,
            /// What is in the hand.
            hand: u8,
            /// Which lap.
            lap: u32,
            /// How many there are.
            laps: u32,
        } = "tui-sowing-lap",
        /// What was played last.
        LastMove {
            /// Which.
            side: Side,
            /// The move.
            token: String,
            /// What happened.
            what: String,
        } = "tui-last-move",
        /// What was played last, in several laps.
        LastMoveLaps {
            /// Which.
            side: Side,
            /// The move.
            token: String,
            /// How many.
            laps: u32,
            /// What happened.
            what: String,
        } = "tui-last-move-laps",
        /// Nothing was played yet.
        FirstMove = "tui-first-move",
        /// Nothing was played yet, and a person is asked for the first move.
        FirstMoveHow = "tui-first-move-how",
        /// Seats may be swapped.
        MaySwap = "tui-may-swap",
        /// Seats cannot be swapped.
        NoSwap = "tui-no-swap",
        /// What a pit would do.
        Preview {
            /// The pit.
            label: String,
            /// What would happen.
            what: String,
        } = "tui-preview",
        /// What a pit would do in several laps.
        PreviewLaps {
            /// The pit.
            label: String,
            /// How many.
            laps: u32,
            /// What would happen.
            what: String,
        } = "tui-preview-laps",
        /// The beginning of a label.
        TypedSoFar {
            /// What was typed.
            typed: String,
        } = "tui-typed-so-far",
        /// It is the computer's turn.
        NotYourTurn {
            /// The player.
            player: String,
        } = "tui-not-your-turn",
        /// A key that does nothing.
        NoSuchKey {
            /// The key.
            key: String,
        } = "tui-no-such-key",
        /// The game is over.
        Over = "tui-over",
        /// Nothing to take back.
        NothingToUndo = "tui-nothing-to-undo",
        /// Nothing to put back.
        NothingToRedo = "tui-nothing-to-redo",
        /// The computer does not agree.
        NoAgreement {
            /// The player.
            player: String,
        } = "tui-no-agreement",
        /// Whether to give up.
        AskResign {
            /// Which.
            side: Side,
        } = "tui-ask-resign",
        /// Whether to end the game here.
        AskAgree {
            /// What the result would be.
            result: String,
        } = "tui-ask-agree",
        /// Under which name to save.
        AskSave = "tui-ask-save",
        /// Where a game was saved.
        Saved {
            /// The file.
            file: String,
        } = "tui-saved",
        /// Why a game was not saved.
        NotSaved {
            /// The file.
            file: String,
            /// Why not.
            reason: String,
        } = "tui-not-saved",
        /// The game could not be kept.
        NotKept {
            /// Why not.
            reason: String,
        } = "tui-not-kept",
        /// A player that gave no move.
        Faulted {
            /// The player.
            player: String,
            /// Why.
            reason: String,
        } = "tui-faulted",
        /// Seeds fall slowly.
        SpeedSlow = "tui-speed-slow",
        /// Seeds fall as usual.
        SpeedNormal = "tui-speed-normal",
        /// Seeds fall fast.
        SpeedFast = "tui-speed-fast",
        /// Moves are not shown.
        SpeedOff = "tui-speed-off",
        /// What a strong player would do.
        Hint {
            /// The move.
            label: String,
            /// The margin.
            margin: String,
        } = "tui-hint",
        /// The same, proven.
        HintProven {
            /// The move.
            label: String,
            /// The margin.
            margin: String,
        } = "tui-hint-proven",
        /// How near the next capture is, as a table has it.
        HintWithin {
            /// Plies from after the move.
            plies: u16,
        } = "tui-hint-within",
        /// How it would go on.
        HintLine {
            /// Moves.
            line: String,
        } = "tui-hint-line",
        /// A hint is being looked for.
        HintWanted {
            /// Dots that come and go.
            dots: String,
        } = "tui-hint-wanted",
        /// Who would be ahead at the end.
        Lead {
            /// Which.
            side: Side,
            /// The margin.
            margin: String,
        } = "tui-lead",
        /// Nobody would be ahead.
        Level = "tui-level",
        /// How deep the search is, and its line.
        BestLine {
            /// Plies.
            depth: u32,
            /// Moves.
            line: String,
        } = "tui-best-line",
        /// The line of a search that has proven everything.
        BestLineProven {
            /// Moves.
            line: String,
        } = "tui-best-line-proven",
        /// Nothing is known yet.
        Looking = "tui-looking",
        /// The heading of values.
        Values = "tui-values",
        /// The heading of moves.
        Moves = "tui-moves",
        /// A long store.
        InStore {
            /// Which.
            side: Side,
            /// How many.
            count: u8,
        } = "tui-in-store",
        /// Other names.
        AlsoCalled {
            /// The names.
            names: String,
        } = "tui-also-called",
        /// The heading of notes.
        Notes = "tui-notes",
        /// The heading of sources.
        Sources = "tui-sources",
        /// The page of reasons.
        WhyTitle = "tui-why-title",
        /// What a pit would do.
        PitWould {
            /// The pit.
            label: String,
        } = "tui-pit-would",
        /// A pit that may not be played.
        PitMayNot {
            /// The pit.
            label: String,
        } = "tui-pit-may-not",
        /// What the last move did.
        LastMoveDid {
            /// Which.
            side: Side,
            /// The move.
            token: String,
        } = "tui-last-move-did",
        /// A very long turn.
        MiddleLeftOut {
            /// How many.
            laps: u32,
        } = "tui-middle-left-out",
        /// Nothing to explain.
        NothingToExplain = "tui-nothing-to-explain",
        /// The page of the review.
        ReviewTitle = "tui-review-title",
        /// The search looks at every move.
        ReviewGoing {
            /// Positions done.
            done: usize,
            /// Positions in all.
            of: usize,
        } = "tui-review-going",
        /// How a side has played.
        ReviewAccuracy {
            /// From 0 to 100.
            accuracy: String,
            /// Seeds given away.
            lost: String,
            /// Moves by class.
            classes: String,
        } = "tui-review-accuracy",
        /// A side that has made no move.
        ReviewNotMoved {
            /// Which.
            side: Side,
        } = "tui-review-not-moved",
        /// A side that never had a choice.
        ReviewNoChoice {
            /// Which.
            side: Side,
        } = "tui-review-no-choice",
        /// The heading of turning points.
        ReviewTurning = "tui-review-turning",
        /// There is none.
        ReviewNoTurning = "tui-review-no-turning",
        /// A turning point.
        ReviewPoint {
            /// Which ply.
            ply: u32,
            /// Who.
            side: Side,
            /// The move.
            token: String,
            /// What it was.
            class: Message,
            /// The better line.
            better: String,
        } = "tui-review-point",
        /// The heading of all moves.
        ReviewMoves = "tui-review-moves",
        /// The game is not over.
        ReviewSoFar = "tui-review-so-far",
        /// What a side did.
        ReviewTally {
            /// Moves.
            plies: usize,
            /// Moves that won something.
            times: usize,
            /// What they won.
            count: u32,
            /// Extra turns.
            extra: usize,
        } = "tui-review-tally",
        /// A move that won much.
        ReviewMove {
            /// Which ply.
            ply: usize,
            /// The move.
            token: String,
            /// What it won.
            count: u8,
        } = "tui-review-move",
        /// The heading of the plot.
        ReviewLead = "tui-review-lead",
        /// The page of keys.
        KeysTitle = "tui-keys-title",
        /// How to sow.
        KeysPits = "tui-keys-pits",
        /// What marks mean.
        MarksTitle = "tui-marks-title",
        /// A pit that may be played.
        MarkLegal = "tui-mark-legal",
        /// The chosen pit.
        MarkSelected = "tui-mark-selected",
        /// Where the last move began.
        MarkFrom = "tui-mark-from",
        /// Where the last seed fell.
        MarkTo = "tui-mark-to",
        /// The hint.
        MarkHint = "tui-mark-hint",
        /// Values.
        MarkProven = "tui-mark-proven",
        /// What the number after an arrow is.
        MarkDistance = "tui-mark-distance",
        /// A terminal that is too small.
        TooSmall {
            /// Columns.
            columns: u16,
            /// Rows.
            rows: u16,
        } = "tui-too-small",
        /// Where the game is.
        Left = "tui-left",
        /// Where the game is.
        LeftInFile {
            /// The file.
            file: String,
        } = "tui-left-in-file",
    }
}
