import { dateAfter, nextDate } from './calendar.ts';
import type { Model, ModelDiscount } from './model.ts';

/** A discount that applies to as many periods as before, which now follow the new date. */
export function movedDiscount({ subscription, cycle }: Model, to: number): ModelDiscount | null {
  const { discount, period, anchor } = subscription;
  if (discount === null) return null;
  const start = discount.start === period!.end ? to : discount.start;
  if (discount.end === null) return { ...discount, start };
  let periods = 0;
  for (let end = period!.end; end < discount.end; end = nextDate(anchor, cycle, end)) periods += 1;
  return { ...discount, start, end: dateAfter(to, cycle, periods) };
}
