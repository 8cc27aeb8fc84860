const TIMESTAMPTZ = 1184;
const INT8 = 20;

/**
 * Parsers of column types without a good JavaScript equivalent, for both engines. 64-bit integers become
 * JavaScript numbers: counts and limits here stay far below 2^53.
 */
export const columnParsers: Readonly<Record<number, (text: string) => unknown>> = {
  [TIMESTAMPTZ]: parseTimestamp,
  [INT8]: Number,
};

/**
 * PostgreSQL's `2026-03-02 09:30:00.12+00` as RFC 3339 with six fractional digits, the form of `timestamp()`
 * in `clock.ts`. Connections run in UTC, so any other offset is a programmer's mistake.
 */
function parseTimestamp(text: string): string {
  const parts = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/.exec(text);
  if (parts === null) throw new Error(`Not a timestamp of a connection in UTC: ${text}`);
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').padEnd(6, '0')}Z`;
}
