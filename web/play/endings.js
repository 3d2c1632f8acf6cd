/** Endings that the board has not decided: a player may give up, run out of time or leave while ahead. */
const WITHOUT_SCORE = ['resignation', 'time', 'abandoned'];

/** @param {{ termination: string }} ending */
export function isWithoutScore({ termination }) {
  return WITHOUT_SCORE.includes(termination);
}
