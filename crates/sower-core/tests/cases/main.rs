//! Compares Sower with counts and values from other programs, papers and a plain reference. The data is in `testdata/cases`.

mod family;
mod ogidise;
mod perft;
