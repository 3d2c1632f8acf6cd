//! Streams of JSON lines for programs: a person's events, and a room's messages. An empty line is a heartbeat.

mod lines;
mod person;
mod room;

pub(crate) use person::person;
pub(crate) use room::room;
