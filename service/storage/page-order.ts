import { type RawBuilder, sql } from 'kysely';

export interface PageOrder {
  readonly by: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  /** Whether `by` may be null. Nulls count as greater than every value. */
  readonly nullable: boolean;
  /** Whether `by` is the id, which has no ties to break. */
  readonly unique: boolean;
}

/** What a list can be ordered by. `by` is a column or an expression over the listed table. */
export type OrderFields = Readonly<Record<string, { readonly by: RawBuilder<unknown>; readonly nullable?: boolean }>>;

/** `id[DESC]`, as a request's validated `order_by` says it, over the fields that the list offers. */
export function pageOrder(orderBy: string, fields: OrderFields = {}): PageOrder {
  const parts = /^([^[]+)\[(ASC|DESC)\]$/.exec(orderBy);
  const name = parts?.[1] ?? '';
  const unique = name === 'id';
  const field = unique ? { by: sql.ref('id') } : fields[name];
  if (field === undefined) throw new Error(`order_by was not validated: ${orderBy}`);
  return { by: field.by, direction: parts?.[2] === 'ASC' ? 'asc' : 'desc', nullable: field.nullable ?? false, unique };
}

/** What a list's rows are sorted by: no two are alike in it. */
export function orderColumns({ by, direction, unique }: PageOrder): RawBuilder<unknown> {
  const towards = sql.raw(direction);
  return unique ? sql`${by} ${towards}` : sql`${by} ${towards}, ${sql.ref('id')} ${towards}`;
}

/**
 * Where the page after row `after` starts: on its sort value, ties broken by id in the same direction. `sortValue` gives the value of
 * that row and `sortIsNull` says whether it is null; the database compares, so no value loses its type on the way. Where `by` can't be
 * null, no `sortValue`, so no such row, means that nothing comes after it.
 */
export function afterRow(
  order: PageOrder,
  after: string,
  sortValue: RawBuilder<unknown>,
  sortIsNull: boolean,
): RawBuilder<boolean> {
  const { by, direction, nullable, unique } = order;
  const id = sql.ref('id');
  const beyond = sql.raw(direction === 'asc' ? '>' : '<');
  if (unique) return sql`${by} ${beyond} ${sortValue}`;
  if (!nullable) return sql`(${by}, ${id}) ${beyond} (${sortValue}, ${after})`;
  if (direction === 'asc') {
    return sortIsNull
      ? sql`(${by} is null and ${id} > ${after})`
      : sql`(${by} > ${sortValue} or (${by} = ${sortValue} and ${id} > ${after}) or ${by} is null)`;
  }
  return sortIsNull
    ? sql`(${by} is not null or ${id} < ${after})`
    : sql`(${by} < ${sortValue} or (${by} = ${sortValue} and ${id} < ${after}))`;
}
