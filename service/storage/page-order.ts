import { type RawBuilder, sql } from 'kysely';

export interface PageOrder {
  readonly by: RawBuilder<unknown>;
  readonly direction: 'asc' | 'desc';
  /** Whether `by` may be null. Nulls count as greater than every value. */
  readonly nullable: boolean;
  /** Whether `by` is the id, which is unique. */
  readonly unique: boolean;
}

/** A field that a list can be ordered by. `by` is a column or an expression over the listed table. */
export interface OrderField {
  readonly by: RawBuilder<unknown>;
  readonly nullable?: boolean;
}

/** The fields of a list by their names in `order_by`. */
export type OrderFields = Readonly<Record<string, OrderField>>;

/** Parses a validated `order_by` such as `id[DESC]`, over the fields of the list. */
export function pageOrder(orderBy: string, fields: OrderFields = {}): PageOrder {
  const parts = /^([^[]+)\[(ASC|DESC)\]$/.exec(orderBy);
  const name = parts?.[1] ?? '';
  const unique = name === 'id';
  const field = unique ? { by: sql.ref('id') } : fields[name];
  if (field === undefined) throw new Error(`order_by was not validated: ${orderBy}`);
  return { by: field.by, direction: parts?.[2] === 'ASC' ? 'asc' : 'desc', nullable: field.nullable ?? false, unique };
}

/** The sort columns of a list, which make the order unique. */
export function orderColumns({ by, direction, unique }: PageOrder): RawBuilder<unknown> {
  const towards = sql.raw(direction);
  return unique ? sql`${by} ${towards}` : sql`${by} ${towards}, ${sql.ref('id')} ${towards}`;
}

/**
 * The condition for rows after row `after`: by its sort value, ties broken by id in the same direction.
 * `sortValue` is the sort value of that row and `sortIsNull` whether it is null; the database compares, so
 * no value loses its type. When `by` can't be null, a missing row has no `sortValue`, and nothing comes
 * after it.
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
