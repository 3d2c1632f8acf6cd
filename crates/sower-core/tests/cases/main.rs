//! Sower held to counts and values of other programs, papers and a plain reference of the four games. All of it is in `testdata/cases`.

mod ogidise;
mod perft;
