//! The addresses that the page handles, as `web/routes.json` lists them: `/games/:game`.

/// One address, in its parts. A part that begins with a colon stands for any text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PageRoute(Vec<String>);

impl PageRoute {
    pub(super) fn new(pattern: &str) -> PageRoute {
        PageRoute(parts(pattern).map(str::to_owned).collect())
    }

    /// Whether a path is an address of this form.
    pub(super) fn fits(&self, path: &str) -> bool {
        let mut asked = parts(path);
        let all = self.0.iter().all(|part| {
            asked.next().is_some_and(|asked| part == asked || part.starts_with(':') && !asked.is_empty())
        });
        all && asked.next().is_none()
    }
}

fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.trim_matches('/').split('/')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_the_parts_of_its_route() {
        for (route, path) in [
            ("/", "/"),
            ("/games", "/games/"),
            ("/games/:game", "/games/oware"),
            ("/games/:game/tasks/:number", "/games/oware/tasks/3"),
        ] {
            assert!(PageRoute::new(route).fits(path), "{route} {path}");
        }
        for (route, path) in [
            ("/", "/games"),
            ("/games", "/"),
            ("/games/:game", "/games"),
            ("/games/:game", "/games/oware/tasks"),
            ("/games/:game/tasks/:number", "/games//tasks/3"),
            ("/games/:game/tasks/:number", "/games/oware/tasks/"),
        ] {
            assert!(!PageRoute::new(route).fits(path), "{route} {path}");
        }
    }
}
