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
use super::{records, review, rooms, rules, solo, tokens, train};
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
    ("rules", "Games, positions and moves. Requests store nothing."),
    ("own rules", "Custom rules files."),
    ("thinking", "Analysis and reviews."),
    ("rooms", "Games in play."),
    ("people", "Guests, accounts and ratings."),
    ("lobby", "The lobby, pairing and tournaments."),
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
        ("lobby", lobby_routes()),
        ("lobby", tournaments()),
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
        get("/openapi.json", "openapi", ANY, contract::openapi, "Returns this document.")
            .answers_described(openapi_document)
            .never_busy(),
        get("/games", "games", ANY, games::list, "Lists the games, each followed by its variants.")
            .query("only", OneOf(&["main"]), "Only the four main games, without variants.")
            .answers::<Vec<GameCard>>(),
        get("/games/{game}", "gamePage", ANY, page::page, "Returns a game's rules, board and variants.")
            .takes_rule_changes()
            .answers::<GamePage>()
            .problems(&[404]),
        get("/games/{game}/lessons", "lessons", ANY, lessons::list, "Returns a game's lessons.")
            .answers::<Lessons>()
            .problems(&[404]),
        get("/games/{game}/picture.svg", "pictureAddress", ANY, picture::picture, "Draws a board.")
            .takes_rule_changes()
            .query(
                "position",
                Text,
                "A position in any notation Sower reads; the starting position if left out.",
            )
            .query("upright", Text, "Any value but 0 draws two columns.")
            .query("counts", Text, "0 hides the seed counts.")
            .answers_text(SVG)
            .problems(&[404]),
        post("/look", "look", ANY, look::look, "Returns a position with its legal moves and their effects.")
            .body::<GameSoFar>()
            .answers::<Look>()
            .problems(&[404, 409]),
        post("/why", "why", ANY, look::why, "Explains a ply step by step.")
            .body::<WhyAsked>()
            .answers::<Vec<Why>>()
            .problems(&[404, 409]),
        post(
            "/read",
            "read",
            ANY,
            records::read,
            "Reads a position or a game record in any notation Sower knows.",
        )
        .body::<TextToRead>()
        .large_body()
        .answers::<ReadText>()
        .problems(&[404]),
        post("/write", "write", ANY, records::write, "Writes a game record.")
            .body::<RecordToWrite>()
            .large_body()
            .answers::<RecordText>()
            .problems(&[404, 409]),
        post(
            "/tasks/{game}/{number}",
            "tryTask",
            ANY,
            lessons::judge,
            "Checks whether moves complete a task.",
        )
        .body::<TriedMoves>()
        .answers::<TaskVerdict>()
        .problems(&[404, 409]),
        get("/games/{game}/puzzles", "puzzles", ANY, puzzles::list, "Lists a game's puzzles, easiest first.")
            .answers::<Vec<PuzzleLine>>()
            .problems(&[404]),
        get("/puzzles/daily", "dailyPuzzles", ANY, puzzles::daily, "Returns each game's puzzle of the day.")
            .answers::<DailyPuzzles>(),
        get("/puzzles/{game}/{number}", "puzzle", ANY, puzzles::page, "Returns a puzzle.")
            .answers::<PuzzlePage>()
            .problems(&[404]),
        post(
            "/puzzles/{game}/{number}",
            "tryPuzzle",
            ANY,
            puzzles::answer,
            "Checks a solution, explains it, and rates the caller's first try.",
        )
        .body::<TriedMove>()
        .answers::<PuzzleAnswer>()
        .problems(&[404, 409]),
        get(
            "/puzzles/{game}/{number}/solution",
            "puzzleSolution",
            ANY,
            puzzles::solution,
            "Returns the solution with its explanation.",
        )
        .answers::<PuzzleAnswer>()
        .problems(&[404, 409]),
        post("/train/{game}", "train", READ, train::train, "Returns an endgame after the defender's reply.")
            .body::<TrainingAsked>()
            .answers::<Training>()
            .problems(&[404, 409]),
        get(
            "/lang/{tag}",
            "sentences",
            ANY,
            language::sentences,
            "Returns the page's sentences in one language.",
        )
        .query("h", Text, "The content hash; an answer with it is cached permanently.")
        .answers_described(sentences_document)
        .problems(&[404])
        .never_busy(),
    ]
}

