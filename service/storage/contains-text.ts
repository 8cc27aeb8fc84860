import { type RawBuilder, sql } from 'kysely';

/**
 * Whether one of the columns or expressions contains `text`, regardless of case; undefined without a text.
 * It compares each row; for many rows, `searchPage` finds them with an index.
 */
export function containsText(columns: readonly (string | RawBuilder<string>)[], text: string): RawBuilder<boolean>;
export function containsText(
  columns: readonly (string | RawBuilder<string>)[],
  text: string | undefined,
): RawBuilder<boolean> | undefined;
export function containsText(
  columns: readonly (string | RawBuilder<string>)[],
  text: string | undefined,
): RawBuilder<boolean> | undefined {
  if (text === undefined) return undefined;
  // A line break between the values, so that a text does not match the end of one and the beginning of the
  // next.
  const values = sql.join(
    columns.map((column) => sql`coalesce(${typeof column === 'string' ? sql.ref(column) : column}, '')`),
    sql` || chr(10) || `,
  );
  return sql<boolean>`lower((${values}) collate "default") like lower(${`%${text.replace(/[\\%_]/g, '\\$&')}%`})`;
}
