import * as fc from 'fast-check';

import { passDueRefunds } from './adjustments.ts';
import { balanceOf, correct } from './credit.ts';
import type { Model, ModelAdjustment, ModelTransaction } from './model.ts';
import { resolvePayments } from './payments.ts';
import { operate, runJobs } from './real.ts';
import { expectSame, type Step, step, stepOn } from './step.ts';
import { passDueInvoices } from './transactions.ts';
import { CUSTOMERS, type Currency, DISCOUNTS, PRICES, TERMS_MINUTES } from './world.ts';

/** An operator takes credit over from elsewhere, or takes it away. */
const corrections: fc.Arbitrary<Step> = fc
  .record({
    customer: fc.nat(CUSTOMERS.length - 1),
    currency: fc.constantFrom<Currency>('EUR', 'EUR', 'USD', 'JPY'),
    amount: fc.oneof(
      { weight: 5, arbitrary: fc.integer({ min: 1, max: 20_000 }) },
      { weight: 1, arbitrary: fc.integer({ min: -10_000, max: 0 }) },
    ),
  })
  .map(({ amount, ...owner }) =>
    step(`correct credit ${JSON.stringify(owner)} ${amount}`, async (model, real) => {
      const { available } = balanceOf(model, owner);
      const isPossible = amount !== 0 && available + BigInt(amount) >= 0n;
      const values = { currency: owner.currency, amount: String(amount), reason: 'Old system' };
      const { customer_id } = real.customers[owner.customer]!;
      const made = await operate(real, 'credit-balance correct', values, customer_id);
      expectSame(made !== undefined, isPossible, 'whether the balance is corrected');
      if (isPossible) correct(model, owner, BigInt(amount));
    }),
  );

/** What the jobs of the service do at the time of the account. */
function passJobs(model: Model): void {
  passDueInvoices(model);
  passDueRefunds(model);
  resolvePayments(model);
}

const isApproved = ({ status, approveAt }: ModelAdjustment): boolean =>
  status === 'pending_approval' && approveAt === null;

const jobs: fc.Arbitrary<Step> = fc.constant(
  stepOn(
    'jobs',
    ({ transactions }) => transactions.find(({ open, adjustments }) => open !== null || adjustments.some(isApproved)),
    async (_, model, real) => {
      await runJobs(real);
      passJobs(model);
    },
  ),
);

/** Whether a transaction changes with time: it is an invoice, or has a refund that approves itself. */
const isWaiting = ({ status, collection, adjustments }: ModelTransaction): boolean =>
  (status === 'billed' && collection !== 'automatic') ||
  adjustments.some(({ status: decided }) => decided === 'pending_approval');

const clockMoves: fc.Arbitrary<Step> = fc.constantFrom(1, 5, 10, 10, 10, 30, TERMS_MINUTES).map((minutes) =>
  stepOn(
    `advance the clock by ${minutes} minutes`,
    ({ transactions }) => transactions.find(isWaiting),
    async (_, model, real) => {
      model.now += minutes;
      const time = new Date(real.start + model.now * 60_000).toISOString();
      await real.client.testClock.advance({ body: { time } });
      await runJobs(real);
      passJobs(model);
    },
  ),
);

/** Transactions keep the prices that they were made with. */
const priceChanges: fc.Arbitrary<Step> = fc
  .record({ index: fc.nat(PRICES.length - 1), amount: fc.option(fc.integer({ min: 1, max: 9_999 }), { freq: 3 }) })
  .map(({ index, amount }) =>
    step(`change price ${index} ${amount ?? 'status'}`, async (model, { client, prices }) => {
      const path = { price_id: prices[index]! };
      const before = model.prices[index]!;
      if (amount === null) {
        model.prices[index] = { ...before, isArchived: !before.isArchived };
        await client.prices.update({ path, body: { status: before.isArchived ? 'active' : 'archived' } });
        return;
      }
      model.prices[index] = { ...before, amount: BigInt(amount) };
      const unit_price = { amount: String(amount), currency_code: before.currency };
      await client.prices.update({ path, body: { unit_price } });
    }),
  );

const discountChanges: fc.Arbitrary<Step> = fc
  .record({ index: fc.nat(DISCOUNTS.length - 1), amount: fc.option(fc.integer({ min: 1, max: 100 })) })
  .map(({ index, amount }) =>
    step(`change discount ${index} ${amount ?? 'status'}`, async (model, { client, discounts }) => {
      const path = { discount_id: discounts[index]! };
      const before = model.discounts[index]!;
      if (amount === null) {
        model.discounts[index] = { ...before, isArchived: !before.isArchived };
        await client.discounts.update({ path, body: { status: before.isArchived ? 'active' : 'archived' } });
        return;
      }
      model.discounts[index] = { ...before, amount: BigInt(amount) };
      await client.discounts.update({ path, body: { amount: String(amount) } });
    }),
  );

export const otherSteps: readonly fc.Arbitrary<Step>[] = [
  ...[corrections, corrections, corrections],
  ...[clockMoves, clockMoves, jobs],
  fc.oneof(priceChanges, discountChanges),
];
