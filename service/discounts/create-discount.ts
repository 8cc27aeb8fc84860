import type { Discount } from '@billing/types';
import { Discount as DiscountSchema } from '@billing/validators/schemas/Discount';
import type { Selectable, Transaction } from 'kysely';

import { validated } from '../common/validated.ts';
import { timestamp } from '../common/clock.ts';
import type { NewError } from '../common/errors.ts';
import { publish } from '../events/publish.ts';
import { newId } from '../ids/id.ts';
import { randomText } from '../ids/random-text.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import type { Services } from '../services.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { discountEntity } from './discount-entity.ts';
import { checkNotExpired } from './discount-rules.ts';

type Fields = Pick<
  Selectable<DiscountRow>,
  | 'enabled_for_checkout'
  | 'code'
  | 'mode'
  | 'currency_code'
  | 'recur'
  | 'maximum_recurring_intervals'
  | 'usage_limit'
  | 'restrict_to'
  | 'expires_at'
  | 'discount_group_id'
>;

export type NewDiscount = Pick<DiscountRow, 'description' | 'type' | 'amount'> & Partial<Fields>;

type DiscountRuleCode =
  | 'invalid_field'
  | 'entity_archived'
  | 'discount_code_conflict'
  | 'discount_expired'
  | 'discount_restricted_product_not_active'
  | 'discount_restricted_product_price_not_active';

const GENERATED_CODE_LENGTH = 10;
const GENERATED_CODE_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** A discount that customers can enter at checkout gets a random code unless the request has one. */
export async function createDiscount(
  newError: NewError<DiscountRuleCode>,
  trx: Transaction<Tables>,
  { clock, notifyDue }: Pick<Services, 'clock' | 'notifyDue'>,
  accountId: string,
  discount: NewDiscount,
): Promise<Discount> {
  const now = timestamp(clock.now());
  const enabled = discount.enabled_for_checkout ?? true;
  const generated = enabled ? randomText(GENERATED_CODE_LENGTH, GENERATED_CODE_ALPHABET) : null;
  await checkGroup(newError, trx, accountId, discount.discount_group_id ?? null);
  await checkRestriction(newError, trx, accountId, discount.restrict_to ?? []);
  const row = await trx
    .insertInto('discounts')
    .values({
      ...discount,
      account_id: accountId,
      id: newId('dsc_', clock),
      code: discount.code ?? generated,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'code_lower']).where('status', '=', 'active').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) throw await codeConflict(newError, trx, accountId, discount.code ?? '');
  const entity = validated(newError, DiscountSchema, discountEntity(row));
  checkNotExpired(newError, row, clock);
  await publish(trx, { clock, notifyDue }, { accountId, type: 'discount.created', data: entity });
  return entity;
}

async function checkGroup(
  newError: NewError<'invalid_field' | 'entity_archived'>,
  trx: Transaction<Tables>,
  accountId: string,
  id: DiscountRow['discount_group_id'],
): Promise<void> {
  if (id === null) return;
  const group = await trx
    .selectFrom('discount_groups')
    .select('status')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (group === undefined)
    throw invalidFields(newError, { field: 'discount_group_id', message: 'must be the id of a discount group' });
  if (group.status === 'archived')
    throw newError('entity_archived', `Discount group ${id} is archived. Use an active group.`);
}

async function checkRestriction(
  newError: NewError<
    'invalid_field' | 'discount_restricted_product_not_active' | 'discount_restricted_product_price_not_active'
  >,
  trx: Transaction<Tables>,
  accountId: string,
  ids: readonly string[],
): Promise<void> {
  for (const [index, id] of ids.entries()) {
    const table = id.startsWith('pri_') ? 'prices' : 'products';
    const entity = await trx
      .selectFrom(table)
      .select('status')
      .where('account_id', '=', accountId)
      .where('id', '=', id as never)
      .executeTakeFirst();
    if (entity === undefined)
      throw invalidFields(newError, {
        field: `restrict_to[${index}]`,
        message: 'must be the id of a product or price',
      });
    if (entity.status === 'active') continue;
    const code =
      table === 'prices' ? 'discount_restricted_product_price_not_active' : 'discount_restricted_product_not_active';
    throw newError(
      code,
      `${table === 'prices' ? 'Price' : 'Product'} ${id} is archived. A discount can only be restricted to active products and prices.`,
    );
  }
}

async function codeConflict(
  newError: NewError<'discount_code_conflict'>,
  trx: Transaction<Tables>,
  accountId: string,
  code: string,
): Promise<Error> {
  const other = await trx
    .selectFrom('discounts')
    .select('id')
    .where('account_id', '=', accountId)
    .where('code_lower', '=', code.toLowerCase())
    .where('status', '=', 'active')
    .executeTakeFirst();
  return newError(
    'discount_code_conflict',
    other === undefined
      ? 'Another request created a discount with this code at the same time. Choose another code.'
      : `The active discount ${other.id} already has this code. Choose another code.`,
  );
}