fn own_rules() -> Vec<Route> {
    vec![
        get("/games/{game}/rules.toml", "rulesAddress", ANY, rules::text, "Returns a rules file.")
            .answers_text(PLAIN)
            .problems(&[404]),
        post(
            "/rules/check",
            "checkRules",
            ANY,
            rules::check,
            "Returns all errors of a rules file, or its game if it is valid.",
        )
        .body::<RulesText>()
        .answers::<RulesChecked>(),
        post("/rules", "keepRules", PLAY, rules::keep, "Stores a rules file.")
            .body::<RulesText>()
            .answers::<RulesKept>()
            .leads_to("get_games_game", "game", "/name"),
        get(
            "/me/rules",
            "myRules",
            READ,
            rules::mine,
            "Lists the caller's custom rules, most recently used first.",
        )
        .answers::<Vec<GameCard>>(),
    ]
}

fn thinking() -> Vec<Route> {
    vec![
        get("/analyse", "analysisSocket", READ, analyse::analyse, "Opens a socket for analysis.")
            .opens_socket()
            .describes_messages(
                "Sends `{id, analysis}` for every completed depth, as `sower analyze --json` prints it, then `{id, done}`; or `{id, problem}`.",
            )
            .receives::<AnalysisAsked>()
            .sends::<AnalysisMessage>(),
        post("/review", "beginReview", READ, review::begin, "Starts a review of a game record or a finished room.")
            .body::<NewReview>()
            .large_body()
            .answers::<ReviewBegun>()
            .problems(&[404, 409, 410])
            .leads_to("get_review_id", "id", "/review"),
        get("/review/{id}", "review", READ, review::result, "Returns a review, or its progress.")
            .answers::<ReviewState>()
            .problems(&[404])
            .never_busy(),
        get(
            "/rooms/{id}/review",
            "roomReview",
            READ,
            review::of_room,
            "Returns the review of a finished room or round, or its progress.",
        )
        .takes_link_tokens()
        .takes_round()
        .answers::<ReviewState>()
        .problems(&[404, 409]),
    ]
}

