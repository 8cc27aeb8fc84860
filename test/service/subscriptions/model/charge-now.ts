import { cancelTransaction, pay } from './billing.ts';
import type { Line, Model, ModelTransaction, PaidUnits } from './model.ts';
import { lockFaults } from './step.ts';
import { fallDue } from './time.ts';
import { PRICES } from './world.ts';

/** What changes that charge at once have in common. */

export const FAILURES = ['prevent_change', 'apply_change'] as const;
export type OnFailure = (typeof FAILURES)[number];

/** Rules of every update. */
export function updateFaults(model: Model): string[] {
  const { status } = model.subscription;
  if (status === 'canceled') return ['subscription_update_when_canceled'];
  if (status === 'past_due') return ['subscription_update_when_past_due'];
  return lockFaults(model);
}

/** What was paid for units, for the part of the period in which they are taken away. */
export function creditLine({ price, quantity, percentage, taxRate }: PaidUnits, rate: Line['rate']): Line {
  return { amount: PRICES[price]!, quantity: -quantity, rate, percentage, taxRate };
}

/** Charges a change at once, which is made if the payment succeeds or if the request says so. */
export function chargeNow(
  model: Model,
  transaction: ModelTransaction,
  onFailure: OnFailure,
  change: (model: Model) => void,
): void {
  const isPaid = pay(model, transaction);
  if (!isPaid && onFailure === 'prevent_change') {
    cancelTransaction(model, transaction);
    return;
  }
  change(model);
  if (!isPaid) fallDue(model, transaction);
}
