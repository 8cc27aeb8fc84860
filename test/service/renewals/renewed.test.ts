import { expect, test } from 'vitest';

import { renewed } from '../../../service/renewals/renewed.ts';

type Row = Parameters<typeof renewed>[0];

const ENDED = '2028-02-15T10:00:00.000000Z';
const NEXT = '2028-03-15T10:00:00.000000Z';
const NOW = '2028-02-15T12:00:00.000000Z';

/** What the next period changes in a subscription with these columns, whose item has this status. */
function changesOf(columns: Partial<Row>, status = 'trialing') {
  const row = {
    anchor_at: '2028-01-15T10:00:00.000000Z',
    billing_cycle: { interval: 'month', frequency: 1 },
    first_billed_at: null,
    discount: null,
    items: [{ status, previously_billed_at: null, next_billed_at: ENDED }],
    ...columns,
  };
  return renewed(row as unknown as Row, ENDED, NOW);
}

const item = { previously_billed_at: ENDED, next_billed_at: NEXT, updated_at: NOW };
const period = { current_billing_period: { starts_at: ENDED, ends_at: NEXT }, next_billed_at: NEXT, discount: null };

test('a trial with automatic collection stays one until its first renewal is paid', () => {
  expect(changesOf({ status: 'trialing', collection_mode: 'automatic' })).toEqual({
    ...period,
    first_billed_at: ENDED,
    items: [{ ...item, status: 'trialing' }],
  });
});

test('a trial with manual collection is active as soon as it is billed', () => {
  expect(changesOf({ status: 'trialing', collection_mode: 'manual' })).toEqual({
    ...period,
    status: 'active',
    first_billed_at: ENDED,
    items: [{ ...item, status: 'active' }],
  });
});

test.each(['automatic', 'manual'] as const)('a past-due subscription with %s collection stays past due', (mode) => {
  const first_billed_at = '2028-01-15T10:00:00.000000Z';
  expect(changesOf({ status: 'past_due', collection_mode: mode, first_billed_at }, 'active')).toEqual({
    ...period,
    first_billed_at,
    items: [{ ...item, status: 'active' }],
  });
});
