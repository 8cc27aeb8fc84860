import { expect, test, vi } from 'vitest';

import { silentLog } from '../../../service/common/log.ts';
import { type DueListener, DueNotifier, noticesOf } from '../../../service/delivery/due-notifier.ts';
import { WorkerLock } from '../../../service/delivery/worker-lock.ts';
import type { DueDestination } from '../../../service/services.ts';
import { eachEngine } from '../../support/database.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { watchedDatabase } from '../../support/watched-database.ts';

const SCHEMA = 'due_notifier_test';
const ONE: DueDestination = { accountId: 'acc_1', settingId: 'ntfset_1' };
const TWO: DueDestination = { accountId: 'acc_2', settingId: 'ntfset_2' };

eachEngine('due notifier', (database) => {
  /** A notifier, the channel and text of each notice that it sends, and its log. */
  const notifier = ({ failing = false } = {}) => {
    const notices: (readonly unknown[])[] = [];
    const { log, entries } = recordedLog();
    const watched = watchedDatabase(database().db, ({ parameters }) => {
      notices.push(parameters);
      if (failing) throw new Error('the connection is lost');
    });
    return { notifier: new DueNotifier(watched, SCHEMA, log), notices, entries };
  };
  /** What a listener makes of notices: the destinations of each, or `any`. */
  const received = (notices: readonly (readonly unknown[])[]): readonly unknown[] => {
    const calls: unknown[] = [];
    const dispatcher = {
      notifyDue: (due: readonly DueDestination[]) => void calls.push(due),
      notifyAnyDue: () => void calls.push('any'),
    };
    const { received: receive } = noticesOf({ dispatcher, workerLock: new WorkerLock(SCHEMA), log: silentLog });
    for (const [, text] of notices) receive(text as string);
    return calls;
  };

  test('publishes what becomes due after an empty list of destinations', async () => {
    const { notifier: own, notices } = notifier();
    own.notifyDue([]);
    own.notifyDue([ONE]);
    // `flushed` would never resolve if it did not.
    await vi.waitFor(() => expect(notices).toHaveLength(1));
    await own.flushed();
  });

  test('publishes on the channel of its schema, where workers of other releases listen, too', async () => {
    const { notifier: own, notices } = notifier();
    own.notifyDue([ONE]);
    await own.flushed();
    expect(notices).toEqual([['due_notifier_test_due', expect.any(String)]]);
  });

  test('publishes together, and each once, what becomes due while a notice is being sent', async () => {
    const { notifier: own, notices, entries } = notifier();
    own.notifyDue([ONE]);
    own.notifyDue([TWO, ONE]);
    own.notifyDue([TWO]);
    await own.flushed();
    expect(received(notices)).toEqual([[ONE], [TWO, ONE]]);
    own.notifyDue([TWO]);
    await own.flushed();
    expect(received(notices.slice(2))).toEqual([[TWO]]);
    expect(entries).toEqual([]);
  });

  test('publishes that anything may be due when the names exceed what one notice can carry', async () => {
    const { notifier: own, notices, entries } = notifier();
    // The names of two destinations and their accounts, and what separates them: 7,900 bytes, then one more.
    const filling = (bytes: number): readonly DueDestination[] => [
      ONE,
      { accountId: 'ä'.repeat(10), settingId: `ntfset_${'x'.repeat(bytes - 'ntfset_1 acc_1\nntfset_ '.length - 20)}` },
    ];
    for (const bytes of [7_900, 7_901]) {
      own.notifyDue(filling(bytes));
      await own.flushed();
    }
    expect(received(notices)).toEqual([filling(7_900), 'any']);
    expect(entries).toEqual([]);
  });

  test('logs a notice that could not be sent, and sends the next one', async () => {
    const { notifier: own, notices, entries } = notifier({ failing: true });
    for (const due of [ONE, TWO]) {
      own.notifyDue([due]);
      await own.flushed();
    }
    expect(received(notices)).toEqual([[ONE], [TWO]]);
    const entry = { level: 'warn', data: { err: new Error('the connection is lost') } };
    expect(entries).toEqual([entry, entry]);
  });
});

test('a worker that listens looks for anything due after each connection, and holds its lock as long as one', async () => {
  const anyDue = vi.fn<() => void>();
  const dispatcher: DueListener['dispatcher'] = { notifyDue: () => undefined, notifyAnyDue: anyDue };
  const workerLock = new WorkerLock(SCHEMA);
  const listener = noticesOf({ dispatcher, workerLock, log: silentLog });
  const acquired: unknown[] = [];
  const query = async (_: string, [, worker]: unknown[]) => {
    expect(anyDue).toHaveBeenCalledTimes(acquired.length);
    acquired.push(worker);
    return { rows: [{ acquired: true }] };
  };
  for (const times of [1, 2]) {
    await listener.connected({ query } as never);
    expect(anyDue).toHaveBeenCalledTimes(times);
    expect(workerLock.newLease().split('.')[0]).toBe(String(acquired.at(-1)));
    listener.lost();
    expect(workerLock.newLease()).not.toContain('.');
  }
});
