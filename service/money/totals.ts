import type { Totals } from './cart.ts';

export const NOTHING: Totals = { subtotal: 0n, discount: 0n, tax: 0n, total: 0n };

export function added(a: Totals, b: Totals): Totals {
  return {
    subtotal: a.subtotal + b.subtotal,
    discount: a.discount + b.discount,
    tax: a.tax + b.tax,
    total: a.total + b.total,
  };
}

export function negated({ subtotal, discount, tax, total }: Totals): Totals {
  return { subtotal: -subtotal, discount: -discount, tax: -tax, total: -total };
}
