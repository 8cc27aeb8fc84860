import type { AccountClock } from '../common/account-clock.ts';
import { refundShare } from '../money/refund-share.ts';
import { partsOf } from '../money/spread-flat.ts';
import type { AdjustmentLine } from '../storage/rows/adjustment-rows.ts';
import { adjustmentLine, whole } from './adjust-items.ts';
import type { Remainder } from './remainder.ts';

/**
 * Adjusts an amount of a whole transaction, tax included. It is all of what is left of every line if it
 * reaches their sum, negative lines included. Otherwise, when credit has paid for a part or a bank disputes
 * a part, it is spread in proportion to what is left of each positive line, in whole units, the largest
 * remainders first.
 *
 * @param amount greater than 0; at most what is left of the transaction.
 */
export function adjustAmount(clock: AccountClock, { lines }: Remainder, amount: bigint): AdjustmentLine[] {
  const sum = lines.reduce((total, { left }) => total + left, 0n);
  if (amount >= sum)
    return lines
      .filter(({ left }) => left !== 0n)
      .map((each) => adjustmentLine(clock, each, 'full', null, whole(each)));
  const open = lines.filter(({ left }) => left > 0n);
  const parts = partsOf(
    open.map(({ left }) => ({ weight: left })),
    amount,
  );
  return open.flatMap((each, index) => {
    const part = parts[index] ?? 0n;
    if (part === 0n) return [];
    const share = refundShare(each.figures, each.adjusted, part, 'internal');
    return [adjustmentLine(clock, each, 'partial', String(part), share)];
  });
}
