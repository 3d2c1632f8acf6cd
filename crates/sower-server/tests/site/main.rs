//! Tests of the whole site: stores, rooms over real sockets, engine work, hostile clients.

mod accounts;
mod archive;
mod arenas;
mod bodies;
#[path = "../support/conformance/mod.rs"]
mod conformance;
mod contract;
mod custom_rules;
mod engine_answers;
mod harness;
mod hostile;
mod http;
mod intruders;
mod limits;
mod lobby;
mod nothing_early;
mod operation;
mod pages;
#[path = "../support/postgres.rs"]
mod postgres;
mod puzzles;
mod rated;
mod replay;
mod roles;
mod rooms;
mod rounds;
mod solo;
mod store;
mod streams;
mod thinking;
mod tls;
mod together;
mod tokens;
