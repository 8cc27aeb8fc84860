import type { DiscountGroup } from '@billing/types';
import { DiscountGroup as DiscountGroupSchema } from '@billing/validators/schemas/DiscountGroup';
import type { Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import type { Services } from '../services.ts';
import type { Tables } from '../storage/tables.ts';
import { discountGroupEntity } from './discount-entity.ts';

/** @throws `invalid_field`, `discount_group_name_conflict` with the id of the group that has the name. */
export async function createDiscountGroup(
  newError: NewError<'invalid_field' | 'discount_group_name_conflict'>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<Services, 'clock' | 'notifyDue'>,
  accountId: string,
  { name }: { readonly name: string },
): Promise<DiscountGroup> {
  const now = timestamp(clock.now());
  const row = await trx
    .insertInto('discount_groups')
    .values({ account_id: accountId, id: newId('dsg_', clock), name, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.constraint('discount_groups_name').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) {
    const other = await trx
      .selectFrom('discount_groups')
      .select('id')
      .where('account_id', '=', accountId)
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    throw newError(
      'discount_group_name_conflict',
      `Discount group ${other.id} already has this name. Choose another one.`,
    );
  }
  const entity = validated(newError, DiscountGroupSchema, discountGroupEntity(row));
  await publish(trx, { clock, notifyDue }, { accountId, type: 'discount_group.created', data: entity });
  return entity;
}
