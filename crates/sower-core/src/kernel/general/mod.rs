//! The kernel of games that the shared ring of the fast kernel cannot express.

pub mod two_rows;
