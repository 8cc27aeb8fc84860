/** Events of a run, replays included. A scenario has 25 at most. */
export const RUN_EVENTS = 100;

/** Bodies of the events of a run together, so that a run with its events fits in a response. */
export const RUN_BYTES = 2 * 1_048_576;