fn playing() -> Vec<Route> {
    vec![
        post("/rooms", "newRoom", PLAY, rooms::make, "Creates a room.")
            .body::<NewRoom>()
            .answers::<RoomMade>()
            .problems(&[404, 409])
            .leads_to("get_rooms_id", "id", "/id")
            .leads_to("get_rooms_id_record", "id", "/id"),
        get("/rooms/{id}", "room", READ, rooms::state, "Returns a room, if the caller may see it.")
            .takes_link_tokens()
            .answers::<RoomState>()
            .problems(&[404, 410]),
        get("/rooms/{id}/record", "recordAddress", READ, rooms::record, "Returns a room's game record.")
            .takes_link_tokens()
            .takes_round()
            .answers_text(PLAIN)
            .problems(&[404, 410]),
        get(
            "/rooms/{id}/stream",
            "roomStream",
            READ,
            rooms::stream,
            "Streams the socket's messages, one line of JSON each.",
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
        post("/rooms/{id}/say", "sayInRoom", PLAY, rooms::say, "Sends any message that the socket accepts.")
            .takes_link_tokens()
            .body::<PostedMessage>()
            .answers::<RoomState>()
            .problems(&[404, 409, 410]),
        get(
            "/stream",
            "stream",
            READ,
            me::stream,
            "Streams the caller's games, turns and challenges, one line of JSON each.",
        )
        .query("arena", Text, "The tournament in which the caller is present.")
        .answers_text(LINES)
        .sends::<ToProgram>()
        .problems(&[403, 429]),
        get("/rooms/{id}/socket", "roomSocket", PLAY, rooms::socket, "Opens a socket into a room.")
            .takes_link_tokens()
            .opens_socket()
            .describes_messages(
                "Every message has a third key, `v`: the number of the room's events known to the sender.",
            )
            .receives::<FromPlayer>()
            .sends::<ToPlayer>(),
    ]
}

fn persons() -> Vec<Route> {
    vec![
        get("/me", "me", READ, me::me, "Returns the caller's name and account.").answers::<Me>(),
        post("/me", "changeMe", NEVER, me::change, "Sets a guest's name.")
            .body::<NewName>()
            .answers::<Me>()
            .problems(&[409]),
        delete("/me", "forgetMe", NEVER, me::forget, "Deletes a guest.").problems(&[409]),
        get("/me/games", "myGames", READ, me::games, "Lists the caller's games, newest first, 20 at a time.")
            .query("before", Moment, "The `at` of the last game received.")
            .answers::<Vec<MyGame>>(),
        post(
            "/me/games",
            "keepGame",
            NEVER,
            solo::keep,
            "Stores a game that the caller's page has kept, played alone against the computer or on both sides.",
        )
        .body::<SoloGame>()
        .large_body()
        .answers::<SoloKept>()
        .problems(&[403, 404]),
        get(
            "/me/puzzles",
            "myPuzzles",
            READ,
            puzzles::mine,
            "Returns the caller's puzzle ratings, streak and tries.",
        )
        .query("game", Text, "Only the tries at this game's puzzles.")
        .answers::<MyPuzzles>(),
        get("/people/{name}", "person", READ, people::profile, "Returns a player's profile.")
            .answers::<Profile>()
            .problems(&[404]),
        get(
            "/people/{name}/ratings/{game}",
            "ratingHistory",
            ANY,
            people::history,
            "Returns a player's rating history.",
        )
        .answers::<Vec<RatingPoint>>()
        .problems(&[404]),
        get(
            "/people/{name}/games",
            "finishedGames",
            READ,
            people::games,
            "Lists a player's finished games, newest first, 20 at a time.",
        )
        .query("game", Text, "Only games of this kind.")
        .query("result", OneOf(&["won", "drawn", "lost", ""]), "Only games with this result.")
        .query("rated", OneOf(&["yes", "no", ""]), "Only rated games, or only unrated ones.")
        .query("opponent", Text, "Only against this account.")
        .query("before", Moment, "The `at` of the last game received.")
        .answers::<Vec<FinishedGame>>()
        .problems(&[404]),
        get("/leaders/{game}", "leaders", ANY, people::leaders, "Returns the 100 highest-rated players.")
            .query("bots", OneOf(&["yes", "no", ""]), "`yes` lists bots instead of people.")
            .answers::<Vec<Leader>>()
            .problems(&[404]),
    ]
}

fn accounts() -> Vec<Route> {
    vec![
        post("/account", "signUp", NEVER, account::sign_up, "Creates an account.")
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
        post("/account/password", "changePassword", NEVER, account::change_password, "Changes the password.")
            .body::<NewPassword>()
            .account_only(),
        post(
            "/account/recover",
            "recover",
            NEVER,
            account::recover,
            "Sets a new password with the recovery code.",
        )
        .body::<Recovery>()
        .answers::<RecoveryCode>(),
        post(
            "/account/code",
            "newRecoveryCode",
            NEVER,
            account::new_recovery,
            "Creates a new recovery code.",
        )
        .body::<OwnPassword>()
        .answers::<RecoveryCode>()
        .account_only(),
        post(
            "/account/bot",
            "markBot",
            NEVER,
            tokens::mark_bot,
            "Marks the account as a bot's, or as a person's.",
        )
        .body::<BotMark>()
        .account_only()
        .problems(&[409]),
        get("/tokens", "tokens", NEVER, tokens::list, "Lists the account's tokens.")
            .answers::<Vec<Token>>()
            .account_only(),
        post(
            "/tokens",
            "makeToken",
            NEVER,
            tokens::make,
            "Creates a token; only this answer contains its secret.",
        )
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
            "Stores the page settings of an account.",
        )
        .described_body(settings_document)
        .account_only(),
        get("/me/export", "accountExport", NEVER, export::export, "Exports all data of the account.")
            .answers::<AccountExport>()
            .account_only()
            .problems(&[429]),
    ]
}

