import type { SubscriptionUpdate } from '@billing/types';
import * as fc from 'fast-check';

import { isTooSmall, linesFor, newTransaction, oneTimeLines, percentageAt, rateOf, taken } from './billing.ts';
import { one } from '../../money/second/rational.ts';
import { nextDate } from './calendar.ts';
import { chargeNow, creditLine, FAILURES, type OnFailure, updateFaults } from './charge-now.ts';
import type { Item, Line, Model, ModelDiscount, PaidUnits } from './model.ts';
import { type Expected, request, step, type Step } from './step.ts';
import { DISCOUNTS, PRICES, taxAt } from './world.ts';

interface Mode {
  readonly name: NonNullable<SubscriptionUpdate['proration_billing_mode']>;
  readonly charges: 'a whole period' | 'the rest' | 'nothing';
  readonly isNow: boolean;
}

const MODES: readonly Mode[] = [
  { name: 'do_not_bill', charges: 'nothing', isNow: true },
  { name: 'prorated_immediately', charges: 'the rest', isNow: true },
  { name: 'full_immediately', charges: 'a whole period', isNow: true },
  { name: 'prorated_next_billing_period', charges: 'the rest', isNow: false },
  { name: 'full_next_billing_period', charges: 'a whole period', isNow: false },
];

/** The difference that new items make: lines, and what is paid for then. */
function difference(model: Model, items: readonly Item[], mode: Mode): { lines: Line[]; paid: PaidUnits[] } {
  const { subscription, now } = model;
  const lines: Line[] = [];
  let { paid } = subscription;
  const isProrated = mode.charges === 'the rest';
  const rate = isProrated ? rateOf(subscription, now, subscription.period!.end) : one;
  if (mode.charges === 'nothing') return { lines, paid };
  for (const price of PRICES.keys()) {
    const of = (all: readonly Item[]): number => all.find((item) => item.price === price)?.quantity ?? 0;
    const added = of(items) - of(subscription.items);
    if (added > 0) {
      const percentage = percentageAt(subscription, now);
      lines.push(...linesFor(now, [{ price, quantity: added }], percentage, rate));
      paid = [...paid, { price, quantity: added, percentage, taxRate: taxAt(now) }];
    }
    if (added < 0 && isProrated) {
      const { credited, left } = taken(paid, { price, quantity: of(subscription.items) }, -added);
      paid = left;
      lines.push(...credited.map((units) => creditLine(units, rate)));
    }
  }
  return { lines, paid };
}

function modeFaults({ subscription: { status, scheduled } }: Model, { charges: what, isNow }: Mode): string[] {
  const faults: string[] = [];
  if (what !== 'nothing' && status === 'paused') faults.push('subscription_incorrect_proration_on_paused_subscription');
  if (what !== 'nothing' && status === 'trialing') faults.push('subscription_trialing_items_update_invalid_options');
  if (!isNow && scheduled !== null) faults.push('subscription_invalid_billing_mode_for_scheduled_change');
  return faults;
}

function expectedUpdate(model: Model, items: readonly Item[], mode: Mode, onFailure: OnFailure): Expected {
  const { items: before } = model.subscription;
  const faults = [...updateFaults(model), ...modeFaults(model, mode)];
  if (faults.length > 0) return { faults };
  const { lines, paid } = difference(model, items, mode);
  const { period } = model.subscription;
  const change = (now: Model): void => {
    now.itemsBefore = before;
    Object.assign(now.subscription, { items, paid });
  };
  if (lines.length === 0) return { apply: change };
  if (!mode.isNow) {
    const storedLines = [...model.subscription.storedLines, ...lines];
    return {
      apply(now) {
        change(now);
        now.subscription.storedLines = storedLines;
      },
    };
  }
  const rest = { start: model.now, end: period!.end };
  const transaction = newTransaction(model, { origin: 'subscription_update', period: rest }, lines);
  if (isTooSmall(transaction)) return { faults: ['subscription_update_transaction_balance_less_than_charge_limit'] };
  return { apply: (now) => chargeNow(now, transaction, onFailure, change) };
}

const anyItems = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(fc.nat(4), fc.nat(3), fc.nat(2)).filter((all) => all.some((each) => each > 0)) },
  { weight: 1, arbitrary: fc.constant('back' as const) },
);

