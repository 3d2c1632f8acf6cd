//! The route table: all endpoints below `/api`.
//!
//! A row has the method, the path, the name of the page's function, the required token scope, the handler and a summary. Then follow the
//! types of body and response, the query and the errors.
//! The rows define the router, the check of API tokens (`auth/bearer.rs`),
//! `docs/reference/openapi.json` and the page's client `web/net/client.js`.
//!
//! To add an endpoint:
//!
//! 1. Write the handler in the file of its subject, with its body and answer types in `sower-wire`.
//! 2. Add a row here.
//! 3. Run `UPDATE_GOLDEN=1 cargo test -p sower-server openapi`, which writes the OpenAPI document and the client.
//! 4. Add a row to `tests/site/roles.txt` with the response for each role. A test fails until it is there.

use std::sync::{Arc, LazyLock};

use axum::Router;
use axum::http::Method;
use serde_json::{Value, json};

use super::route::QueryValue::{Moment, OneOf, Text};
use super::route::{Route, TokenAccess, delete, get, post};
use super::{
    account, analyse, arenas, contract, export, games, language, lessons, lobby, look, me, page, people,
    picture, puzzles,
};
use super::{records, review, rooms, rules, tokens, train};
use crate::site::Site;
use crate::wire::*;

const ANY: TokenAccess = TokenAccess::Any;
const READ: TokenAccess = TokenAccess::Scope(Scope::Read);
const PLAY: TokenAccess = TokenAccess::Scope(Scope::Play);
const MEET: TokenAccess = TokenAccess::Scope(Scope::Meet);
const NEVER: TokenAccess = TokenAccess::Never;

const PLAIN: &str = "text/plain";
const LINES: &str = "application/x-ndjson";
const SVG: &str = "image/svg+xml";

/// The sections of the OpenAPI document, in the order of `docs/reference/web-api.md`.
#[cfg(test)]
pub(super) const TAGS: [(&str, &str); 6] = [
    ("rules", "Games, positions and moves. Nothing is kept."),
    ("own rules", "Rules files that somebody brings."),
    ("thinking", "Analysis and reviews."),
    ("rooms", "Games that are played."),
    ("people", "Guests, accounts and ratings."),
    ("meeting", "The lobby, pairing and tournaments."),
];

/// Every route of the site.
pub(super) fn table() -> Vec<Route> {
    let sections = [
        ("rules", game_rules()),
        ("own rules", own_rules()),
        ("thinking", thinking()),
        ("rooms", playing()),
        ("people", persons()),
        ("people", accounts()),
        ("meeting", meeting()),
        ("meeting", tournaments()),
    ];
    let tagged = |(tag, mut rows): (&'static str, Vec<Route>)| {
        rows.iter_mut().for_each(|row| row.docs.tag = tag);
        rows
    };
    sections.into_iter().flat_map(tagged).collect()
}

/// The router of the table, without middleware.
pub(super) fn router() -> Router<Arc<Site>> {
    table().into_iter().fold(Router::new(), |router, row| router.route(row.path, row.handler))
}

/// The scope that a route requires; `path` is the matched pattern. Paths outside the table refuse every token.
pub(crate) fn token_access(method: &Method, path: &str) -> TokenAccess {
    static ACCESS: LazyLock<Vec<(Method, &str, TokenAccess)>> =
        LazyLock::new(|| table().into_iter().map(|row| (row.method, row.path, row.tokens)).collect());
    // Axum answers HEAD with the handler of GET.
    let method = if *method == Method::HEAD { &Method::GET } else { method };
    let mut rows = ACCESS.iter();
    let row = path.strip_prefix("/api").and_then(|path| rows.find(|row| row.0 == *method && row.1 == path));
    row.map_or(NEVER, |(_, _, access)| *access)
}

