import type { DiscountGroup, DiscountGroupCreate } from '@billing/types';
import type { Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { AccountServices } from '../services.ts';
import type { NewRow } from '../storage/columns.ts';
import type { DiscountGroupRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { discountGroupEntity } from './discount-group-entity.ts';
import { nameTaken } from './discount-group-rules.ts';

/** @throws `discount_group_name_conflict` with the id of the group that has the name. */
export async function createDiscountGroup(
  newError: NewError<'discount_group_name_conflict'>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<AccountServices, 'clock' | 'notifyDue'>,
  accountId: string,
  { name }: DiscountGroupCreate,
): Promise<DiscountGroup> {
  const now = clock.now();
  const row = await trx
    .insertInto('discount_groups')
    .values({
      account_id: accountId,
      id: newId('dsg_', clock),
      name,
      import_meta: null,
      created_at: now,
      updated_at: now,
    } satisfies NewRow<DiscountGroupRow, DiscountGroupCreate>)
    .onConflict((conflict) => conflict.constraint('discount_groups_name').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw await nameTaken(newError, trx, accountId, name);
  const data = discountGroupEntity(row);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'discount_group.created', data, occurredAt: now });
  return data;
}
