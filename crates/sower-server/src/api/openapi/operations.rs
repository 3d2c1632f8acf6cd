//! What can be asked, in the order of `docs/reference/web-api.md`.

use axum::http::Method;
use serde_json::{Value, json};

use super::operation::Operation;
use super::schemas::{self, Schemas, Way};
use crate::wire::schema::Settings;
use crate::wire::*;

/// The sections.
pub(super) const TAGS: [(&str, &str); 6] = [
    ("rules", "Games, positions and moves. Nothing is kept."),
    ("own rules", "Rules files that somebody brings."),
    ("thinking", "Analysis and reviews."),
    ("rooms", "Games that are played."),
    ("people", "Guests, accounts and ratings."),
    ("meeting", "The lobby, pairing and tournaments."),
];

fn get(path: &'static str, tag: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::GET, path, tag, summary)
}

fn post(path: &'static str, tag: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::POST, path, tag, summary)
}

fn delete(path: &'static str, tag: &'static str, summary: &'static str) -> Operation {
    Operation::new(Method::DELETE, path, tag, summary)
}

fn text() -> Value {
    json!({ "type": "string" })
}

fn one_of(words: &[&str]) -> Value {
    json!({ "type": "string", "enum": words })
}

fn moment() -> Value {
    json!({ "type": "integer", "minimum": 0, "maximum": u64::MAX })
}

/// A rule that is changed, as often as it is given.
fn with_changes(operation: Operation) -> Operation {
    let schema = json!({ "type": "array", "items": { "type": "string", "examples": ["capture.last=no"] } });
    operation.query("set", schema, "A rule that is changed, as `key=value`; may be repeated.")
}

/// A link's token.
fn with_tokens(operation: Operation) -> Operation {
    operation.query("seat", text(), "The token of the link for playing.").query(
        "watch",
        text(),
        "The token of the link for watching.",
    )
}

const TEXT: &str = "text/plain";
const LINES: &str = "application/x-ndjson";
const SVG: &str = "image/svg+xml";

pub(super) fn all() -> Vec<Operation> {
    [rules(), own_rules(), thinking(), rooms(), people(), accounts(), meeting(), arenas()]
        .into_iter()
        .flatten()
        .collect()
}

fn rules() -> Vec<Operation> {
    let tag = "rules";
    let file = json!({ "type": "object", "required": ["openapi", "paths"] });
    let sentences = json!({ "type": "object", "description": "A text or parts by key." });
    vec![
        get("/openapi.json", tag, "This file.").answers_described(file),
        get("/games", tag, "The games, each variant after its game.")
            .answers::<Vec<GameCard>>()
            .problems(&[503]),
        with_changes(
            get("/games/{game}", tag, "All about a game.").answers::<GamePage>().problems(&[404, 503]),
        ),
        get("/games/{game}/lessons", tag, "What the game's page teaches.")
            .answers::<Lessons>()
            .problems(&[404, 503]),
        with_changes(get("/games/{game}/picture.svg", tag, "The board, drawn."))
            .query(
                "position",
                text(),
                "A position in any form that Sower reads; the start if it is not given.",
            )
            .query("upright", text(), "Anything but 0 for two columns.")
            .query("counts", text(), "0 for a board without numbers.")
            .answers_text(SVG)
            .problems(&[404, 503]),
        post("/look", tag, "A position with all that can be done in it.")
            .body::<GameSoFar>()
            .answers::<Look>()
            .problems(&[404, 409, 503]),
        post("/why", tag, "A ply step by step, in words.")
            .body::<WhyAsked>()
            .answers::<Vec<Why>>()
            .problems(&[404, 409, 503]),
        post("/read", tag, "Reads a position or a record in any form that Sower knows.")
            .body::<TextToRead>()
            .answers::<ReadText>()
            .problems(&[404, 503]),
        post("/write", tag, "Writes a record.")
            .body::<RecordToWrite>()
            .answers::<RecordText>()
            .problems(&[404, 409, 503]),
        post("/tasks/{game}/{number}", tag, "Whether a task is done.")
            .body::<TriedMoves>()
            .answers::<TaskVerdict>()
            .problems(&[404, 409, 503]),
        get("/games/{game}/puzzles", tag, "A game's puzzles, easy ones first.")
            .answers::<Vec<PuzzleLine>>()
            .problems(&[404, 503]),
        get("/puzzles/{game}/{number}", tag, "A puzzle.").answers::<PuzzlePage>().problems(&[404, 503]),
        post("/puzzles/{game}/{number}", tag, "Whether a move is the one, and why.")
            .body::<TriedMove>()
            .answers::<PuzzleAnswer>()
            .problems(&[404, 409, 503]),
        get("/puzzles/{game}/{number}/solution", tag, "The right move, with its reasons.")
            .answers::<PuzzleAnswer>()
            .problems(&[404, 409, 503]),
        post("/train/{game}", tag, "An endgame, with the defence's answer.")
            .body::<TrainingAsked>()
            .answers::<Training>()
            .problems(&[404, 409, 503]),
        get("/lang/{tag}", tag, "The page's sentences in a language.")
            .query("h", text(), "The hash under which they are kept for good.")
            .answers_described(sentences)
            .problems(&[404]),
    ]
}

