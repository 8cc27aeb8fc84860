import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';

import { DatabaseClock } from '../../../service/delivery/database-clock.ts';
import type { Tables } from '../../../service/storage/tables.ts';
import { eachEngine } from '../../support/database.ts';

eachEngine('the clock of the database', (database) => {
  /** A clock of a database, in seconds, and what reads it with statements that take some time. */
  const clockAt = (seconds: number) => {
    const state = { seconds, monotonic: 7_000, statementMs: 0 };
    const db: Kysely<Tables> = database().db.withPlugin({
      transformQuery: ({ node }) => node,
      async transformResult({ result }) {
        const now = state.seconds;
        state.monotonic += state.statementMs;
        state.seconds += state.statementMs / 1_000;
        return { ...result, rows: [{ now }] };
      },
    });
    const clock = new DatabaseClock(() => state.monotonic);
    const pass = (milliseconds: number): void => {
      state.monotonic += milliseconds;
      state.seconds += milliseconds / 1_000;
    };
    return { state, pass, setBack: () => clock.setBack(db) };
  };

  test('was set back when it shows at least a second less than the time that has passed', async () => {
    const { state, pass, setBack } = clockAt(1_000_000);
    expect(await setBack()).toBe(0);
    pass(60_000);
    expect(await setBack()).toBe(0);
    state.seconds -= 0.5;
    expect(await setBack(), 'an adjustment').toBe(0);
    state.seconds -= 1;
    expect(await setBack()).toBe(1_000);
    expect(await setBack()).toBe(0);
    state.seconds -= 3_600;
    pass(60_000);
    expect(await setBack()).toBe(3_600_000);
  });

  test('was set back when it was set ahead before, by how much it was set back', async () => {
    const { state, setBack } = clockAt(1_000_000);
    await setBack();
    state.seconds += 3_600;
    expect(await setBack()).toBe(0);
    state.seconds -= 1_800;
    expect(await setBack()).toBe(1_800_000);
  });

  test('was not set back when its statement was slow, which hides nothing later either', async () => {
    const { state, setBack } = clockAt(1_000_000);
    await setBack();
    state.statementMs = 1_000;
    expect(await setBack()).toBe(0);
    state.statementMs = 0;
    state.seconds -= 1.5;
    expect(await setBack()).toBe(1_500);
  });
});
