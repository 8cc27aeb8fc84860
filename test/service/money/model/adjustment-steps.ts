import type { Adjustment, AdjustmentCreate } from '@billing/types';
import * as fc from 'fast-check';

import {
  add,
  type AdjustmentRequest,
  expectedAdjustment,
  expectedChargeback,
  leftOf,
  leftOfLine,
  moved,
} from './adjustments.ts';
import type { Model, ModelAdjustment, ModelTransaction } from './model.ts';
import { codeOf, operate } from './real.ts';
import { expectOutcome, expectSame, mostly, type Step, stepOn } from './step.ts';

const anyPick = fc.nat(1_000);

/** A percentage of what is left, now and then more than all of it. */
const anyShare = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 1, max: 100 }) },
  { weight: 1, arbitrary: fc.constantFrom(0, 101, 130) },
);
const partOf = (left: bigint, share: number): bigint => (left * BigInt(share) + 99n) / 100n;

const anyRequest = fc.record({
  pick: anyPick,
  action: fc.constantFrom('refund', 'refund', 'credit'),
  taxMode: fc.constantFrom('internal', 'internal', 'internal', 'external'),
  items: fc.option(
    fc.array(fc.record({ line: fc.nat(2), share: fc.option(anyShare) }), { minLength: 1, maxLength: 3 }),
    { freq: 2 },
  ),
  isTwice: fc.nat(4).map((drawn) => drawn === 0),
});

type RandomRequest = typeof anyRequest extends fc.Arbitrary<infer Value> ? Value : never;

function requestOf(transaction: ModelTransaction, { action, taxMode, items }: RandomRequest): AdjustmentRequest {
  if (items === null) return { action, taxMode, items };
  const byLine = new Map(items.map(({ line, share }) => [line % transaction.lines.length, share]));
  return {
    action,
    taxMode,
    items: [...byLine].map(([line, share]) => ({
      line,
      amount: share === null ? null : partOf(leftOfLine(transaction, line), share),
    })),
  };
}

const isAdjustable =
  (action: 'refund' | 'credit') =>
  (transaction: ModelTransaction): boolean => {
    const { status, collection, adjustments: earlier, open } = transaction;
    if (leftOf(transaction, action) <= 0n || open !== null || earlier.some(isPending)) return false;
    if (action === 'refund') return status === 'completed';
    return collection !== 'automatic' && (status === 'billed' || status === 'past_due');
  };

const adjustable =
  ({ pick, action }: Pick<RandomRequest, 'pick' | 'action'>) =>
  ({ transactions }: Model): ModelTransaction | undefined =>
    mostly(transactions, pick, isAdjustable(action));

const adjustments: fc.Arbitrary<Step> = anyRequest.map((random) =>
  stepOn(`adjust ${JSON.stringify(random)}`, adjustable(random), async (transaction, model, { client }) => {
    const request = requestOf(transaction, random);
    const expected = expectedAdjustment(model, transaction, request);
    const body = bodyOf(transaction, request);
    const created: Adjustment[] = [];
    const send = () => codeOf(async () => created.push((await client.adjustments.create({ body })).data));
    // Of two equal refunds at once, the second finds the first one pending.
    const isTwice = random.isTwice && request.action === 'refund';
    const codes = await Promise.all(Array.from({ length: isTwice ? 2 : 1 }, send));
    if (expected.faults !== undefined) {
      for (const code of codes) expectOutcome(code, expected.faults);
      return;
    }
    const expectedCodes = isTwice ? ['adjustment_pending_refund_request', undefined] : [undefined];
    expectSame(codes.toSorted(), expectedCodes, 'the codes of the requests, one of which succeeds');
    add(model, transaction, created[0]!.id, expected.apply(model));
  }),
);

function bodyOf({ id, lineIds }: ModelTransaction, { action, taxMode, items }: AdjustmentRequest): AdjustmentCreate {
  return {
    action,
    transaction_id: id as AdjustmentCreate['transaction_id'],
    reason: 'Ordered twice',
    tax_mode: taxMode,
    ...(items === null
      ? { type: 'full' }
      : {
          type: 'partial',
          items: items.map(({ line, amount }) => ({
            item_id: lineIds[line]! as `txnitm_${string}`,
            ...(amount === null ? { type: 'full' } : { type: 'partial', amount: String(amount) }),
          })),
        }),
  };
}

const chargebacks: fc.Arbitrary<Step> = fc
  .record({ pick: anyPick, share: fc.option(anyShare), fee: fc.constantFrom(0, 1_500) })
  .map(({ pick, share, fee }) =>
    stepOn(
      `chargeback ${pick} ${share} ${fee}`,
      adjustable({ pick, action: 'refund' }),
      async (transaction, model, real) => {
        const left = leftOf(transaction, 'chargeback');
        const amount = share === null ? null : partOf(left > 0n ? left : 100n, share);
        const expected = expectedChargeback(transaction, amount, BigInt(fee));
        const values = { fee: String(fee), ...(amount !== null && { amount: String(amount) }) };
        const made = await operate<Adjustment>(real, 'adjustment chargeback', values, transaction.id);
        expectSame(made !== undefined, expected !== null, 'whether the transaction is charged back');
        if (made !== undefined && expected !== null) add(model, transaction, made.id, expected);
      },
    ),
  );

interface Found {
  readonly transaction: ModelTransaction;
  readonly adjustment: ModelAdjustment;
}

const adjustmentThat =
  (pick: number, isFit: (adjustment: ModelAdjustment) => boolean) =>
  ({ transactions }: Model): Found | undefined => {
    const all = transactions.flatMap((transaction) =>
      transaction.adjustments.map((each) => ({ transaction, adjustment: each })),
    );
    return mostly(all, pick, (found) => isFit(found.adjustment));
  };

const isReversible = ({ action, status }: ModelAdjustment) => action === 'chargeback' && status === 'approved';
const isPending = ({ status }: ModelAdjustment) => status === 'pending_approval';

const reverses: fc.Arbitrary<Step> = anyPick.map((pick) =>
  stepOn(`reverse ${pick}`, adjustmentThat(pick, isReversible), async ({ adjustment, transaction }, model, real) => {
    const made = await operate<Adjustment>(real, 'adjustment reverse', {}, adjustment.id);
    expectSame(made !== undefined, isReversible(adjustment), 'whether the chargeback is reversed');
    if (made === undefined) return;
    const next = moved(model, transaction, adjustment.id, { status: 'reversed' });
    add(model, next, made.id, { ...adjustment, action: 'chargeback_reverse', status: 'approved' });
  }),
);

const reviews: fc.Arbitrary<Step> = fc
  .record({ pick: anyPick, decision: fc.constantFrom('approve', 'reject') })
  .map(({ pick, decision }) =>
    stepOn(`${decision} ${pick}`, adjustmentThat(pick, isPending), async ({ adjustment, transaction }, model, real) => {
      const made = await operate<Adjustment>(real, `adjustment ${decision}`, {}, adjustment.id);
      // What an operator approved can't be rejected: the gateway may have refunded it.
      const isPossible = isPending(adjustment) && (decision === 'approve' || adjustment.approveAt !== null);
      expectSame(made !== undefined, isPossible, 'whether the refund is decided');
      if (!isPossible) return;
      const changes = decision === 'approve' ? { approveAt: null } : ({ status: 'rejected', approveAt: null } as const);
      moved(model, transaction, adjustment.id, changes);
    }),
  );

export const adjustmentSteps: readonly fc.Arbitrary<Step>[] = [
  ...Array.from({ length: 6 }, () => adjustments),
  ...[chargebacks, chargebacks, reverses, reviews],
];
