import { type RawBuilder, sql } from 'kysely';

/** The time after the timeout of a call in which its process stores the result. */
const MARGIN_SECONDS = 10;

/**
 * How long a paid transaction may wait for its completion before a job completes it: normally it follows at
 * once.
 */
export const COMPLETION_SECONDS = 5;

/**
 * How long after its start an attempt without a result belongs to the process that started it. Then a job
 * asks the gateway.
 */
export function recoverySeconds(timeoutMs: number): number {
  return timeoutMs / 1_000 + MARGIN_SECONDS;
}

/** A moment in real time, by the clock of the database, which all processes share. */
export function afterSeconds(seconds: number): RawBuilder<string> {
  return sql<string>`clock_timestamp() + ${seconds}::float8 * interval '1 second'`;
}

/** The wait doubles after each try: with a timeout of 20 s, from 30 s to 32 minutes. */
const LONGEST_FACTOR = 64;

/**
 * When to try again after a try: first after `seconds`, then after twice as long each time.
 *
 * @param tries the column with the number of earlier tries
 */
export function nextTry(seconds: number, tries: string): RawBuilder<string> {
  return sql<string>`clock_timestamp()
    + ${seconds}::float8 * least(2 ^ least(${sql.ref(tries)}, 30), ${LONGEST_FACTOR}) * interval '1 second'`;
}
