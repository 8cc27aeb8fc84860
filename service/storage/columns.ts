import type { ColumnType, GeneratedAlways, Insertable, Selectable } from 'kysely';

import type { Lacking } from '../common/lacking.ts';

/** RFC 3339 with six fractional digits and `Z`, as `timestamp()` of `clock.ts` writes it. */
export type Timestamp = string;

export type AnyObject = Readonly<Record<string, unknown>>;

/**
 * A `json` column: read as a value, written as text (`toJson`). Not `jsonb`, because `json` preserves the
 * text: `jsonb` reorders keys, and rewrites or rejects `-0`, `1e400` and `\u0000`.
 */
export type JsonColumn<Value> = ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>;

/**
 * Counts the writes to a row. An update names the revision it read; zero updated rows mean that another
 * request changed it first (`conflict`).
 */
export type Revision = ColumnType<number, number | undefined, number>;

/**
 * `lower()` of another column, computed by the database with the C collation, for case-insensitive unique
 * indexes.
 */
export type LowerCase<Value extends string | null = string> = GeneratedAlways<Value>;

/**
 * A new row from the body of a request. Each member must have a column of its name, whose value has a place
 * for each member of an object: a member added to the spec does not compile until it is stored.
 */
export type NewRow<Row, Body> = Insertable<Row> & {
  readonly [Name in keyof Body]-?: Name extends keyof Insertable<Row> & keyof Selectable<Row>
    ? [Lacking<Selectable<Row>[Name], Body[Name]>] extends [never]
      ? Exclude<Insertable<Row>[Name], undefined>
      : { readonly lacking: Lacking<Selectable<Row>[Name], Body[Name]> }
    : never;
};

/** Text for a `JsonColumn`; `null` stays SQL NULL. */
export function toJson<Value>(value: Value): string | Extract<Value, null>;
export function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