const updates: fc.Arbitrary<Step> = fc
  .record({ drawn: anyItems, mode: fc.constantFrom(...MODES), onFailure: fc.constantFrom(...FAILURES) })
  .map(({ drawn, mode, onFailure }) =>
    step(`update to ${drawn} with ${mode.name}, ${onFailure}`, async (model, { client, path, prices }) => {
      const items =
        drawn === 'back'
          ? model.itemsBefore
          : drawn.map((quantity, price) => ({ price, quantity })).filter(({ quantity }) => quantity > 0);
      const body = {
        items: items.map(({ price, quantity }) => ({ price_id: prices[price]!, quantity })),
        proration_billing_mode: mode.name,
        on_payment_failure: onFailure,
      };
      const expected = expectedUpdate(model, items, mode, onFailure);
      await request(model, expected, () => client.subscriptions.update({ path, body }));
    }),
  );

function expectedCharge(model: Model, quantity: number, isNow: boolean, onFailure: OnFailure): Expected {
  const { status, scheduled, period } = model.subscription;
  const faults = updateFaults(model);
  if (status === 'paused') faults.push('subscription_not_active');
  if (!isNow && scheduled !== null) faults.push('subscription_invalid_billing_mode_for_scheduled_change');
  if (faults.length > 0) return { faults };
  if (!isNow)
    return {
      apply: ({ subscription }) => void (subscription.storedCharges = [...subscription.storedCharges, quantity]),
    };
  const lines = oneTimeLines(model.now, [quantity], percentageAt(model.subscription, model.now));
  const transaction = newTransaction(model, { origin: 'subscription_charge', period }, lines);
  return { apply: (now) => chargeNow(now, transaction, onFailure, () => undefined) };
}

const charges: fc.Arbitrary<Step> = fc
  .record({ quantity: fc.integer({ min: 1, max: 4 }), isNow: fc.boolean(), onFailure: fc.constantFrom(...FAILURES) })
  .map(({ quantity, isNow, onFailure }) =>
    step(
      `charge ${quantity} ${isNow ? 'now' : 'later'}, ${onFailure}`,
      async (model, { client, path, oneTimePrice }) => {
        const body = {
          effective_from: isNow ? ('immediately' as const) : ('next_billing_period' as const),
          items: [{ price_id: oneTimePrice, quantity }],
          on_payment_failure: onFailure,
        };
        const expected = expectedCharge(model, quantity, isNow, onFailure);
        await request(model, expected, () => client.subscriptions.charge({ path, body }));
      },
    ),
  );

/** A discount from a time on, or from the next period on, for as many periods as it lasts. */
function newDiscount({ subscription, cycle }: Model, discount: number, from: number | null): ModelDiscount {
  const { intervals } = DISCOUNTS[discount]!;
  const { period, anchor } = subscription;
  const start = from ?? period!.end;
  if (intervals === null) return { discount, start, end: null };
  let end = period!.end;
  for (let count = from === null ? 0 : 1; count < intervals; count += 1) end = nextDate(anchor, cycle, end);
  return { discount, start, end };
}

const discounts: fc.Arbitrary<Step> = fc
  .record({ discount: fc.option(fc.nat(DISCOUNTS.length - 1), { freq: 3 }), isNow: fc.boolean() })
  .map(({ discount, isNow }) =>
    step(`discount ${discount} ${isNow ? 'now' : 'later'}`, async (model, { client, path, discounts: ids }) => {
      const { status } = model.subscription;
      const faults = updateFaults(model);
      if (status === 'paused') faults.push('subscription_only_update_items_on_paused_subscription');
      if (status === 'trialing') faults.push('subscription_trialing_discount_update_invalid_options');
      const apply = ({ subscription, now }: Model): void => {
        subscription.discount = discount === null ? null : newDiscount(model, discount, isNow ? now : null);
      };
      const effective_from = isNow ? ('immediately' as const) : ('next_billing_period' as const);
      const body = { discount: discount === null ? null : { id: ids[discount]!, effective_from } };
      await request(model, faults.length > 0 ? { faults } : { apply }, () =>
        client.subscriptions.update({ path, body }),
      );
    }),
  );

export const changeSteps: readonly fc.Arbitrary<Step>[] = [
  ...[updates, updates, updates, updates, updates],
  ...[charges, charges, discounts, discounts],
];
