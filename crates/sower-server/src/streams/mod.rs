//! Lines for programs: what happens to somebody, and what is told in a room. A line is an object of JSON, and an empty one says that
//! the site is still there.

mod lines;
mod person;
mod room;

pub(crate) use person::person;
pub(crate) use room::room;