fn own_rules() -> Vec<Operation> {
    let tag = "own rules";
    vec![
        get("/games/{game}/rules.toml", tag, "The rules file.").answers_text(TEXT).problems(&[404, 503]),
        post("/rules/check", tag, "All mistakes of a rules file, or all about its game.")
            .body::<RulesText>()
            .answers::<RulesChecked>()
            .problems(&[503]),
        post("/rules", tag, "Keeps a rules file.")
            .body::<RulesText>()
            .answers::<RulesKept>()
            .problems(&[503])
            .leads_to("get_games_game", "game", "/name"),
        get("/me/rules", tag, "What the reader has brought, the last used first.")
            .answers::<Vec<GameCard>>()
            .problems(&[503]),
    ]
}

fn thinking() -> Vec<Operation> {
    let tag = "thinking";
    vec![
        get("/analyse", tag, "A socket for analysis.").opens_socket().problems(&[503]),
        post("/review", tag, "Begins a review of a record, or of a finished room.")
            .body::<NewReview>()
            .answers::<ReviewBegun>()
            .problems(&[404, 409, 410, 503])
            .leads_to("get_review_id", "id", "/review"),
        get("/review/{id}", tag, "How far a review has come, or the review.")
            .answers::<ReviewState>()
            .problems(&[404]),
        with_tokens(get(
            "/rooms/{id}/review",
            tag,
            "The review of a room's finished game, or how far it has come.",
        ))
        .answers::<ReviewState>()
        .problems(&[404, 409, 503]),
    ]
}

fn rooms() -> Vec<Operation> {
    let tag = "rooms";
    vec![
        post("/rooms", tag, "Makes a room.")
            .body::<NewRoom>()
            .answers::<RoomMade>()
            .problems(&[404, 409, 503])
            .leads_to("get_rooms_id", "id", "/id")
            .leads_to("get_rooms_id_record", "id", "/id"),
        with_tokens(get("/rooms/{id}", tag, "A room, for whoever may see it."))
            .answers::<RoomState>()
            .problems(&[404, 410, 503]),
        with_tokens(get("/rooms/{id}/record", tag, "A room's record."))
            .answers_text(TEXT)
            .problems(&[404, 410, 503]),
        with_tokens(get("/rooms/{id}/stream", tag, "What is told at the socket, a line of JSON each."))
            .answers_text(LINES)
            .problems(&[404, 410, 429, 503]),
        with_tokens(post("/rooms/{id}/moves", tag, "Plays a move."))
            .body::<PostedMove>()
            .answers::<RoomState>()
            .problems(&[404, 409, 410, 503]),
        with_tokens(post("/rooms/{id}/say", tag, "Says what can be said at the socket."))
            .body::<PostedMessage>()
            .answers::<RoomState>()
            .problems(&[404, 409, 410, 503]),
        get("/stream", tag, "What happens to the reader: games, turns, challenges; a line of JSON each.")
            .query("arena", text(), "The tournament at which the reader is.")
            .answers_text(LINES)
            .problems(&[403, 429, 503]),
        with_tokens(get("/rooms/{id}/socket", tag, "A socket into a room.")).opens_socket().problems(&[503]),
    ]
}

