import { setImmediate } from 'node:timers/promises';

import { afterEach, expect, test, vi } from 'vitest';

import { eachService } from '../../support/service.ts';
import { finisherFixture } from './finisher-fixture.ts';

/** Most attempts that one statement records. */
const BATCH = 500;

eachService('the finisher', (service) => {
  const { claimed, accepted, failed, timedOut, finisher } = finisherFixture(service);

  afterEach(() => void vi.useRealTimers());

  test('records with one statement what ends within one burst', async () => {
    const burst = (await claimed(3)).map(accepted);
    const { finisher: own, seen } = finisher();
    const turns = (async () => {
      for (const each of burst.slice(1)) {
        await setImmediate();
        own.add(each);
      }
    })();
    own.add(burst[0]!);
    await own.flushed();
    await turns;
    expect(seen).toEqual({ batches: [burst], statements: 1, entries: [] });
  });

  test('records 500 attempts at once, without waiting for more', async () => {
    const [one] = await claimed(1);
    const many = Array.from({ length: BATCH + 1 }, (_, n) => accepted({ ...one!, notification_id: `ntf_${n}` }));
    const { finisher: own, seen } = finisher();
    let sentBeforeTheLast: number | undefined;
    const turns = (async () => {
      for (const each of many.slice(BATCH - 1)) {
        await setImmediate();
        sentBeforeTheLast = seen.statements;
        own.add(each);
      }
    })();
    for (const each of many.slice(0, BATCH - 1)) own.add(each);
    await turns;
    await own.flushed();
    expect(seen.batches.map(({ length }) => length)).toEqual([BATCH, 1]);
    expect(sentBeforeTheLast).toBe(1);
  });

  test('records an attempt that ends while the last batch is ending', async () => {
    const [first, second] = (await claimed(2)).map(accepted);
    const { finisher: own, seen, recorded } = finisher();
    recorded.next = (batch) => {
      if (batch[0] === first) queueMicrotask(() => own.add(second!));
    };
    own.add(first!);
    await own.flushed();
    expect(seen.batches).toEqual([[first], [second]]);
  });

  test('lets a timed-out attempt wait for a tenth of a second for others', async () => {
    const [alone, waiting, urgent] = await claimed(3);
    let recordings = 0;
    const { finisher: own, seen } = finisher((sql) => {
      if (!sql.includes('held')) return;
      recordings += 1;
      // Longer than the wait: a timer that is left would record again what this statement records.
      if (recordings === 2) vi.advanceTimersByTime(100);
    });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    /** Waits until statements that have begun are sent. */
    const turns = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn += 1) await setImmediate();
    };
    own.add(timedOut(alone!));
    vi.advanceTimersByTime(99);
    await turns();
    expect(recordings).toBe(0);
    vi.advanceTimersByTime(1);
    while (seen.batches.length === 0) await setImmediate();
    await own.flushed();

    const together = [timedOut(waiting!), failed(urgent!)];
    for (const each of together) own.add(each);
    await own.flushed();
    await turns();
    expect(recordings).toBe(2);
    expect(seen.batches.slice(1)).toEqual([together]);
    expect(seen.entries).toEqual([]);
  });

  test('records a timed-out attempt at once when it is flushed', async () => {
    const [one] = await claimed(1);
    const { finisher: own, seen } = finisher();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    own.add(timedOut(one!));
    await own.flushed();
    expect(seen.batches).toHaveLength(1);
  });

  test('records a batch again after a failure of the database, each time first after 100 ms', async () => {
    const [first, second] = (await claimed(2)).map(accepted);
    let failures = 0;
    const {
      finisher: own,
      seen,
      recorded,
    } = finisher(() => {
      if (seen.statements % 2 === 0) return;
      failures += 1;
      throw new Error(`failure ${failures}`);
    });
    recorded.next = (batch) => {
      if (batch[0] === first) own.add(second!);
    };
    own.add(first!);
    await own.flushed();
    expect(seen.batches).toEqual([[first], [second]]);
    const entry = (message: string) => ({
      level: 'error',
      data: { err: new Error(message), attempts: 1, afterMs: 100 },
    });
    expect(seen.entries).toEqual([entry('failure 1'), entry('failure 2')]);
  });

  test('sends nothing more to a database that fails once it has given up', async () => {
    const [first, second] = (await claimed(2)).map(accepted);
    const { finisher: own, seen } = finisher(() => {
      throw new Error('the connection is lost');
    });
    own.add(first!);
    await vi.waitFor(() => expect(seen.entries).toHaveLength(1));
    own.giveUp();
    own.add(second!);
    await own.flushed();
    expect(seen).toMatchObject({ batches: [], statements: 1 });
  });
});
