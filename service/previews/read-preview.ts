import type { PreviewAddress, PricingPreviewCreate } from '@billing/types';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { Context } from '../http/context.ts';
import type { NewError } from '../common/errors.ts';
import { readParties, type ReadPartiesCode } from '../pricing/read-parties.ts';
import { readTaxMode } from '../pricing/read-tax-mode.ts';
import type { Services } from '../services.ts';
import { placeOfPreview } from './place-of-preview.ts';

/**
 * What both previews have in common: who buys, where, in which currency and with which discount of the
 * catalog.
 */
export type Requested = Omit<PricingPreviewCreate, 'items'>;

/** Reads everything that the figures of a preview depend on, except its items and the discount. */
export async function readPreview(
  newError: NewError<ReadPartiesCode>,
  { db, rules }: Pick<Services, 'db' | 'rules'>,
  { accountId, clock }: Pick<Context, 'accountId' | 'clock'>,
  { customer_id, address_id, business_id, discount_id: _discount, address, currency_code, ...left }: Requested,
) {
  assertAllUsed(left);
  const parties = await readParties(newError, db, accountId, { customer_id, address_id, business_id });
  return {
    place: placeOfPreview(newError, rules.taxes, parties, address),
    business: parties.business,
    currency: currency_code ?? null,
    accountTaxMode: await readTaxMode(db, accountId),
    taxes: rules.taxes,
    at: clock.now(),
  };
}

/** The members of a preview that repeat the request. */
export function requestedMembers(
  { customer_id = null, address_id = null, business_id = null, discount_id = null }: Requested,
  { place }: Awaited<ReturnType<typeof readPreview>>,
) {
  const address: PreviewAddress | null =
    place === null ? null : { country_code: place.country, postal_code: place.postalCode };
  return { customer_id, address_id, business_id, discount_id, address };
}