fn game_rules() -> Vec<Route> {
    vec![
        get("/openapi.json", "openapi", ANY, contract::openapi, "This file.")
            .answers_described(openapi_document)
            .never_busy(),
        get("/games", "games", ANY, games::list, "The games, each variant after its game.")
            .answers::<Vec<GameCard>>(),
        get("/games/{game}", "gamePage", ANY, page::page, "All about a game.")
            .takes_rule_changes()
            .answers::<GamePage>()
            .problems(&[404]),
        get("/games/{game}/lessons", "lessons", ANY, lessons::list, "What the game's page teaches.")
            .answers::<Lessons>()
            .problems(&[404]),
        get("/games/{game}/picture.svg", "pictureAddress", ANY, picture::picture, "The board, drawn.")
            .takes_rule_changes()
            .query("position", Text, "A position in any form that Sower reads; the start if it is not given.")
            .query("upright", Text, "Anything but 0 for two columns.")
            .query("counts", Text, "0 for a board without numbers.")
            .answers_text(SVG)
            .problems(&[404]),
        post("/look", "look", ANY, look::look, "A position with all that can be done in it.")
            .body::<GameSoFar>()
            .answers::<Look>()
            .problems(&[404, 409]),
        post("/why", "why", ANY, look::why, "A ply step by step, in words.")
            .body::<WhyAsked>()
            .answers::<Vec<Why>>()
            .problems(&[404, 409]),
        post(
            "/read",
            "read",
            ANY,
            records::read,
            "Reads a position or a record in any form that Sower knows.",
        )
        .body::<TextToRead>()
        .large_body()
        .answers::<ReadText>()
        .problems(&[404]),
        post("/write", "write", ANY, records::write, "Writes a record.")
            .body::<RecordToWrite>()
            .large_body()
            .answers::<RecordText>()
            .problems(&[404, 409]),
        post("/tasks/{game}/{number}", "tryTask", ANY, lessons::judge, "Whether a task is done.")
            .body::<TriedMoves>()
            .answers::<TaskVerdict>()
            .problems(&[404, 409]),
        get("/games/{game}/puzzles", "puzzles", ANY, puzzles::list, "A game's puzzles, easy ones first.")
            .answers::<Vec<PuzzleLine>>()
            .problems(&[404]),
        get("/puzzles/{game}/{number}", "puzzle", ANY, puzzles::page, "A puzzle.")
            .answers::<PuzzlePage>()
            .problems(&[404]),
        post(
            "/puzzles/{game}/{number}",
            "tryPuzzle",
            ANY,
            puzzles::answer,
            "Whether a move is the one, and why.",
        )
        .body::<TriedMove>()
        .answers::<PuzzleAnswer>()
        .problems(&[404, 409]),
        get(
            "/puzzles/{game}/{number}/solution",
            "puzzleSolution",
            ANY,
            puzzles::solution,
            "The right move, with its reasons.",
        )
        .answers::<PuzzleAnswer>()
        .problems(&[404, 409]),
        post("/train/{game}", "train", READ, train::train, "An endgame, with the defence's answer.")
            .body::<TrainingAsked>()
            .answers::<Training>()
            .problems(&[404, 409]),
        get("/lang/{tag}", "sentences", ANY, language::sentences, "The page's sentences in a language.")
            .query("h", Text, "The hash under which they are kept for good.")
            .answers_described(sentences_document)
            .problems(&[404])
            .never_busy(),
    ]
}

fn own_rules() -> Vec<Route> {
    vec![
        get("/games/{game}/rules.toml", "rulesAddress", ANY, rules::text, "The rules file.")
            .answers_text(PLAIN)
            .problems(&[404]),
        post(
            "/rules/check",
            "checkRules",
            ANY,
            rules::check,
            "All mistakes of a rules file, or all about its game.",
        )
        .body::<RulesText>()
        .answers::<RulesChecked>(),
        post("/rules", "keepRules", PLAY, rules::keep, "Keeps a rules file.")
            .body::<RulesText>()
            .answers::<RulesKept>()
            .leads_to("get_games_game", "game", "/name"),
        get("/me/rules", "myRules", READ, rules::mine, "What the reader has brought, the last used first.")
            .answers::<Vec<GameCard>>(),
    ]
}

