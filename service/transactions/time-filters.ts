import { type RawBuilder, sql } from 'kysely';

import { utcMoment } from '../notifications/utc-moment.ts';

/** Times of transactions that a list can be filtered by. */
const COLUMNS = ['billed_at', 'created_at', 'updated_at'] as const;

type Column = (typeof COLUMNS)[number];
type Operator = '' | '[LT]' | '[LTE]' | '[GT]' | '[GTE]';

/** RFC 3339 date-times by the names of the query parameters: `billed_at[LT]`. */
export type TimeFilters = Readonly<Partial<Record<`${Column}${Operator}`, string>>>;

/**
 * A stored time has six digits, so no stored time lies between `floor` and `ceiling` of a time with more.
 */
interface Moment {
  readonly floor: string;
  readonly ceiling: string;
}

const CONDITIONS: Readonly<Record<Operator, (column: RawBuilder<unknown>, moment: Moment) => RawBuilder<boolean>>> = {
  '': (column, { floor, ceiling }) => (floor === ceiling ? sql<boolean>`${column} = ${floor}` : sql<boolean>`false`),
  '[LT]': (column, { ceiling }) => sql<boolean>`${column} < ${ceiling}`,
  '[LTE]': (column, { floor }) => sql<boolean>`${column} <= ${floor}`,
  '[GT]': (column, { floor }) => sql<boolean>`${column} > ${floor}`,
  '[GTE]': (column, { ceiling }) => sql<boolean>`${column} >= ${ceiling}`,
};

/**
 * The conditions of all filters that are defined. A null time fulfils none.
 *
 * @param filters Time filters only: another parameter that the spec gains does not compile until the handler
 *   uses it.
 */
export function timeConditions<Filters extends TimeFilters>(
  filters: Filters & Readonly<Record<Exclude<keyof Filters, keyof TimeFilters>, never>>,
): RawBuilder<boolean>[] {
  const given: TimeFilters = filters;
  return COLUMNS.flatMap((column) =>
    (Object.keys(CONDITIONS) as Operator[]).flatMap((operator) => {
      const text = given[`${column}${operator}`];
      return text === undefined ? [] : [CONDITIONS[operator](sql.ref(column), momentOf(text))];
    }),
  );
}

function momentOf(text: string): Moment {
  return { floor: utcMoment(text.replace(/(\.\d{6})\d+/, '$1')), ceiling: utcMoment(text) };
}
