/** The most events of a run, replays included. A scenario has at most 25. */
export const RUN_EVENTS = 100;

/** The most bytes of all event bodies of a run, so that a run with its events fits in one response. */
export const RUN_BYTES = 2 * 1_048_576;
