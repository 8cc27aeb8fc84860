import type { Kysely, Selectable } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { notFound } from '../common/not-found.ts';
import type { ProductRow } from '../storage/rows/catalog-rows.ts';
import { statement } from '../storage/statement.ts';
import type { Tables } from '../storage/tables.ts';

/** @throws `not_found` */
export async function findProduct(
  newError: NewError<'not_found'>,
  db: Kysely<Tables>,
  accountId: string,
  id: ProductRow['id'],
): Promise<Selectable<ProductRow>> {
  const [row] = await findById(db, { accountId, id });
  if (row === undefined) throw notFound(newError, 'Product', id);
  return row;
}

const findById = statement((db, { accountId, id }: { readonly accountId: string; readonly id: ProductRow['id'] }) =>
  db.selectFrom('products').selectAll().where('account_id', '=', accountId).where('id', '=', id),
);