fn people() -> Vec<Operation> {
    let tag = "people";
    vec![
        get("/me", tag, "The reader.").answers::<Me>().problems(&[503]),
        post("/me", tag, "Gives a guest a name.").body::<NewName>().answers::<Me>().problems(&[409, 503]),
        delete("/me", tag, "Forgets a guest.").problems(&[409, 503]),
        get("/me/games", tag, "The reader's games, newest first, 20 at a time.")
            .query("before", moment(), "The last one's `at`.")
            .answers::<Vec<MyGame>>()
            .problems(&[503]),
        get("/people/{name}", tag, "Somebody with an account.").answers::<Profile>().problems(&[404, 503]),
        get("/people/{name}/ratings/{game}", tag, "How somebody's rating has moved.")
            .answers::<Vec<RatingPoint>>()
            .problems(&[404, 503]),
        get("/people/{name}/games", tag, "Somebody's finished games, newest first, 20 at a time.")
            .query("game", text(), "Only of this game.")
            .query("result", one_of(&["won", "drawn", "lost", ""]), "Only those that ended so.")
            .query("rated", one_of(&["yes", "no", ""]), "Only those that counted, or did not.")
            .query("opponent", text(), "Only against this account.")
            .query("before", moment(), "The last one's `at`.")
            .answers::<Vec<FinishedGame>>()
            .problems(&[404, 503]),
        get("/leaders/{game}", tag, "The 100 strongest.")
            .query("bots", one_of(&["yes", "no", ""]), "`yes` for programs instead of people.")
            .answers::<Vec<Leader>>()
            .problems(&[404, 503]),
    ]
}

fn accounts() -> Vec<Operation> {
    let tag = "people";
    let mut settings = schemars::schema_for!(Settings).to_value();
    settings["maxProperties"] = json!(32);
    settings.as_object_mut().map(|keys| (keys.remove("$schema"), keys.remove("title")));
    vec![
        post("/account", tag, "Signs up.")
            .body::<NewAccount>()
            .answers::<RecoveryCode>()
            .problems(&[409, 503]),
        post("/session", tag, "Signs in.").body::<Credentials>().answers::<Me>().problems(&[503]),
        delete("/session", tag, "Signs out.").problems(&[503]),
        delete("/sessions", tag, "Signs out everywhere.").needs_account().problems(&[503]),
        post("/account/password", tag, "Another password.")
            .body::<NewPassword>()
            .needs_account()
            .problems(&[503]),
        post("/account/recover", tag, "Another password by the recovery code.")
            .body::<Recovery>()
            .answers::<RecoveryCode>()
            .problems(&[503]),
        post("/account/code", tag, "Another recovery code.")
            .body::<OwnPassword>()
            .answers::<RecoveryCode>()
            .needs_account()
            .problems(&[503]),
        post("/account/bot", tag, "Says whether a program plays under the account's name.")
            .body::<BotMark>()
            .needs_account()
            .problems(&[409, 503]),
        get("/tokens", tag, "The account's tokens.").answers::<Vec<Token>>().needs_account().problems(&[503]),
        post("/tokens", tag, "Makes a token, whose secret is told once.")
            .body::<NewToken>()
            .answers::<TokenMade>()
            .needs_account()
            .problems(&[409, 503])
            .leads_to("delete_tokens_id", "id", "/token/id"),
        delete("/tokens/{id}", tag, "Revokes a token.").needs_account().problems(&[404, 503]),
        delete("/account", tag, "Deletes the account.")
            .body::<OwnPassword>()
            .needs_account()
            .problems(&[503]),
        post("/me/settings", tag, "Keeps what somebody has chosen about the page.")
            .described_body(settings)
            .needs_account()
            .problems(&[503]),
        get("/me/export", tag, "All that is kept of the account.")
            .answers::<AccountExport>()
            .needs_account()
            .problems(&[429, 503]),
    ]
}

