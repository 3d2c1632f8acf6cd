//! Validates the bot's arguments before anything is sent.

use sower_players::PlayerSpec;
use sower_text::message;
use sower_wire::Control;

use super::super::BotArgs;
use crate::failure::Failure;

/// The environment variable for the token, which other users cannot read, unlike the command line.
const TOKEN: &str = "SOWER_TOKEN";

/// The default level.
const LEVEL: u8 = 8;

/// The site's address without a trailing slash.
pub(super) fn address(url: &str) -> anyhow::Result<String> {
    let bad = || Failure::input(message!("bot-bad-address", url = url.to_owned()));
    let (scheme, rest) = url.split_once("://").ok_or_else(bad)?;
    let host = rest.strip_suffix('/').unwrap_or(rest);
    let is_host = !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "/?#@".contains(c));
    // A malformed port would be ignored, and the token would go to another server.
    let port = host.rsplit(']').next().and_then(|rest| rest.split_once(':')).map(|(_, port)| port);
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    if is_host && is_port { Ok(format!("{scheme}://{host}")) } else { Err(bad()) }
}

pub(super) fn token(args: &BotArgs) -> anyhow::Result<String> {
    let given = args.token.clone().or_else(|| std::env::var(TOKEN).ok());
    let given = given.map(|token| token.trim().to_owned()).filter(|token| !token.is_empty());
    match given {
        Some(token) if token.bytes().all(|byte| byte.is_ascii_graphic()) => Ok(token),
        Some(_) => Err(Failure::input(message!("bot-bad-token"))),
        None => Err(Failure::input(message!("bot-no-token"))),
    }
}

/// The player: anything but a person.
pub(super) fn player(args: &BotArgs) -> anyhow::Result<PlayerSpec> {
    let Some(text) = &args.player else { return Ok(PlayerSpec::Level(args.level.unwrap_or(LEVEL))) };
    match text.parse::<PlayerSpec>().map_err(Failure::input)? {
        PlayerSpec::Human => Err(Failure::input(message!("bot-no-human"))),
        who => Ok(who),
    }
}

/// Parses a clock: `5+3` is minutes per game and seconds per turn, `30s` seconds per move, `2d` days per move.
pub(super) fn control(text: &str) -> anyhow::Result<Control> {
    let bad = || Failure::input(message!("bot-bad-clock", clock = text.to_owned()));
    let number = |text: &str| text.trim().parse::<u32>().ok();
    if let Some((minutes, seconds)) = text.split_once('+') {
        let minutes: f64 = minutes.trim().parse().map_err(|_| bad())?;
        let (base, increment) = ((minutes * 60.0).round(), number(seconds).ok_or_else(bad)?);
        let fits = (1.0..=86_400.0).contains(&base) && increment <= 600;
        return if fits { Ok(Control::Fischer { base: base as u32, increment }) } else { Err(bad()) };
    }
    match (text.strip_suffix('s').and_then(number), text.strip_suffix('d').and_then(number)) {
        (Some(each @ 1..=86_400), _) => Ok(Control::PerMove { each }),
        (_, Some(days @ 1..=14)) => Ok(Control::Days { days }),
        _ => Err(bad()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_and_others_told() {
        let fischer = |base, increment| Control::Fischer { base, increment };
        assert_eq!(control("5+3").expect("a clock"), fischer(300, 3));
        assert_eq!(control("0.5+0").expect("a clock"), fischer(30, 0));
        assert_eq!(control("20s").expect("a clock"), Control::PerMove { each: 20 });
        assert_eq!(control("2d").expect("a clock"), Control::Days { days: 2 });
        for bad in ["", "5", "+3", "5+", "0+0", "-1+0", "nan+0", "inf+0", "15d", "0s", "1h", "5+601"] {
            let told = control(bad).expect_err("it is none").to_string();
            assert!(told.contains("5+3"), "{bad}: {told}");
        }
    }

    #[test]
    fn an_address_is_a_host_and_nothing_behind_it() {
        assert_eq!(address("https://sower.example/").expect("an address"), "https://sower.example");
        assert_eq!(address("http://127.0.0.1:8080").expect("an address"), "http://127.0.0.1:8080");
        assert_eq!(address("http://[::1]:8080").expect("an address"), "http://[::1]:8080");
        let not_ports =
            ["http://host:99999", "http://host:0", "http://host:", "http://host:a", "http://[::1]:99999"];
        let others = ["http://", "https:///", "http://a b", "http://host/play/x", "http://ann:pw@host"];
        for bad in not_ports.into_iter().chain(others) {
            assert!(address(bad).is_err(), "{bad}");
        }
    }
}
