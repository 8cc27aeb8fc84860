import type { TransactionCreate, TransactionRead, TransactionUpdate } from '@billing/types';
import * as fc from 'fast-check';

import { type Collection, type ModelItem, type ModelTransaction, replace } from './model.ts';
import { codeOf, type Real } from './real.ts';
import { expectOutcome, expectSame, mostly, type Step, step, stepOn } from './step.ts';
import { type Change, type Creation, expectedCreation, expectedUpdate } from './transactions.ts';
import { CUSTOMERS, type Currency, DISCOUNTS, PAYMENT_TERMS, PRICES } from './world.ts';

const anyCurrency = fc.constantFrom<Currency>('EUR', 'EUR', 'EUR', 'USD', 'USD', 'JPY');

const anyItems = anyCurrency.chain((currency) =>
  fc.uniqueArray(
    fc.record({
      price: fc.constantFrom(...PRICES.flatMap((price, index) => (price.currency === currency ? [index] : []))),
      quantity: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 3, selector: ({ price }) => price },
  ),
);
const anyCustomer = fc.nat(CUSTOMERS.length - 1);
const anyDiscount = fc.oneof(
  { weight: 2, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.nat(DISCOUNTS.length - 1) },
);
const anyCollection = fc.constantFrom<Collection>('automatic', 'automatic', 'manual', 'manual with checkout');
const anyPick = fc.nat(1_000);

const creations: fc.Arbitrary<Step> = fc
  .record({
    items: anyItems,
    customer: fc.option(anyCustomer, { freq: 8 }),
    discount: anyDiscount,
    collection: anyCollection,
    isBilled: fc.nat(3).map((drawn) => drawn === 0),
  })
  .map((creation) =>
    step(`create ${JSON.stringify(creation)}`, async (model, real) => {
      const expected = expectedCreation(model, creation);
      // A preview first: it stores nothing, and its totals are those that are stored.
      const isPreviewed = expected.faults === undefined && !creation.isBilled;
      const preview = isPreviewed ? await previewed(real, creation) : undefined;
      const { collection, isBilled } = creation;
      const body: TransactionCreate = {
        ...boughtIn(real, creation),
        ...COLLECTIONS[collection],
        ...(isBilled && { status: 'billed' }),
      };
      let created: TransactionRead | undefined;
      const code = await codeOf(async () => {
        created = (await real.client.transactions.create({ body })).data;
      });
      expectOutcome(code, expected.faults ?? []);
      if (expected.faults !== undefined || created === undefined) return;
      model.transactions.push(known(expected.apply(model), created));
      if (preview !== undefined)
        expectSame(created.details.totals, preview, 'the totals that are stored after a preview');
    }),
  );

/** What previews and transactions have in common. */
function boughtIn(real: Real, { items, customer, discount }: Creation) {
  return { items: itemsOf(real, items), ...partiesOf(real, customer), ...discountOf(real, discount) };
}

async function previewed(real: Real, creation: Creation): Promise<TransactionRead['details']['totals']> {
  return (await real.client.transactions.preview({ body: boughtIn(real, creation) })).data.details.totals;
}

/** A change, of all members at random or of the status alone. */
const anyChange: fc.Arbitrary<Change> = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ status: 'billed' } as const) },
  { weight: 2, arbitrary: fc.constant({ status: 'canceled' } as const) },
  { weight: 3, arbitrary: fc.record({ items: anyItems }) },
  { weight: 2, arbitrary: fc.record({ discount: anyDiscount }) },
  { weight: 2, arbitrary: fc.record({ customer: anyCustomer }) },
  { weight: 1, arbitrary: fc.record({ collection: anyCollection }) },
  {
    weight: 2,
    arbitrary: fc.record(
      {
        items: anyItems,
        discount: anyDiscount,
        customer: anyCustomer,
        collection: anyCollection,
        status: fc.constantFrom('billed', 'canceled'),
      },
      { requiredKeys: [] },
    ),
  },
);

const updates: fc.Arbitrary<Step> = fc.record({ pick: anyPick, change: anyChange }).map(({ pick, change }) =>
  stepOn(
    `update ${pick} ${JSON.stringify(change)}`,
    ({ transactions }) =>
      mostly(transactions, pick, (transaction) => transaction.open === null && isChangeable(transaction, change)),
    async (before, model, real) => {
      const expected = expectedUpdate(model, before, change);
      let after: TransactionRead | undefined;
      const code = await codeOf(async () => {
        const path = { transaction_id: before.id as `txn_${string}` };
        after = (await real.client.transactions.update({ path, body: updateOf(real, change) })).data;
      });
      expectOutcome(code, expected.faults ?? []);
      if (expected.faults !== undefined || after === undefined) return;
      replace(model, known(expected.apply(model), after));
    },
  ),
);

/** Mostly cancels transactions that can have credit reserved. */
function isChangeable({ status, isReserved }: ModelTransaction, change: Change): boolean {
  if (change.status === 'canceled') return status === 'billed' || status === 'past_due' || isReserved;
  return status === 'draft' || status === 'ready';
}

/** The transaction of the model with the ids that the service gave it. */
function known(transaction: ModelTransaction, { id, checkout, details }: TransactionRead): ModelTransaction {
  return { ...transaction, id, url: checkout?.url ?? null, lineIds: details.line_items.map((line) => line.id) };
}

const COLLECTIONS = {
  automatic: { collection_mode: 'automatic', billing_details: null },
  manual: { collection_mode: 'manual', billing_details: { payment_terms: PAYMENT_TERMS } },
  'manual with checkout': {
    collection_mode: 'manual',
    billing_details: { payment_terms: PAYMENT_TERMS, enable_checkout: true },
  },
} as const;

function itemsOf({ prices }: Real, items: readonly ModelItem[]): TransactionCreate['items'] {
  return items.map(({ price, quantity }) => ({ price_id: prices[price]!, quantity }));
}

function discountOf({ discounts }: Real, discount: number | null) {
  return { discount_id: discount === null ? null : discounts[discount]! };
}

function partiesOf({ customers }: Real, customer: number | null) {
  return customer === null ? {} : customers[customer]!;
}

function updateOf(real: Real, { items, customer, discount, collection, status }: Change): TransactionUpdate {
  return {
    ...(items !== undefined && { items: itemsOf(real, items) }),
    ...(customer !== undefined && partiesOf(real, customer)),
    ...(discount !== undefined && discountOf(real, discount)),
    ...(collection !== undefined && COLLECTIONS[collection]),
    ...(status !== undefined && { status }),
  };
}

export const transactionSteps: readonly fc.Arbitrary<Step>[] = [
  ...[creations, creations, creations, creations, creations],
  ...[updates, updates, updates, updates],
];
