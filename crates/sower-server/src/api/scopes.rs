//! What a token must allow for each route: the one list, which `docs/reference/web-api.md` repeats and whatever describes the API reads.
//! What is not in it is refused to every token.

use crate::wire::Scope;

/// What a route asks of a program that comes with a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TokenNeeds {
    /// Nothing but that the token is good: anybody may ask this.
    Nothing,
    /// A scope.
    Scope(Scope),
    /// No token will do: it is for whoever is signed in themselves.
    Person,
}

use TokenNeeds::{Nothing, Person};
const READ: TokenNeeds = TokenNeeds::Scope(Scope::Read);
const PLAY: TokenNeeds = TokenNeeds::Scope(Scope::Play);
const MEET: TokenNeeds = TokenNeeds::Scope(Scope::Meet);

/// Every route by its method and path.
pub(crate) const TOKEN_NEEDS: &[(&str, &str, TokenNeeds)] = &[
    ("GET", "/api/openapi.json", Nothing),
    ("GET", "/api/games", Nothing),
    ("GET", "/api/games/{game}", Nothing),
    ("GET", "/api/games/{game}/picture.svg", Nothing),
    ("GET", "/api/games/{game}/lessons", Nothing),
    ("GET", "/api/games/{game}/rules.toml", Nothing),
    ("POST", "/api/rules", PLAY),
    ("POST", "/api/rules/check", Nothing),
    ("POST", "/api/tasks/{game}/{number}", Nothing),
    ("GET", "/api/games/{game}/puzzles", Nothing),
    ("GET", "/api/puzzles/{game}/{number}", Nothing),
    ("POST", "/api/puzzles/{game}/{number}", Nothing),
    ("GET", "/api/puzzles/{game}/{number}/solution", Nothing),
    ("POST", "/api/train/{game}", READ),
    ("POST", "/api/look", Nothing),
    ("POST", "/api/why", Nothing),
    ("POST", "/api/read", Nothing),
    ("POST", "/api/write", Nothing),
    ("GET", "/api/lang/{tag}", Nothing),
    ("GET", "/api/analyse", READ),
    ("POST", "/api/review", READ),
    ("GET", "/api/review/{id}", READ),
    ("POST", "/api/rooms", PLAY),
    ("GET", "/api/rooms/{id}", READ),
    ("GET", "/api/rooms/{id}/record", READ),
    ("GET", "/api/rooms/{id}/review", READ),
    ("GET", "/api/rooms/{id}/stream", READ),
    ("GET", "/api/rooms/{id}/socket", PLAY),
    ("POST", "/api/rooms/{id}/moves", PLAY),
    ("POST", "/api/rooms/{id}/say", PLAY),
    ("GET", "/api/stream", READ),
    ("GET", "/api/lobby", READ),
    ("POST", "/api/lobby", MEET),
    ("POST", "/api/lobby/pair", MEET),
    ("GET", "/api/lobby/socket", READ),
    ("DELETE", "/api/lobby/{id}", MEET),
    ("POST", "/api/lobby/{id}/take", MEET),
    ("GET", "/api/playing", Nothing),
    ("GET", "/api/arenas", Nothing),
    ("POST", "/api/arenas", MEET),
    ("GET", "/api/arenas/{id}", READ),
    ("DELETE", "/api/arenas/{id}", MEET),
    ("POST", "/api/arenas/{id}/join", MEET),
    ("POST", "/api/arenas/{id}/leave", MEET),
    ("GET", "/api/me", READ),
    ("POST", "/api/me", Person),
    ("DELETE", "/api/me", Person),
    ("GET", "/api/me/calls", READ),
    ("GET", "/api/me/turns", READ),
    ("GET", "/api/me/games", READ),
    ("GET", "/api/me/rules", READ),
    ("POST", "/api/me/settings", Person),
    ("GET", "/api/me/export", Person),
    ("POST", "/api/account", Person),
    ("DELETE", "/api/account", Person),
    ("POST", "/api/account/password", Person),
    ("POST", "/api/account/recover", Person),
    ("POST", "/api/account/code", Person),
    ("POST", "/api/account/bot", Person),
    ("POST", "/api/session", Person),
    ("DELETE", "/api/session", Person),
    ("DELETE", "/api/sessions", Person),
    ("GET", "/api/tokens", Person),
    ("POST", "/api/tokens", Person),
    ("DELETE", "/api/tokens/{id}", Person),
    ("GET", "/api/people/{name}", READ),
    ("GET", "/api/people/{name}/games", READ),
    ("GET", "/api/people/{name}/ratings/{game}", Nothing),
    ("GET", "/api/leaders/{game}", Nothing),
];

/// What a route asks of a token. One that is not in the list asks for what no token has.
pub(crate) fn token_needs(method: &str, path: &str) -> TokenNeeds {
    let method = if method == "HEAD" { "GET" } else { method };
    let stated = TOKEN_NEEDS.iter().find(|(known, route, _)| *known == method && *route == path);
    stated.map_or(Person, |(_, _, needs)| *needs)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_route_that_nobody_has_stated_is_refused_to_every_token() {
        assert_eq!(token_needs("GET", "/api/new-thing"), Person);
        assert_eq!(token_needs("PATCH", "/api/me"), Person);
        assert_eq!(token_needs("HEAD", "/api/me"), READ);
    }

    #[test]
    fn every_route_is_stated_once() {
        let routes = crate::api::table();
        for route in &routes {
            let (method, full) = (route.method.as_str(), format!("/api{}", route.path));
            let known = TOKEN_NEEDS.iter().filter(|(by, at, _)| *by == method && *at == full).count();
            assert_eq!(known, 1, "{method} {full}");
        }
        assert_eq!(routes.len(), TOKEN_NEEDS.len(), "nothing is stated that is not there");
    }
}
