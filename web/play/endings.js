/** Endings that the board has not decided: a player may give up, run out of time or leave while ahead. */
export const WITHOUT_SCORE = ['resignation', 'time', 'abandoned'];
