import * as fc from 'fast-check';

import { isTooSmall, linesFor, newTransaction, percentageAt, rateOf, taken } from './billing.ts';
import { shownTime } from './calendar.ts';
import { chargeNow, creditLine, updateFaults } from './charge-now.ts';
import type { Line, Model } from './model.ts';
import { movedDiscount } from './moved-discount.ts';
import { type Expected, request, step, type Step } from './step.ts';
import { DAY, LOCK, MINUTE } from './world.ts';

/** Moves of the billing date. */

const MODES = ['do_not_bill', 'prorated_immediately', 'prorated_next_billing_period'] as const;
type Mode = (typeof MODES)[number];

/** All items for the added time, or credit for all that was paid for the time taken away. */
function linesOf({ subscription, now }: Model, to: number): Line[] {
  const { items, paid, period } = subscription;
  const { end } = period!;
  if (to > end) return linesFor(now, items, percentageAt(subscription, now), rateOf(subscription, end, to));
  const rate = rateOf(subscription, to, end);
  return items.flatMap((item) => taken(paid, item, item.quantity).credited.map((units) => creditLine(units, rate)));
}

function expectedMove(model: Model, to: number, mode: Mode): Expected {
  const { status, scheduled, period } = model.subscription;
  const faults = updateFaults(model);
  if (status === 'paused') faults.push('subscription_only_update_items_on_paused_subscription');
  if (status === 'trialing' && mode !== 'do_not_bill')
    faults.push('subscription_trialing_items_update_invalid_options');
  if (scheduled !== null) faults.push('invalid_field', 'subscription_invalid_billing_mode_for_scheduled_change');
  if (to - model.now < LOCK) faults.push('subscription_next_billed_at_too_soon');
  if (faults.length > 0) return { faults };
  // The same value changes nothing: later periods are still counted from the day of before, such as the
  // 31st.
  if (to === period!.end) return { apply: () => undefined };
  const change = (now: Model): void => {
    const discount = movedDiscount(now, to);
    Object.assign(now.subscription, { discount, anchor: to, period: { start: period!.start, end: to } });
  };
  const lines = mode === 'do_not_bill' ? [] : linesOf(model, to);
  if (lines.length === 0) return { apply: change };
  if (mode === 'prorated_next_billing_period') {
    return {
      apply(now) {
        change(now);
        now.subscription.storedLines = [...now.subscription.storedLines, ...lines];
      },
    };
  }
  const rest = { start: model.now, end: to };
  const transaction = newTransaction(model, { origin: 'subscription_update', period: rest }, lines);
  if (isTooSmall(transaction)) return { faults: ['subscription_update_transaction_balance_less_than_charge_limit'] };
  return { apply: (now) => chargeNow(now, transaction, 'prevent_change', change) };
}

const anyDistance = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(29 * MINUTE, 30 * MINUTE) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 60 }).map((days) => days * DAY) },
);

const moves: fc.Arbitrary<Step> = fc
  .record({ distance: anyDistance, mode: fc.constantFrom(...MODES) })
  .map(({ distance, mode }) =>
    step(`renew in ${distance / MINUTE} minutes with ${mode}`, async (model, { client, path }) => {
      const to = model.now + distance;
      const body = { next_billed_at: shownTime(to), proration_billing_mode: mode };
      await request(model, expectedMove(model, to, mode), () => client.subscriptions.update({ path, body }));
    }),
  );

export const dateSteps: readonly fc.Arbitrary<Step>[] = [moves];
