import type { ColumnType, GeneratedAlways, Insertable } from 'kysely';

/** RFC 3339 with six fractional digits and `Z`, as `timestamp()` of `clock.ts` writes it. */
export type Timestamp = string;

export type AnyObject = Readonly<Record<string, unknown>>;

/**
 * A `json` column: read as a value, written as text (`toJson`). `json` and not `jsonb`, because `json` keeps the text: key order,
 * `-0`, `1e400` and `\u0000` come back as they were, where `jsonb` reorders, rewrites or refuses them.
 */
export type JsonColumn<Value> = ColumnType<Value, string | Extract<Value, null>, string | Extract<Value, null>>;

/** Counts the writes to a row. An update names the revision it read; none changed = somebody else was faster (`conflict`). */
export type Revision = ColumnType<number, number | undefined, number>;

/** `lower()` of another column, byte by byte, computed by the database: what a case-insensitive unique index stands on. */
export type LowerCase<Value extends string | null = string> = GeneratedAlways<Value>;

/**
 * A new row made from the body of a request. Each member has a column of its name, which is written: one that the spec gains does not
 * compile until it is stored.
 */
export type NewRow<Row, Body> = Insertable<Row> & {
  readonly [Member in keyof Body]-?: Member extends keyof Insertable<Row>
    ? Exclude<Insertable<Row>[Member], undefined>
    : never;
};

/** Text for a `JsonColumn`; `null` stays SQL's NULL. */
export function toJson<Value>(value: Value): string | Extract<Value, null>;
export function toJson(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
