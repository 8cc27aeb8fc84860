import { expect, test } from 'vitest';

import { dueAt, type DueColumns } from '../../../service/subscription-records/due-at.ts';

const RENEWAL = '2028-02-15T10:00:00.000000Z';
const CHANGE = '2028-02-10T10:00:00.000000Z';
const FAILED = '2028-02-01T10:00:00.000000Z';

const active: DueColumns = {
  status: 'active',
  collection_mode: 'automatic',
  next_billed_at: RENEWAL,
  scheduled_change: null,
  charging_transaction_id: null,
  past_due_since: null,
  retries: 0,
  dunning_code: null,
};
const pastDue: DueColumns = { ...active, status: 'past_due', past_due_since: FAILED, dunning_code: 'declined' };
const change = { action: 'cancel', effective_at: CHANGE, resume_at: null } as const;

test.each<[string, DueColumns, string | null]>([
  ['active is due with its renewal', active, RENEWAL],
  ['trialing is due at the end of the trial', { ...active, status: 'trialing' }, RENEWAL],
  ['canceled is never due', { ...active, status: 'canceled' }, null],
  ['paused without end is never due', { ...active, status: 'paused', next_billed_at: null }, null],
  ['with a scheduled change is due with it', { ...active, next_billed_at: null, scheduled_change: change }, CHANGE],
  ['with both is due with the first', { ...active, scheduled_change: change }, CHANGE],
  ['whose payment is under way is not due', { ...active, charging_transaction_id: 'txn_1' }, null],
  ['past due is due with its first retry, not with its renewal', pastDue, '2028-02-02T10:00:00.000000Z'],
  ['past due after two retries is due with the third', { ...pastDue, retries: 2 }, '2028-02-06T10:00:00.000000Z'],
  [
    'past due with a blocked card is due with the end of dunning',
    { ...pastDue, dunning_code: 'blocked_card' },
    '2028-03-02T10:00:00.000000Z',
  ],
  ['past due with manual collection is due with its renewal', { ...pastDue, collection_mode: 'manual' }, RENEWAL],
])('a subscription that is %s', (_name, row, at) => {
  expect(dueAt(row)).toBe(at);
});
