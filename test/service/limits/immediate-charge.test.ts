import { beforeEach, expect, test } from 'vitest';

import { anyError } from '../../../service/common/any-error.ts';
import { ServiceError } from '../../../service/common/errors.ts';
import { type Id, newId } from '../../../service/ids/id.ts';
import { countImmediateCharge } from '../../../service/limits/immediate-charge.ts';
import { eachEngineUndivided } from '../../support/database.ts';
import { ManualClock } from '../../support/manual-clock.ts';

const HOUR = 3_600_000;
const hourExceeded = 'subscription_immediate_charge_hour_limit_exceeded';
const dayExceeded = 'subscription_immediate_charge_24_hour_limit_exceeded';

eachEngineUndivided('immediate charges', (database) => {
  const clock = new ManualClock();
  let subscriptionId: Id<'sub_'>;

  beforeEach(() => {
    subscriptionId = newId('sub_', clock);
  });

  const charge = (accountId = 'acme', id = subscriptionId): Promise<void> =>
    database()
      .db.transaction()
      .execute((trx) => countImmediateCharge(anyError, trx, clock, { accountId, subscriptionId: id }));

  /** The code that a charge is refused with, and the seconds to wait. */
  const rejection = async (): Promise<[string, number]> => {
    const error = await charge().catch((caught: unknown) => caught);
    if (error instanceof ServiceError) return [error.code, Number(error.headers['retry-after'])];
    throw new Error('the charge was to be refused', { cause: error });
  };

  test('allows 20 in a rolling hour', async () => {
    await charge();
    clock.advance(60_000);
    for (let i = 1; i < 20; i++) await charge();
    expect(await rejection()).toEqual([hourExceeded, 3_540]);
    clock.advance(HOUR - 60_001);
    expect(await rejection()).toEqual([hourExceeded, 1]);
    clock.advance(1);
    await charge();
    expect(await rejection()).toEqual([hourExceeded, 60]);
  });

  test('allows 100 in rolling 24 hours', async () => {
    for (let hour = 0; hour < 5; hour++) {
      for (let i = 0; i < 20; i++) await charge();
      clock.advance(HOUR);
    }
    expect(await rejection()).toEqual([dayExceeded, 19 * 3_600]);
    clock.advance(19 * HOUR - 1);
    expect(await rejection()).toEqual([dayExceeded, 1]);
    clock.advance(1);
    for (let i = 0; i < 20; i++) await charge();
    expect(await rejection()).toEqual([dayExceeded, 3_600]);
  });

  test('counts subscriptions and accounts separately', async () => {
    for (let i = 0; i < 20; i++) await charge();
    expect(await rejection()).toEqual([hourExceeded, 3_600]);
    await charge('other');
    await charge('acme', newId('sub_', clock));
  });

  test('does not count rejected charges and those that are rolled back', async () => {
    const { db } = database();
    for (let i = 0; i < 19; i++) await charge();
    const undone = db.transaction().execute(async (trx) => {
      await countImmediateCharge(anyError, trx, clock, { accountId: 'acme', subscriptionId });
      throw new Error('the payment failed');
    });
    await expect(undone).rejects.toThrow('the payment failed');
    await charge();
    expect(await rejection()).toEqual([hourExceeded, 3_600]);
    clock.advance(HOUR);
    await charge();
  });

  test('allows 20 of many concurrent charges', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 30 }, () => charge()));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(20);
  });

  test('stores no charge longer than a day', async () => {
    await charge();
    clock.advance(24 * HOUR);
    await charge();
    const kept = await database()
      .db.selectFrom('immediate_charges')
      .select('charged_at')
      .where('subscription_id', '=', subscriptionId)
      .execute();
    expect(kept).toHaveLength(1);
  });
});
