import { isDeepStrictEqual } from 'node:util';

import type { CreationEntities } from '@billing/types';

import type { FieldFault } from '../../common/errors.ts';
import { newId } from '../../ids/id.ts';
import type { PlanCaller, PlanServices } from './plan-services.ts';
import { checkReadable, findReadable, findStored, readPermission } from './stored-entities.ts';
import type { Product, PurchaseLine } from './scenario/scenario-state.ts';

type Items = NonNullable<CreationEntities['items']>;

/**
 * The purchase of stored prices. Products that the API key may not read are replaced by `sample`. Adds a
 * fault to `faults` for each price that can't be used, and for prices that can't be bought together.
 *
 * @throws `forbidden` when the API key may not read prices.
 */
export async function storedPurchase(
  services: PlanServices,
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

/** The reasons why these prices can't be in one subscription. */
function togetherFaults(lines: readonly PurchaseLine[], at: string): FieldFault[] {
  const currency = lines[0]!.price.unit_price.currency_code;
  const cycle = lines.map(({ price }) => price.billing_cycle).find((found) => found !== null);
  if (cycle === undefined) return [{ field: at, message: 'must hold at least one price with a billing cycle' }];
  return lines.flatMap(({ price }, index) => [
    ...(price.unit_price.currency_code === currency ? [] : [differs(index, `currency (${currency})`)]),
    ...(price.billing_cycle === null || isDeepStrictEqual(price.billing_cycle, cycle)
      ? []
      : [differs(index, 'billing cycle')]),
  ]);

  function differs(index: number, what: string): FieldFault {
    return {
      field: `${at}[${index}].price_id`,
      message: `must be a price with the same ${what} as the items before it`,
    };
  }
}