fn thinking() -> Vec<Route> {
    vec![
        get("/analyse", "analysisSocket", READ, analyse::analyse, "A socket for analysis.")
            .opens_socket()
            .describes_messages(
                "Sends `{id, analysis}` for every finished depth, as `sower analyze --json` has it, then `{id, done}`; or `{id, problem}`.",
            )
            .receives::<AnalysisAsked>()
            .sends::<AnalysisMessage>(),
        post("/review", "beginReview", READ, review::begin, "Begins a review of a record, or of a finished room.")
            .body::<NewReview>()
            .large_body()
            .answers::<ReviewBegun>()
            .problems(&[404, 409, 410])
            .leads_to("get_review_id", "id", "/review"),
        get("/review/{id}", "review", READ, review::result, "How far a review has come, or the review.")
            .answers::<ReviewState>()
            .problems(&[404])
            .never_busy(),
        get(
            "/rooms/{id}/review",
            "roomReview",
            READ,
            review::of_room,
            "The review of a room's finished game, or how far it has come.",
        )
        .takes_link_tokens()
        .answers::<ReviewState>()
        .problems(&[404, 409]),
    ]
}

fn playing() -> Vec<Route> {
    vec![
        post("/rooms", "newRoom", PLAY, rooms::make, "Makes a room.")
            .body::<NewRoom>()
            .answers::<RoomMade>()
            .problems(&[404, 409])
            .leads_to("get_rooms_id", "id", "/id")
            .leads_to("get_rooms_id_record", "id", "/id"),
        get("/rooms/{id}", "room", READ, rooms::state, "A room, for whoever may see it.")
            .takes_link_tokens()
            .answers::<RoomState>()
            .problems(&[404, 410]),
        get("/rooms/{id}/record", "recordAddress", READ, rooms::record, "A room's record.")
            .takes_link_tokens()
            .answers_text(PLAIN)
            .problems(&[404, 410]),
        get(
            "/rooms/{id}/stream",
            "roomStream",
            READ,
            rooms::stream,
            "What is told at the socket, a line of JSON each.",
        )
        .takes_link_tokens()
        .answers_text(LINES)
        .sends::<ToPlayer>()
        .problems(&[404, 410, 429]),
        post("/rooms/{id}/moves", "playMove", PLAY, rooms::moves, "Plays a move.")
            .takes_link_tokens()
            .body::<PostedMove>()
            .answers::<RoomState>()
            .problems(&[404, 409, 410]),
        post("/rooms/{id}/say", "sayInRoom", PLAY, rooms::say, "Says what can be said at the socket.")
            .takes_link_tokens()
            .body::<PostedMessage>()
            .answers::<RoomState>()
            .problems(&[404, 409, 410]),
        get(
            "/stream",
            "stream",
            READ,
            me::stream,
            "What happens to the reader: games, turns, challenges; a line of JSON each.",
        )
        .query("arena", Text, "The tournament at which the reader is.")
        .answers_text(LINES)
        .sends::<ToProgram>()
        .problems(&[403, 429]),
        get("/rooms/{id}/socket", "roomSocket", PLAY, rooms::socket, "A socket into a room.")
            .takes_link_tokens()
            .opens_socket()
            .describes_messages(
                "Every message has a third key, `v`: the number of the room's events that its sender knows.",
            )
            .receives::<FromPlayer>()
            .sends::<ToPlayer>(),
    ]
}

