import * as fc from 'fast-check';

import { runCommand } from '../../../../service/operator/run-command.ts';
import { payWith } from '../../payments/card-payment.ts';
import { balanceOf, complete } from './billing.ts';
import { grandTotal, type Model } from './model.ts';
import { passReally, runDue, useCard } from './real.ts';
import { pass, recover } from './time.ts';
import { step, type Step } from './step.ts';
import { type Card, CARDS, DAY, MINUTE } from './world.ts';

/** Minutes from the end of the period: at both ends of the lock, before, at and after the renewal. */
const anyOffset = fc.constantFrom(-31, -30, -29, 0, 0, 0, 1);
const anyDistance = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom(1_000, 20_000, MINUTE, 45 * MINUTE) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 40 }).map((days) => days * DAY) },
  { weight: 3, arbitrary: fc.integer({ min: 50, max: 200 }).map((days) => days * DAY) },
);

const moves: fc.Arbitrary<Step> = anyDistance.map((distance) =>
  step(`wait ${distance / MINUTE} minutes`, async (model, real) => {
    const time = model.now + distance;
    pass(model, time);
    await passReally(real, time);
  }),
);

const endOf = ({ subscription: { period } }: Model): number => period?.end ?? 0;

const movesToEnd: fc.Arbitrary<Step> = anyOffset.map((offset) =>
  step(
    `wait until ${offset} minutes from the end of the period`,
    async (model, real) => {
      const time = endOf(model) + offset * MINUTE;
      pass(model, time);
      await passReally(real, time);
    },
    (model) => endOf(model) + offset * MINUTE > model.now,
  ),
);

const cards: fc.Arbitrary<Step> = fc.constantFrom(...(Object.keys(CARDS) as Card[]), 'success' as const).map((card) =>
  step(`use the card ${card}`, async ({ subscription }, real) => {
    subscription.card = card;
    await useCard(real, card);
  }),
);

const recoveries: fc.Arbitrary<Step> = fc.constant(
  step(
    'pay what is overdue',
    async (model, real) => {
      const { subscription, now } = model;
      const { service, accountId, client, path } = real;
      const { data } = await client.transactions.list({
        query: { subscription_id: [path.subscription_id], status: ['past_due'] },
      });
      await payWith(service.checkout.payments, accountId, data[0]!);
      await runDue(real);
      const overdue = subscription.overdue!;
      overdue.payments.push(`${grandTotal(overdue)} captured`);
      complete(model, overdue);
      subscription.card = 'success';
      recover(model);
      pass(model, now);
    },
    ({ subscription }) => subscription.status === 'past_due',
  ),
);

const credits: fc.Arbitrary<Step> = fc.constantFrom(50n, 700n, 5_000n, 70_000n).map((amount) =>
  step(`credit ${amount}`, async (model, { service, accountId, customerId }) => {
    balanceOf(model).available += amount;
    const values = { account: accountId, currency: 'EUR', amount: String(amount), reason: 'Old system' };
    await runCommand(service.services, { name: 'credit-balance correct', values, positionals: [customerId] });
  }),
);

export const otherSteps: readonly fc.Arbitrary<Step>[] = [
  ...[moves, moves, moves, moves, moves, moves, movesToEnd, movesToEnd, movesToEnd],
  ...[cards, recoveries, recoveries, credits],
];
