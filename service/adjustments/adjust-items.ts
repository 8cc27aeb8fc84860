import type { AdjustmentItemInput } from '@billing/types';

import type { AccountClock } from '../common/account-clock.ts';
import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import { invalidFields } from '../common/invalid-fields.ts';
import { newId } from '../ids/id.ts';
import type { LineTaxMode } from '../money/cart.ts';
import { fraction, ONE, plus, rounded, times } from '../money/fraction.ts';
import { type AdjustedShare, refundShare } from '../money/refund-share.ts';
import type { AdjustmentLine } from '../storage/rows/adjustment-rows.ts';
import type { LineRemainder, Remainder } from './remainder.ts';

export type AdjustItemsCode =
  | 'adjustment_amount_above_remaining_allowed'
  | 'adjustment_amount_cannot_be_zero'
  | 'adjustment_total_amount_above_remaining_allowed'
  | 'adjustment_transaction_item_has_already_been_fully_adjusted'
  | 'adjustment_transaction_item_over_adjustment'
  | 'invalid_field';

/** The items of a request, with their figures. Their types and amounts fit together (`checkTypes`). */
export function adjustItems(
  newError: NewError<AdjustItemsCode>,
  clock: AccountClock,
  { lines, total }: Remainder,
  requested: readonly AdjustmentItemInput[],
  taxMode: LineTaxMode,
): AdjustmentLine[] {
  const remainders = requested.map(({ item_id }, index) => lineOf(newError, lines, requested, item_id, index));
  const items = requested.map(({ item_id, type, amount, ...left }, index): AdjustmentLine => {
    assertAllUsed(left);
    const remainder = remainders[index]!;
    checkLeft(newError, remainder, index);
    const share = amount == null ? whole(remainder) : part(newError, remainder, BigInt(amount), taxMode, index);
    return adjustmentLine(clock, remainder, type, amount ?? null, share);
  });
  const sum = items.reduce((total, { totals }) => total + BigInt(totals.total), 0n);
  if (sum > total) {
    throw newError(
      'adjustment_total_amount_above_remaining_allowed',
      `The items amount to ${sum}, tax included, and ${total} is left of the transaction.`,
    );
  }
  return items;
}

export function adjustmentLine(
  clock: AccountClock,
  { line }: LineRemainder,
  type: AdjustmentLine['type'],
  amount: string | null,
  { subtotal, tax, total }: AdjustedShare,
): AdjustmentLine {
  const totals = { subtotal: String(subtotal), tax: String(tax), total: String(total) };
  return { id: newId('adjitm_', clock), item_id: line.id, type, amount, totals };
}

/** All that is left of a line. */
export function whole({ figures, adjusted, left }: LineRemainder): AdjustedShare {
  return refundShare(figures, adjusted, left, 'internal');
}

function lineOf(
  newError: NewError<'invalid_field'>,
  lines: readonly LineRemainder[],
  requested: readonly AdjustmentItemInput[],
  itemId: string,
  index: number,
): LineRemainder {
  const field = `items[${index}].item_id`;
  const found = lines.find(({ line }) => line.id === itemId);
  if (found === undefined) {
    const message = 'must be the id of a line of the transaction, from its details.line_items';
    throw invalidFields(newError, { field, message });
  }
  const first = requested.findIndex(({ item_id }) => item_id === itemId);
  if (first < index) throw invalidFields(newError, { field, message: `must not be that of items[${first}]` });
  return found;
}

function checkLeft(
  newError: NewError<
    'adjustment_amount_cannot_be_zero' | 'adjustment_transaction_item_has_already_been_fully_adjusted'
  >,
  { line, figures, left }: LineRemainder,
  index: number,
): void {
  if (left > 0n) return;
  if (figures.total <= 0n)
    throw newError(
      'adjustment_amount_cannot_be_zero',
      `The line ${line.id} of items[${index}] costs ${figures.total}.`,
    );
  throw newError(
    'adjustment_transaction_item_has_already_been_fully_adjusted',
    `Earlier adjustments took all of the line ${line.id}, which items[${index}] names. Leave it out.`,
  );
}

/**
 * A part of a line. With the tax mode `external` tax is added to the amount, so more is taken than the
 * amount.
 */
function part(
  newError: NewError<AdjustItemsCode>,
  { line, figures, adjusted, left }: LineRemainder,
  amount: bigint,
  taxMode: LineTaxMode,
  index: number,
): AdjustedShare {
  const taken = taxMode === 'internal' ? amount : rounded(times(fraction(amount), plus(ONE, figures.taxRate)));
  const name = `items[${index}].amount`;
  if (amount === 0n)
    throw newError('adjustment_amount_cannot_be_zero', `The amount of items[${index}] must be greater than 0.`);
  if (taken > figures.total) {
    throw newError(
      'adjustment_transaction_item_over_adjustment',
      `Tax included, ${name} is ${taken}, and the line ${line.id} cost ${figures.total}.`,
    );
  }
  if (taken > left) {
    throw newError(
      'adjustment_amount_above_remaining_allowed',
      `Tax included, ${name} is ${taken}, and ${left} is left of the line ${line.id}.`,
    );
  }
  return refundShare(figures, adjusted, amount, taxMode);
}