fn lobby_routes() -> Vec<Route> {
    vec![
        get("/lobby", "challenges", READ, lobby::list, "Lists open challenges, oldest first.")
            .answers::<Vec<Challenge>>(),
        post("/lobby", "putUp", MEET, lobby::challenge, "Posts a challenge.")
            .body::<NewChallenge>()
            .answers::<Met>()
            .problems(&[404, 409])
            .leads_to("post_lobby_id_take", "id", "/challenge")
            .leads_to("delete_lobby_id", "id", "/challenge"),
        post(
            "/lobby/pair",
            "pair",
            MEET,
            lobby::pair,
            "Pairs the caller with a waiting player, or makes the caller wait.",
        )
        .body::<NewPairing>()
        .answers::<Met>()
        .problems(&[404, 409]),
        post("/lobby/{id}/take", "take", MEET, lobby::take, "Accepts a challenge.")
            .answers::<Met>()
            .problems(&[404, 409]),
        delete("/lobby/{id}", "endChallenge", MEET, lobby::end, "Withdraws or declines a challenge.")
            .problems(&[404, 409]),
        get(
            "/lobby/socket",
            "lobbySocket",
            READ,
            lobby::socket,
            "Opens a socket with live updates of the lobby, games and a tournament.",
        )
        .query("lobby", Text, "Any value subscribes to challenges.")
        .query("playing", Text, "Any value subscribes to games that can be watched.")
        .query("arena", Text, "A tournament's number.")
        .opens_socket()
        .receives::<FromVisitor>()
        .sends::<ToVisitor>(),
        get("/playing", "playing", ANY, lobby::playing, "Lists the newest games that anyone may watch.")
            .answers::<Vec<PlayingGame>>(),
        get("/me/calls", "calls", READ, lobby::calls, "Returns the caller's pending turns and challenges.")
            .answers::<Calls>(),
        get(
            "/me/turns",
            "turns",
            READ,
            me::turns,
            "Lists correspondence games in which it is the caller's turn.",
        )
        .answers::<Vec<Turn>>(),
    ]
}

fn tournaments() -> Vec<Route> {
    vec![
        get("/arenas", "arenas", ANY, arenas::list, "Lists tournaments.").answers::<Vec<ArenaCard>>(),
        post("/arenas", "makeArena", MEET, arenas::make, "Creates a tournament.")
            .body::<NewArena>()
            .answers::<ArenaCard>()
            .account_only()
            .problems(&[404])
            .leads_to("get_arenas_id", "id", "/id")
            .leads_to("post_arenas_id_join", "id", "/id")
            .leads_to("delete_arenas_id", "id", "/id"),
        get("/arenas/{id}", "arena", READ, arenas::page, "Returns a tournament.")
            .answers::<ArenaPage>()
            .problems(&[404]),
        post("/arenas/{id}/join", "joinArena", MEET, arenas::join, "Joins a tournament.")
            .problems(&[404, 409]),
        post("/arenas/{id}/leave", "leaveArena", MEET, arenas::leave, "Leaves a tournament.")
            .problems(&[404, 409]),
        delete(
            "/arenas/{id}",
            "callOffArena",
            MEET,
            arenas::call_off,
            "Cancels a tournament before it starts.",
        )
        .problems(&[404, 409]),
    ]
}

fn openapi_document() -> Value {
    json!({ "type": "object", "required": ["openapi", "paths"] })
}

fn sentences_document() -> Value {
    json!({ "type": "object", "description": "Text or message parts by key." })
}

fn settings_document() -> Value {
    json!({
        "type": "object",
        "additionalProperties": {
            "anyOf": [{ "type": "string" }, { "type": "boolean" }],
            "description": "Text or a yes/no value.",
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
