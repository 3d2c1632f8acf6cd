//! People with an account: what they are called, how they are known again, how strong they are.

mod glicko;
mod name;
mod password;
mod recovery;

pub use glicko::Rating;
pub use name::{BadName, LONGEST_NAME, Name, SHORTEST_NAME};
pub use password::{LONGEST_PASSWORD, SHORTEST_PASSWORD};
