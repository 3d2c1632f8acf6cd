//! Accounts: names, passwords and recovery codes.

mod manage;
mod name;
mod password;
mod recovery;

pub use manage::{Marked, all_accounts, mark_bot, reset};
pub(crate) use name::key as name_key;
pub use name::{BadName, LONGEST_NAME, Name, SHORTEST_NAME};
pub(crate) use password::{Crowded, Passwords, fits};
pub use password::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
pub(crate) use recovery::{kept as kept_code, new_code};