fn persons() -> Vec<Route> {
    vec![
        get("/me", "me", READ, me::me, "The reader.").answers::<Me>(),
        post("/me", "changeMe", NEVER, me::change, "Gives a guest a name.")
            .body::<NewName>()
            .answers::<Me>()
            .problems(&[409]),
        delete("/me", "forgetMe", NEVER, me::forget, "Forgets a guest.").problems(&[409]),
        get("/me/games", "myGames", READ, me::games, "The reader's games, newest first, 20 at a time.")
            .query("before", Moment, "The last one's `at`.")
            .answers::<Vec<MyGame>>(),
        get("/people/{name}", "person", READ, people::profile, "Somebody with an account.")
            .answers::<Profile>()
            .problems(&[404]),
        get(
            "/people/{name}/ratings/{game}",
            "ratingHistory",
            ANY,
            people::history,
            "How somebody's rating has moved.",
        )
        .answers::<Vec<RatingPoint>>()
        .problems(&[404]),
        get(
            "/people/{name}/games",
            "finishedGames",
            READ,
            people::games,
            "Somebody's finished games, newest first, 20 at a time.",
        )
        .query("game", Text, "Only of this game.")
        .query("result", OneOf(&["won", "drawn", "lost", ""]), "Only those that ended so.")
        .query("rated", OneOf(&["yes", "no", ""]), "Only those that counted, or did not.")
        .query("opponent", Text, "Only against this account.")
        .query("before", Moment, "The last one's `at`.")
        .answers::<Vec<FinishedGame>>()
        .problems(&[404]),
        get("/leaders/{game}", "leaders", ANY, people::leaders, "The 100 strongest.")
            .query("bots", OneOf(&["yes", "no", ""]), "`yes` for programs instead of people.")
            .answers::<Vec<Leader>>()
            .problems(&[404]),
    ]
}

fn accounts() -> Vec<Route> {
    vec![
        post("/account", "signUp", NEVER, account::sign_up, "Signs up.")
            .body::<NewAccount>()
            .answers::<RecoveryCode>()
            .problems(&[409]),
        post("/session", "signIn", NEVER, account::sign_in, "Signs in.")
            .body::<Credentials>()
            .answers::<Me>(),
        delete("/session", "signOut", NEVER, account::sign_out, "Signs out."),
        delete(
            "/sessions",
            "signOutEverywhere",
            NEVER,
            account::sign_out_everywhere,
            "Signs out everywhere.",
        )
        .account_only(),
        post("/account/password", "changePassword", NEVER, account::change_password, "Another password.")
            .body::<NewPassword>()
            .account_only(),
        post(
            "/account/recover",
            "recover",
            NEVER,
            account::recover,
            "Another password by the recovery code.",
        )
        .body::<Recovery>()
        .answers::<RecoveryCode>(),
        post("/account/code", "newRecoveryCode", NEVER, account::new_recovery, "Another recovery code.")
            .body::<OwnPassword>()
            .answers::<RecoveryCode>()
            .account_only(),
        post(
            "/account/bot",
            "markBot",
            NEVER,
            tokens::mark_bot,
            "Says whether a program plays under the account's name.",
        )
        .body::<BotMark>()
        .account_only()
        .problems(&[409]),
        get("/tokens", "tokens", NEVER, tokens::list, "The account's tokens.")
            .answers::<Vec<Token>>()
            .account_only(),
        post("/tokens", "makeToken", NEVER, tokens::make, "Makes a token, whose secret is told once.")
            .body::<NewToken>()
            .answers::<TokenMade>()
            .account_only()
            .problems(&[409])
            .leads_to("delete_tokens_id", "id", "/token/id"),
        delete("/tokens/{id}", "revokeToken", NEVER, tokens::revoke, "Revokes a token.")
            .account_only()
            .problems(&[404]),
        delete("/account", "deleteAccount", NEVER, account::delete, "Deletes the account.")
            .body::<OwnPassword>()
            .account_only(),
        post(
            "/me/settings",
            "keepSettings",
            NEVER,
            account::settings,
            "Keeps what somebody has chosen about the page.",
        )
        .described_body(settings_document)
        .account_only(),
        get("/me/export", "accountExport", NEVER, export::export, "All that is kept of the account.")
            .answers::<AccountExport>()
            .account_only()
            .problems(&[429]),
    ]
}

