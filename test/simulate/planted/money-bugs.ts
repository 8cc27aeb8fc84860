import type { PlantedBug } from './planted-bug.ts';

const AFTER_PAYMENT = 'service/subscription-payments/after-payment.ts';

/** Mistakes in renewals and payments. */
export const moneyBugs: readonly PlantedBug[] = [
  {
    name: 'missed-renewal',
    mistake:
      'a subscription stays in the state of being charged after its payment was captured, so it is never due again',
    patches: [
      {
        file: AFTER_PAYMENT,
        replace: '  const done = { charging_transaction_id: null };\n  // A one-time charge',
        by: '  const done = {};\n  // A one-time charge',
      },
    ],
  },
  {
    name: 'month-end',
    mistake: 'the end of a period is counted from its start, and not from the anchor',
    patches: [
      {
        file: 'service/billing-cycles/billing-period.ts',
        replace: 'ends_at: nextBoundary(anchor, cycle, starts_at)',
        by: 'ends_at: after(starts_at, cycle)',
      },
    ],
  },
  {
    name: 'no-completion',
    mistake: 'a paid transaction whose process ended is never completed',
    patches: [
      {
        file: 'service/payments/resolve-payments.ts',
        replace: "where state in ('open', 'captured') and ask_at <= clock_timestamp()",
        by: "where state in ('open') and ask_at <= clock_timestamp()",
      },
    ],
  },
  {
    name: 'result-twice',
    mistake: 'the result of a payment is stored although it is stored already',
    patches: [
      {
        file: 'service/payments/store-result.ts',
        replace: "if (attempt.state === 'open') {",
        by: "if (attempt.state !== 'failed') {",
      },
    ],
  },
  {
    name: 'charged-again',
    mistake: 'a charge that is sent again has a new id, so the bank does not know it',
    patches: [
      {
        file: 'service/payments/own-attempt.ts',
        replace: '    attemptId,\n    accountId',
        by: '    attemptId: `${attemptId.slice(0, -4)}0000`,\n    accountId',
      },
    ],
  },
  {
    name: 'unknown-is-failed',
    mistake: 'a call of the bank without a response counts as a failed payment',
    patches: [
      {
        file: 'service/payments/call-gateway.ts',
        replace: "    return { status: 'unknown' };",
        by: "    return { status: 'error', errorCode: 'system_error' } as never;",
      },
    ],
  },
  {
    name: 'number-gap',
    mistake: 'every invoice takes two numbers',
    patches: [
      {
        file: 'service/storage/next-number.ts',
        replace: '.last_number + ${count}::int`',
        by: '.last_number + ${count * 2}::int`',
      },
    ],
  },
];
