//! Holds `web/wire.d.ts` to the types here. `UPDATE_GOLDEN=1 cargo test -p sower-server` writes it anew.

use std::fmt::Write;
use std::path::Path;

use ts_rs::{Config, TS};

use super::*;

/// A declaration of every type, in the order of this list.
fn declarations() -> String {
    let mut text =
        String::from("// Made from crates/sower-server/src/wire by its tests; do not change by hand.\n");
    let config = Config::default();
    macro_rules! declare {
        ($($ty:ty),+ $(,)?) => { $(writeln!(text, "\nexport {}", <$ty>::decl(&config)).expect("text grows");)+ };
    }
    declare!(
        Problem,
        Board,
        Step,
        Sowing,
        Choice,
        Refused,
        Ending,
        Why,
        Look,
        GameCard,
        Dot,
        Hollow,
        Spot,
        StoreSpot,
        Plan,
        Layouts,
        RuleHeading,
        OptionChoice,
        Levels,
        GamePage,
        RulesMistake,
        RulesChecked,
        RulesKept,
        TreeNode,
        ReadText,
        Control,
        Who,
        NewRoom,
        RoomMade,
        SeatKind,
        ShownRating,
        RatedEnd,
        Seat,
        Offer,
        Phrase,
        Said,
        Event,
        Clocks,
        Presence,
        RoomState,
        Moved,
        FromPlayer,
        ToPlayer,
        Scope,
        NewToken,
        Token,
        TokenMade,
        Me,
        MyGame,
        NewAccount,
        Credentials,
        NewPassword,
        Recovery,
        OwnPassword,
        RecoveryCode,
        GameRating,
        Profile,
        RatingPoint,
        Score,
        FinishedGame,
        Leader,
        SeatWish,
        NewChallenge,
        NewPairing,
        Met,
        Somebody,
        Challenge,
        PlayingGame,
        Calls,
        Turn,
        Format,
        NewArena,
        Stage,
        ArenaCard,
        ArenaRow,
        ArenaPage,
        ToVisitor,
        FromVisitor,
        GameNews,
        ToProgram,
        PuzzleLine,
        PuzzlePage,
        PuzzleAnswer,
        TrainingAsked,
        Training,
    );
    text
}

#[test]
fn the_page_knows_these_very_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/wire.d.ts");
    let made = declarations();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, &made).expect("web/ is there");
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_default();
    assert_eq!(kept, made, "UPDATE_GOLDEN=1 cargo test -p sower-server writes web/wire.d.ts anew");
}
