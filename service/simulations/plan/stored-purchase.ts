import { isDeepStrictEqual } from 'node:util';

import type { CreationEntities } from '@billing/types';

import type { FieldFault } from '../../common/errors.ts';
import { newId } from '../../ids/id.ts';
import type { PlanCaller, Planning } from './plan-events.ts';
import { checkReadable, findReadable, findStored, readPermission } from './stored-entities.ts';
import type { Product, PurchaseLine } from './scenario/scenario-state.ts';

type Items = NonNullable<CreationEntities['items']>;

/** Amounts have 15 digits at most, and with tax or in another currency this has to stay below that. */
const TOO_MUCH = 10n ** 14n;

/**
 * What is bought of stored prices. Products come from `sample` where the caller may not read them.
 *
 * @throws `forbidden`. What else is wrong is added to `faults`: prices that cannot be bought together among it.
 */
export async function storedPurchase(
  services: Planning,
  caller: PlanCaller,
  { items, sample, at }: { readonly items: Items; readonly sample: Product; readonly at: string },
  faults: FieldFault[],
): Promise<readonly PurchaseLine[]> {
  for (const { price_id } of items) checkReadable(services, caller, readPermission('price'), price_id);
  const prices = await findStored(
    services,
    caller.accountId,
    'price',
    items.map(({ price_id }) => price_id),
  );
  const products = await findReadable(
    services,
    caller,
    'product',
    [...prices.values()].map(({ product_id }) => product_id),
  );
  const lines = items.flatMap(({ price_id, quantity }, index): PurchaseLine[] => {
    const price = prices.get(price_id);
    if (price !== undefined && price.status === 'active') {
      const product = products.get(price.product_id) ?? { ...sample, id: price.product_id };
      return [{ id: newId('txnitm_', services.clock), price, product, quantity }];
    }
    faults.push({ field: `${at}[${index}].price_id`, message: 'must be the id of an active price' });
    return [];
  });
  if (lines.length === items.length) faults.push(...togetherFaults(lines, at));
  return lines;
}

/** Why these prices make no subscription together. */
function togetherFaults(lines: readonly PurchaseLine[], at: string): FieldFault[] {
  const currency = lines[0]!.price.unit_price.currency_code;
  const cycle = lines.map(({ price }) => price.billing_cycle).find((found) => found !== null);
  if (cycle === undefined) return [{ field: at, message: 'must hold at least one price with a billing cycle' }];
  const amount = lines.reduce(
    (sum, { price, quantity }) => sum + BigInt(price.unit_price.amount) * BigInt(quantity),
    0n,
  );
  return [
    ...lines.flatMap(({ price }, index) => [
      ...(price.unit_price.currency_code === currency ? [] : [differs(index, `currency, ${currency}`)]),
      ...(price.billing_cycle === null || isDeepStrictEqual(price.billing_cycle, cycle)
        ? []
        : [differs(index, 'billing cycle')]),
    ]),
    ...(amount < TOO_MUCH ? [] : [{ field: at, message: 'must come to an amount with less than 15 digits' }]),
  ];

  function differs(index: number, what: string): FieldFault {
    return {
      field: `${at}[${index}].price_id`,
      message: `must be of a price with the same ${what}, as those before it`,
    };
  }
}