fn meeting() -> Vec<Route> {
    vec![
        get("/lobby", "challenges", READ, lobby::list, "Open challenges, the oldest first.")
            .answers::<Vec<Challenge>>(),
        post("/lobby", "putUp", MEET, lobby::challenge, "Puts up a challenge.")
            .body::<NewChallenge>()
            .answers::<Met>()
            .problems(&[404, 409])
            .leads_to("post_lobby_id_take", "id", "/challenge")
            .leads_to("delete_lobby_id", "id", "/challenge"),
        post("/lobby/pair", "pair", MEET, lobby::pair, "Pairs with whoever waits, or waits.")
            .body::<NewPairing>()
            .answers::<Met>()
            .problems(&[404, 409]),
        post("/lobby/{id}/take", "take", MEET, lobby::take, "Takes a challenge.")
            .answers::<Met>()
            .problems(&[404, 409]),
        delete("/lobby/{id}", "endChallenge", MEET, lobby::end, "Withdraws or declines a challenge.")
            .problems(&[404, 409]),
        get(
            "/lobby/socket",
            "lobbySocket",
            READ,
            lobby::socket,
            "A socket at which the lobby, games and a tournament are seen live.",
        )
        .query("lobby", Text, "Anything, to be told of challenges.")
        .query("playing", Text, "Anything, to be told of games that can be watched.")
        .query("arena", Text, "A tournament's number.")
        .opens_socket()
        .receives::<FromVisitor>()
        .sends::<ToVisitor>(),
        get("/playing", "playing", ANY, lobby::playing, "The newest games that anyone may watch.")
            .answers::<Vec<PlayingGame>>(),
        get("/me/calls", "calls", READ, lobby::calls, "What waits for the reader.").answers::<Calls>(),
        get("/me/turns", "turns", READ, me::turns, "Games over days in which it is the reader's turn.")
            .answers::<Vec<Turn>>(),
    ]
}

fn tournaments() -> Vec<Route> {
    vec![
        get("/arenas", "arenas", ANY, arenas::list, "Tournaments.").answers::<Vec<ArenaCard>>(),
        post("/arenas", "makeArena", MEET, arenas::make, "Makes a tournament.")
            .body::<NewArena>()
            .answers::<ArenaCard>()
            .account_only()
            .problems(&[404])
            .leads_to("get_arenas_id", "id", "/id")
            .leads_to("post_arenas_id_join", "id", "/id")
            .leads_to("delete_arenas_id", "id", "/id"),
        get("/arenas/{id}", "arena", READ, arenas::page, "A tournament.")
            .answers::<ArenaPage>()
            .problems(&[404]),
        post("/arenas/{id}/join", "joinArena", MEET, arenas::join, "Takes part.").problems(&[404, 409]),
        post("/arenas/{id}/leave", "leaveArena", MEET, arenas::leave, "Takes part no more.")
            .problems(&[404, 409]),
        delete(
            "/arenas/{id}",
            "callOffArena",
            MEET,
            arenas::call_off,
            "Calls a tournament off before it begins.",
        )
        .problems(&[404, 409]),
    ]
}

fn openapi_document() -> Value {
    json!({ "type": "object", "required": ["openapi", "paths"] })
}

fn sentences_document() -> Value {
    json!({ "type": "object", "description": "A text or parts by key." })
}

fn settings_document() -> Value {
    json!({
        "type": "object",
        "additionalProperties": {
            "anyOf": [{ "type": "string" }, { "type": "boolean" }],
            "description": "A text or a tick.",
        },
        "maxProperties": 32,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_that_is_not_in_the_table_refuses_every_token() {
        assert_eq!(token_access(&Method::GET, "/api/new-thing"), NEVER);
        assert_eq!(token_access(&Method::GET, "/health"), NEVER);
        assert_eq!(token_access(&Method::PATCH, "/api/me"), NEVER);
        assert_eq!(token_access(&Method::HEAD, "/api/me"), READ);
    }
}