fn meeting() -> Vec<Operation> {
    let tag = "meeting";
    vec![
        get("/lobby", tag, "Open challenges, the oldest first.").answers::<Vec<Challenge>>().problems(&[503]),
        post("/lobby", tag, "Puts up a challenge.")
            .body::<NewChallenge>()
            .answers::<Met>()
            .problems(&[404, 409, 503])
            .leads_to("post_lobby_id_take", "id", "/challenge")
            .leads_to("delete_lobby_id", "id", "/challenge"),
        post("/lobby/pair", tag, "Pairs with whoever waits, or waits.")
            .body::<NewPairing>()
            .answers::<Met>()
            .problems(&[404, 409, 503]),
        post("/lobby/{id}/take", tag, "Takes a challenge.").answers::<Met>().problems(&[404, 409, 503]),
        delete("/lobby/{id}", tag, "Withdraws or declines a challenge.").problems(&[404, 409, 503]),
        get("/lobby/socket", tag, "A socket at which the lobby, games and a tournament are seen live.")
            .query("lobby", text(), "Anything, to be told of challenges.")
            .query("playing", text(), "Anything, to be told of games that can be watched.")
            .query("arena", text(), "A tournament's number.")
            .opens_socket()
            .problems(&[503]),
        get("/playing", tag, "The newest games that anyone may watch.")
            .answers::<Vec<PlayingGame>>()
            .problems(&[503]),
        get("/me/calls", tag, "What waits for the reader.").answers::<Calls>().problems(&[503]),
        get("/me/turns", tag, "Games over days in which it is the reader's turn.")
            .answers::<Vec<Turn>>()
            .problems(&[503]),
    ]
}

fn arenas() -> Vec<Operation> {
    let tag = "meeting";
    vec![
        get("/arenas", tag, "Tournaments.").answers::<Vec<ArenaCard>>().problems(&[503]),
        post("/arenas", tag, "Makes a tournament.")
            .body::<NewArena>()
            .answers::<ArenaCard>()
            .needs_account()
            .problems(&[404, 503])
            .leads_to("get_arenas_id", "id", "/id")
            .leads_to("post_arenas_id_join", "id", "/id")
            .leads_to("delete_arenas_id", "id", "/id"),
        get("/arenas/{id}", tag, "A tournament.").answers::<ArenaPage>().problems(&[404, 503]),
        post("/arenas/{id}/join", tag, "Takes part.").problems(&[404, 409, 503]),
        post("/arenas/{id}/leave", tag, "Takes part no more.").problems(&[404, 409, 503]),
        delete("/arenas/{id}", tag, "Calls a tournament off before it begins.").problems(&[404, 409, 503]),
    ]
}

/// What is said on the sockets and told in the streams, which OpenAPI has no words for.
pub(super) fn messages(schemas: &mut Schemas) -> Value {
    json!({
        "/api/rooms/{id}/socket": {
            "description": "Every message has a third key, `v`: the number of the room's events that its sender knows.",
            "receives": schemas.of(Way::Asked, schemas::of::<FromPlayer>()),
            "sends": schemas.of(Way::Answered, schemas::of::<ToPlayer>()),
        },
        "/api/rooms/{id}/stream": {
            "sends": schemas.of(Way::Answered, schemas::of::<ToPlayer>()),
        },
        "/api/stream": {
            "sends": schemas.of(Way::Answered, schemas::of::<ToProgram>()),
        },
        "/api/lobby/socket": {
            "receives": schemas.of(Way::Asked, schemas::of::<FromVisitor>()),
            "sends": schemas.of(Way::Answered, schemas::of::<ToVisitor>()),
        },
        "/api/analyse": {
            "description": "Sends `{id, analysis}` for every finished depth, as `sower analyze --json` has it, then `{id, done}`; or `{id, problem}`.",
            "receives": schemas.of(Way::Asked, schemas::of::<AnalysisAsked>()),
            "sends": schemas.of(Way::Answered, schemas::of::<AnalysisMessage>()),
        },
    })
}
