import type { NewError } from '../common/errors.ts';
import type { SoldItem } from './sold-item.ts';

export type CheckItemsCode =
  | 'transaction_item_quantity_out_of_range'
  | 'transaction_duplicate_price_ids'
  | 'transaction_price_different_billing_cycle'
  | 'transaction_price_different_trial_period';

interface Span {
  readonly interval: string;
  readonly frequency: number;
}

/**
 * @throws `transaction_item_quantity_out_of_range` for the first item whose price does not allow its
 *   quantity.
 */
export function checkQuantities(
  newError: NewError<'transaction_item_quantity_out_of_range'>,
  items: readonly SoldItem[],
): void {
  for (const [index, { price, quantity }] of items.entries()) {
    const { minimum, maximum } = price.quantity;
    if (quantity >= minimum && quantity <= maximum) continue;
    throw newError(
      'transaction_item_quantity_out_of_range',
      `The quantity of items[${index}] is ${quantity}, but ${named(price)} can be sold in quantities from ${minimum} to ${maximum}.`,
    );
  }
}

/**
 * The rules between the items of one transaction: each price once, and one billing cycle and trial for all
 * recurring prices.
 */
export function checkTogether(newError: NewError<CheckItemsCode>, items: readonly SoldItem[]): void {
  checkDuplicates(newError, items);
  const recurring = items.flatMap(({ price }, index) => (price.billing_cycle === null ? [] : [{ price, index }]));
  const [first] = recurring;
  if (first === undefined) return;
  for (const { price, index } of recurring) {
    if (!areSame(price.billing_cycle, first.price.billing_cycle))
      throw newError(
        'transaction_price_different_billing_cycle',
        `The billing_cycle of items[${index}].price is ${shown(price.billing_cycle)}, but ${shown(first.price.billing_cycle)} in items[${first.index}].price. All recurring prices of a transaction must have the same billing cycle.`,
      );
    if (!areSame(price.trial_period, first.price.trial_period))
      throw newError(
        'transaction_price_different_trial_period',
        `The trial_period of items[${index}].price is ${shown(price.trial_period)}, but ${shown(first.price.trial_period)} in items[${first.index}].price. All recurring prices of a transaction must have the same trial period, or none.`,
      );
  }
}

/** @throws `transaction_duplicate_price_ids` for the first price that two items have. */
export function checkDuplicates(
  newError: NewError<'transaction_duplicate_price_ids'>,
  items: readonly SoldItem[],
): void {
  const positions = new Map<string, number>();
  for (const [index, { price }] of items.entries()) {
    if (price.id === null) continue;
    const earlier = positions.get(price.id);
    if (earlier !== undefined)
      throw newError(
        'transaction_duplicate_price_ids',
        `The items items[${earlier}] and items[${index}] have the same price, ${price.id}. Name it once, with the sum of the quantities.`,
      );
    positions.set(price.id, index);
  }
}

function areSame(a: Span | null, b: Span | null): boolean {
  return a?.interval === b?.interval && a?.frequency === b?.frequency;
}

function shown(span: Span | null): string {
  return span === null ? 'null' : `${span.frequency} ${span.interval}`;
}

function named({ id }: SoldItem['price']): string {
  return id === null ? 'the price' : `price ${id}`;
}
