import type { Discount, DiscountUpdate } from '@billing/types';
import { Discount as DiscountSchema } from '@billing/validators/schemas/Discount';
import type { Selectable, Transaction } from 'kysely';

import { changedMembers } from '../common/changed-members.ts';
import type { NewError } from '../common/errors.ts';
import { validated } from '../common/validated.ts';
import { checkDiscountGroup } from '../discount-groups/discount-group-rules.ts';
import { type EntityKind, updateEntity } from '../entities/update-entity.ts';
import { utcMoment } from '../notifications/utc-moment.ts';
import type { AccountServices } from '../services.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { unlessTaken } from '../storage/unless-taken.ts';
import { checkRestriction } from './check-restriction.ts';
import { discountEntity } from './discount-entity.ts';
import { checkNotExpired, codeTaken, type DiscountRuleCode, generatedCode } from './discount-rules.ts';

const DISCOUNT: EntityKind<'discounts', 'discount.updated'> = {
  table: 'discounts',
  name: 'Discount',
  updated: 'discount.updated',
  entity: discountEntity,
};

/**
 * The spec's schema of the entity checks the members that the body leaves unchanged together with those that
 * it changes.
 *
 * @throws `conflict` when another request has changed the discount since `before` was read.
 */
export async function updateDiscount(
  newError: NewError<'conflict' | 'discount_usage_limit_less_than_times_used' | DiscountRuleCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'rules' | 'notifyDue'>,
  before: Selectable<DiscountRow>,
  { code = before.code, expires_at, ...body }: DiscountUpdate,
): Promise<Discount> {
  const accountId = before.account_id;
  const changes = changedMembers(before, {
    ...body,
    code: code ?? generatedCode(body.enabled_for_checkout ?? before.enabled_for_checkout),
    expires_at: typeof expires_at === 'string' ? utcMoment(expires_at) : expires_at,
  });
  const after = { ...before, ...changes };
  validated(newError, DiscountSchema, discountEntity(after));
  if (changes.expires_at !== undefined) checkNotExpired(newError, changes.expires_at, services.clock);
  if (changes.usage_limit !== undefined) checkUsageLimit(newError, after);
  const lockReferences = async (): Promise<void> => {
    if (changes.discount_group_id !== undefined)
      await checkDiscountGroup(newError, trx, accountId, changes.discount_group_id);
    if (changes.restrict_to !== undefined) await checkRestriction(newError, trx, accountId, changes.restrict_to);
  };
  const discount = await unlessTaken(trx, 'discounts_active_code', () =>
    updateEntity(newError, trx, services, DISCOUNT, before, changes, lockReferences),
  );
  if (discount === undefined) throw await codeTaken(newError, trx, accountId, after.code ?? '');
  return discount;
}

function checkUsageLimit(
  newError: NewError<'discount_usage_limit_less_than_times_used'>,
  { usage_limit, times_used }: Pick<Selectable<DiscountRow>, 'usage_limit' | 'times_used'>,
): void {
  if (usage_limit === null || usage_limit >= times_used) return;
  throw newError(
    'discount_usage_limit_less_than_times_used',
    `The discount was redeemed ${times_used} times. usage_limit must be at least that, or null for no limit.`,
  );
}
