import type { Transaction } from 'kysely';

import type { AccountClock } from '../common/account-clock.ts';
import type { NewError } from '../common/errors.ts';
import { randomText } from '../ids/random-text.ts';
import type { Timestamp } from '../storage/columns.ts';
import type { Tables } from '../storage/tables.ts';

export type DiscountRuleCode =
  | 'invalid_field'
  | 'entity_archived'
  | 'discount_code_conflict'
  | 'discount_expired'
  | 'discount_restricted_product_not_active'
  | 'discount_restricted_product_price_not_active'
  | 'storage_limit_reached';

const GENERATED_CODE_LENGTH = 10;
const GENERATED_CODE_ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** The code of a discount that has none: customers need one to redeem it at checkout. */
export function generatedCode(enabledForCheckout: boolean): string | null {
  return enabledForCheckout ? randomText(GENERATED_CODE_LENGTH, GENERATED_CODE_ALPHABET) : null;
}

/** @throws `discount_expired` unless `expires_at` is in the future of the account. */
export function checkNotExpired(
  newError: NewError<'discount_expired'>,
  expires_at: Timestamp | null,
  clock: AccountClock,
): void {
  const now = clock.now();
  if (expires_at === null || expires_at > now) return;
  throw newError(
    'discount_expired',
    `The time in expires_at must be in the future: ${expires_at} is not after the account's current time, ${now}.`,
  );
}

/** The error of a code that another active discount of the account has. */
export async function codeTaken(
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
      ? 'Another discount had this code until a moment ago. Send the request again.'
      : `The active discount ${other.id} already has this code. Choose another code.`,
  );
}
