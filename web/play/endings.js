/** Endings that the score did not decide: resignation, time and abandonment. */
const WITHOUT_SCORE = ['resignation', 'time', 'abandoned'];

/** @param {{ termination: string }} ending */
export function isWithoutScore({ termination }) {
  return WITHOUT_SCORE.includes(termination);
}
