//! Compares Sower with games of other people and programs. The data is not part of the repository.
#![expect(clippy::unwrap_used, reason = "a test may fail loudly")]

mod bao;
mod four_rows;
mod kalah;
mod margins;
mod oware;
mod play;
mod playok;
mod replay;
mod rounds;
mod text;
mod togyz;

use std::process::ExitCode;

use sower_testing::cases::run_outside;
use sower_testing::named_tests;

fn main() -> ExitCode {
    run_outside(&named_tests![
        four_rows::ludiis_turns_on_four_rows_replay,
        four_rows::ludiis_turns_on_three_rows_replay,
        bao::recorded_games_replay_ply_by_ply,
        bao::set_positions_have_the_recorded_moves,
        kalah::games_of_other_programs_replay,
        kalah::single_steps_and_best_moves_agree,
        kalah::positions_with_few_stones_have_their_solved_margins,
        oware::games_of_other_programs_replay,
        oware::repetitions_end_the_game_where_other_programs_end_it,
        oware::single_positions_agree,
        rounds::rounds_of_recorded_matches_follow_each_other,
        playok::tournament_games_replay_ply_by_ply,
        text::playstrategy_positions_are_read_and_written,
        text::playstrategy_moves_are_read,
        text::tournament_games_of_togyz_replay,
        text::repetitions_end_games_of_oware,
        togyz::single_steps_agree,
        togyz::games_of_playstrategy_replay,
        togyz::every_board_of_a_whole_game_agrees,
        togyz::positions_of_playstrategy_are_positions_here,
    ])
}
