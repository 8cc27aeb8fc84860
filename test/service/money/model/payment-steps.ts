import * as fc from 'fast-check';

import { pay } from '../../../../service/payments/pay.ts';
import { testCards } from '../../../../service/payments/test-gateway/test-cards.ts';
import { attemptWith } from '../../payments/attempt-request.ts';
import { balanceDue, type Model, type ModelTransaction } from './model.ts';
import { authenticate, type Card, payAtCheckout } from './payments.ts';
import { sendForm } from './real.ts';
import { chosen, expectSame, mostly, type Step, stepOn } from './step.ts';
import { LOST } from './unreliable-gateway.ts';

const anyCard: fc.Arbitrary<Card> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(
        ...(['captures', 'captures', 'captures', 'captures', 'captures', 'captures'] as const),
        ...(['answers twice', 'never answers', 'never answers', 'authenticates', 'authenticates', 'is lost'] as const),
      )
      .map((kind): Card => ({ kind })),
  },
  // It costs 50 ms each time.
  { weight: 1, arbitrary: fc.constant<Card>({ kind: 'answers slowly' }) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom('declined', 'expired_card', 'fraud', 'not_enough_balance', 'issuer_unavailable')
      .map((error): Card => ({ kind: 'declines', error })),
  },
);

const REFERENCES: Readonly<Record<Exclude<Card['kind'], 'declines'>, string>> = {
  captures: 'test_card_success',
  'answers slowly': 'test_card_answers_slowly',
  'answers twice': 'test_card_answers_twice',
  'never answers': 'test_card_never_answers',
  authenticates: 'test_card_needs_authentication',
  'is lost': 'test_card_success',
};

function numberOf(card: Card): string {
  const wanted = card.kind === 'declines' ? `test_card_declined_${card.error}` : REFERENCES[card.kind];
  return testCards.find(({ reference }) => reference === wanted)!.number;
}

const isPayable = ({ status, collection, open }: ModelTransaction): boolean =>
  ['ready', 'billed', 'past_due'].includes(status) && collection !== 'manual' && open === null;

const isAuthenticated = ({ open }: ModelTransaction): boolean => open?.atGateway === 'action_required';

/** A transaction with a page where it can be paid. */
const paidOnline =
  (pick: number, isFit: (transaction: ModelTransaction) => boolean) =>
  ({ transactions }: Model): { readonly transaction: ModelTransaction; readonly url: string } | undefined => {
    const transaction = mostly(transactions, pick, isFit);
    return transaction === undefined || transaction.url === null ? undefined : { transaction, url: transaction.url };
  };

const payments: fc.Arbitrary<Step> = fc
  .record({ pick: fc.nat(1_000), card: anyCard, isTwice: fc.nat(3).map((drawn) => drawn === 0) })
  .map(({ pick, card, isTwice }) => {
    // After a decline, the customer may pay again at once.
    const times = isTwice && card.kind !== 'declines' ? 2 : 1;
    const name = `pay ${pick} ${JSON.stringify(card)} ×${times}`;
    return stepOn(name, paidOnline(pick, isPayable), async ({ transaction, url }, model) => {
      const form = {
        step: 'pay',
        amount: String(balanceDue(transaction)),
        card_number: numberOf(card),
        card_expiry: '11/35',
        cardholder_name: card.kind === 'is lost' ? LOST : 'Jo Sample',
      };
      await Promise.all(Array.from({ length: times }, () => sendForm(url, form)));
      payAtCheckout(model, transaction, card);
    });
  });

const authentications: fc.Arbitrary<Step> = fc
  .record({ pick: fc.nat(1_000), isConfirmed: fc.boolean() })
  .map(({ pick, isConfirmed }) =>
    stepOn(`authenticate ${pick} ${isConfirmed}`, paidOnline(pick, isAuthenticated), async (found, model) => {
      const { transaction, url } = found;
      await sendForm(url, { step: 'authenticate', confirmed: isConfirmed ? 'yes' : 'no' });
      authenticate(model, transaction, isConfirmed);
    }),
  );

const underWay =
  (pick: number) =>
  ({ transactions }: Model): ModelTransaction | undefined =>
    chosen(
      transactions.filter(({ open }) => open !== null),
      pick,
    );

/** The form of a page that was opened before another payment began: it must change nothing. */
const staleForms: fc.Arbitrary<Step> = fc.nat(1_000).map((pick) =>
  stepOn(`pay again ${pick}`, underWay(pick), async (transaction, _, { service, accountId }) => {
    const { payments } = service.checkout;
    const payment = await pay(payments, {
      accountId,
      transactionId: transaction.id,
      amount: balanceDue(transaction),
      instrument: attemptWith('test_card_success').instrument,
      savesMethod: false,
    });
    expectSame(payment, { kind: 'rejected', reason: 'under_way' }, 'a second payment');
  }),
);

export const paymentSteps: readonly fc.Arbitrary<Step>[] = [
  ...[payments, payments, payments, payments],
  ...[authentications, staleForms],
];
