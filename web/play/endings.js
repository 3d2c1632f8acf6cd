/** Endings that the score did not decide: resignation, time and abandonment. */
const WITHOUT_SCORE = ['resignation', 'time', 'abandoned'];
/** Endings by a goal, after which the winner has all seeds. */
const BY_GOAL = ['cleared', 'deprived', 'immobile', 'inner-row-empty'];

/** @param {{ termination: string }} ending */
export function isWithoutScore({ termination }) {
  return WITHOUT_SCORE.includes(termination);
}

/** Whether a goal decided, so that the numbers say nothing. @param {{ termination: string, score: number[] }} ending */
export function isByGoal({ termination, score }) {
  return BY_GOAL.includes(termination) && score.includes(0);
}
