import type { FieldFault } from '../../common/errors.ts';
import type { PurchaseLine } from './scenario/scenario-state.ts';
import type { StoredEntity } from './stored-entities.ts';

/**
 * The purchase of a stored transaction, with the prices and products that were copied when they were added
 * to it. Undefined without a transaction. Adds a fault to `faults` for one without a recurring price, which
 * starts no subscription.
 *
 * @param field Path of the transaction's id in a request.
 */
export function soldPurchase(
  transaction: StoredEntity<'transaction'> | undefined,
  field: string,
  faults: FieldFault[],
): readonly PurchaseLine[] | undefined {
  if (transaction === undefined) return undefined;
  const { items, details } = transaction;
  if (items.every(({ price }) => price.billing_cycle === null))
    faults.push({ field, message: 'must be the id of a transaction with at least one recurring price' });
  return items.map(({ price, quantity }, index) => {
    const { id, product } = details.line_items[index]!;
    return { id, price, product, quantity };
  });
}
