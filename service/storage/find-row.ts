import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import { statement } from './statement.ts';
import type { AccountTable, Tables } from './tables.ts';

type RowOf<Table extends AccountTable> = Selectable<Tables[Table]>;

/**
 * Returns a function that finds an account's row by its id, for the entity that a path names.
 *
 * @param entity Its name in the error: `Customer`.
 */
export function rowFinder<Table extends AccountTable>(table: Table, entity: string) {
  const find = statement((db, values: Partial<RowOf<Table>>) =>
    Object.entries(values).reduce(
      (query, [column, value]) => query.where(column as 'id', '=', value as never),
      db.selectFrom(table as 'customers').selectAll(),
    ),
  );
  /**
   * @param parent The columns of the parent in the path: `{ customer_id }`.
   * @throws `not_found`, also when the row belongs to another parent.
   */
  return async (
    newError: NewError<'not_found'>,
    db: Kysely<Tables>,
    accountId: string,
    id: string,
    parent?: Partial<RowOf<Table>>,
  ): Promise<RowOf<Table>> => {
    const [row] = await find(db, { ...parent, account_id: accountId, id } as Partial<RowOf<Table>>);
    if (row === undefined) throw notFound(newError, entity, id);
    return row as unknown as RowOf<Table>;
  };
}
