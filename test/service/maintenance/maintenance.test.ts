import { sql } from 'kysely';
import { expect, test } from 'vitest';

import { runMaintenance } from '../../../service/maintenance/run-maintenance.ts';
import { ensurePartitions } from '../../../service/storage/partitions.ts';
import { ManualClock } from '../../support/manual-clock.ts';
import { type Entity, eachOperator } from '../../support/operator.ts';
import { testPayments } from '../../support/payments.ts';

const DAY = 86_400_000;

eachOperator('maintenance', (operator) => {
  const newKey = (expires: string): Promise<Entity> =>
    operator().run('api-key create', { name: 'Expiring', permissions: 'customer.read', expires });
  const daysFromNow = (days: number): string =>
    new Date(operator().services.clock.now().getTime() + days * DAY).toISOString();
  const maintain = () => runMaintenance(testPayments(operator().services).payments);
  /** The events that one run of the maintenance causes, with the ids of their keys. */
  const caused = async (run: () => Promise<unknown> = maintain) =>
    (await operator().emitted(run)).map(({ type, data }) => [type, data.id]);

  test('reports the expiry of a key once, seven days before, and then lets it expire once', async () => {
    const { id, updated_at } = await newKey(daysFromNow(30));
    const { clock } = operator().services;
    clock.advance(23 * DAY - 1);
    expect(await caused()).toEqual([]);
    clock.advance(1);
    const [expiring] = await operator().emitted(maintain);
    expect(expiring).toMatchObject({ type: 'api_key.expiring', data: { id, status: 'active', updated_at } });
    expect(await caused()).toEqual([]);
    clock.advance(7 * DAY);
    const [expired] = await operator().emitted(maintain);
    expect(expired).toMatchObject({ type: 'api_key.expired', data: { id, status: 'expired' } });
    expect(await caused()).toEqual([]);
  });

  test('reports a key for a few days at once, and a key that has already expired not at all', async () => {
    const soon = await newKey(daysFromNow(2));
    expect(await caused()).toEqual([['api_key.expiring', soon.id]]);
    const missed = await newKey(daysFromNow(8));
    operator().services.clock.advance(9 * DAY);
    expect(await caused()).toEqual([
      ['api_key.expired', missed.id],
      ['api_key.expired', soon.id],
    ]);
  });

  test('several processes at once cause each event once', async () => {
    const keys = [];
    for (let number = 0; number < 5; number += 1) keys.push((await newKey(daysFromNow(3))).id);
    const together = () => Promise.all([1, 2, 3].map(() => maintain()));
    const events = await operator().emitted(together);
    expect(events.map(({ data }) => data.id).sort()).toEqual(keys.sort());
    await operator().run('api-key revoke', {}, keys[0]!);
    operator().services.clock.advance(3 * DAY);
    expect((await operator().emitted(together)).map(({ data }) => data.id).sort()).toEqual(keys.slice(1));
  });

  test('reports a postponed expiry again', async () => {
    const { id } = await newKey(daysFromNow(3));
    expect(await caused()).toEqual([['api_key.expiring', id]]);
    await operator().run('api-key update', { expires: daysFromNow(5) }, id);
    expect(await caused()).toEqual([['api_key.expiring', id]]);
  });

  test('is also an operator command', async () => {
    const { id } = await newKey(daysFromNow(3));
    expect(await caused(() => operator().run('maintenance run'))).toEqual([['api_key.expiring', id]]);
    expect(await operator().runUnchanged('maintenance run', {})).toEqual({
      happened: 0,
      retention: 'completed',
      dropped: 0,
    });
  });

  test('drops the partitions of days that have expired when an operator runs it', async () => {
    const { db } = operator().services;
    await ensurePartitions(db, new ManualClock('2025-01-01T00:00:00.000Z'), { ahead: 0 });
    const expired = async (): Promise<unknown[]> =>
      (await sql`select relname from pg_class where oid = to_regclass('events_20241231')`.execute(db)).rows;
    expect(await expired()).toHaveLength(1);
    // Two days of four tables, and two months of the audit trail.
    const done = { happened: 0, retention: 'completed', dropped: 10 };
    expect(await operator().runUnchanged('maintenance run', {})).toEqual(done);
    expect(await expired()).toEqual([]);
  });
});
