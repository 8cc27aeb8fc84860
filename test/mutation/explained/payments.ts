import type { Explained } from '../explained.ts';

const COMPLETE = 'service/payments/complete-transaction.ts';
const SAVE = 'service/payments/save-paid-method.ts';
const SET = 'service/payments/set-instrument.ts';
const START = 'service/payments/start-payment.ts';
const SETTLE = 'service/payments/settle-change.ts';
const TOGETHER = 'service/payments/complete-together.ts';
const STORE = 'service/payments/store-change.ts';
const RESULT = 'service/payments/store-result.ts';
const CARDS = 'service/payments/test-gateway/test-cards.ts';

const CAPTURES = 'nothing compares with it: a card without another behavior is captured';
const LOCKS =
  'it only locks rows before others, which another connection notices; mutants run on the embedded database, which has one';

export const explainedPayments: readonly Explained[] = [
  {
    file: 'service/payments/change-of-result.ts',
    inLine: "case 'unknown':",
    reason: 'without this case, the function ends and returns undefined, too',
  },
  { file: COMPLETE, inLine: 'if (discountId !== null) await lockDiscount', reason: LOCKS },
  { file: COMPLETE, inLine: 'if (isInstrumentSet || attempt.saves_method) {', reason: LOCKS },
  {
    file: COMPLETE,
    inLine: "if (row.status !== 'paid') return;",
    replacement: 'false',
    reason:
      'only another connection can complete the transaction between the read of the attempt and the lock; mutants run on the embedded database',
  },
  {
    file: TOGETHER,
    inLine: ".selectAll('subscriptions')",
    reason: 'then each column of the other tables is read, too, and those of the subscription still win',
  },
  { file: TOGETHER, inLine: ".forNoKeyUpdate('subscriptions')", reason: LOCKS },
  { file: SAVE, inLine: '): Promise<void> {', replacement: '{}', reason: LOCKS },
  { file: SET, inLine: '): Promise<void> {', containing: '.forNoKeyUpdate()', replacement: '{}', reason: LOCKS },
  { file: SET, inLine: 'eb.or([eb(', replacement: '[]', reason: LOCKS },
  {
    file: START,
    inLine: 'row.discount_id !== reservation.seenDiscountId',
    original: 'row.discount_id !== reservation.seenDiscountId',
    replacement: 'false',
    reason:
      'only another connection can change the discount between its lock and that of the transaction; mutants run on the embedded database',
  },
  {
    file: SETTLE,
    inLine: 'function noLimit(): Error {',
    reason: 'it is never called, because nothing exceeds an infinite limit',
  },
  { file: RESULT, inLine: 'if (redeems != null) await lockDiscount', reason: LOCKS },
  {
    file: RESULT,
    inLine: 'subscriptionId === null ? undefined',
    replacement: 'false',
    reason: 'no subscription has the id null, so the statement that it saves finds none',
  },
  {
    file: STORE,
    inLine: "change.state === 'open' && isSame",
    original: "change.state === 'open'",
    replacement: 'true',
    reason: 'a final result always changes the status of its payment, so it is never the same',
  },
  {
    file: STORE,
    inLine: "payment.error_code ?? 'unknown'",
    original: "'unknown'",
    reason: 'a failed payment always has an error code',
  },
  {
    file: 'service/payments/open-attempt.ts',
    inLine: 'if (opened.length === 0) return;',
    replacement: 'false',
    reason: 'it only saves a statement that inserts nothing',
  },
  { file: CARDS, inLine: "card('success', ", original: "'captures'", reason: CAPTURES },
  { file: CARDS, inLine: "card('success_other_scheme', ", original: "'captures'", reason: CAPTURES },
  {
    file: 'service/payments/test-gateway/test-gateway.ts',
    inLine: "readonly name = 'test gateway';",
    reason: 'text of a log line',
  },
];
