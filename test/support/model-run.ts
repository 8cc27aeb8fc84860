import { isLongRun } from './suite-length.ts';

/**
 * fast-check reports the seed, path and replay path of a sequence that fails; with them it runs this
 * sequence alone.
 */
const { MODEL_SEED: seed, MODEL_PATH: path, MODEL_REPLAY: replayPath, MODEL_SEQUENCES: wanted } = process.env;

const isShort = wanted === undefined && !isLongRun;
/**
 * Short runs take the same sequences each time, so that only a change lets them fail. Long ones take new
 * ones.
 */
const SHORT_SEED = 1;

interface Sequences {
  readonly short: number;
  readonly long: number;
  /**
   * The long form ends with the sequence that begins last within this time; `MODEL_SEQUENCES` runs that
   * many, however long it takes.
   */
  readonly longMs: number;
}

/** How many sequences a model test runs, and for how long; a replayed one when the environment names it. */
export function modelRun({ short, long, longMs }: Sequences) {
  return {
    timeout: wanted === undefined ? 600_000 : 0,
    /** In the clock of `performance`. */
    endsAt: () => (wanted === undefined && isLongRun ? performance.now() + longMs : Infinity),
    /** For `fc.commands`. */
    commands: replayPath === undefined ? {} : { replayPath },
    /** For `fc.assert`. */
    parameters: {
      numRuns: Number(wanted ?? (isLongRun ? long : short)),
      ...((seed !== undefined || isShort) && { seed: Number(seed ?? SHORT_SEED) }),
      ...(path !== undefined && { path }),
    },
  };
}
