import { setTimeout as pause } from 'node:timers/promises';

import { onTestFinished, vi } from 'vitest';

import { WakeUp } from '../../../service/common/wake-up.ts';
import type { Dispatcher } from '../../../service/delivery/dispatcher.ts';
import type { Attempt, Message, Sender } from '../../../service/outbound/attempt.ts';
import { recordedLog } from '../../support/recorded-log.ts';
import { watchedDatabase } from '../../support/watched-database.ts';
import type { Delivery } from './delivery-fixture.ts';
import { failedAttempt } from './failed-attempt.ts';
import { startDispatcher } from './start-dispatcher.ts';

/** The result of an attempt that was accepted. */
export const accepted = (): Attempt => ({ ...failedAttempt(new Date()), outcome: 'accepted', code: 200 });

/** A sender of no messages, whose attempts have the results that `respond` returns. */
export function scriptedSender(respond: (message: Message) => Attempt | Promise<Attempt>) {
  const sent: Message[] = [];
  const sender: Sender = {
    async send(message) {
      sent.push(message);
      return respond(message);
    },
    close: async () => undefined,
  };
  return { sent, senders: { url: sender, email: sender } };
}

type Options = NonNullable<Parameters<Delivery['start']>[0]> & {
  readonly respond?: Parameters<typeof scriptedSender>[0];
  /** Called with each statement before it is sent; it may throw. */
  readonly onStatement?: (sql: string) => void;
};

/**
 * Starts a dispatcher for which time stands still, except while `pass` lets it pass: it sleeps until then,
 * or until a signal. The clock of the database goes on.
 */
export function startInStandingTime(
  delivery: Delivery,
  { respond = accepted, onStatement = () => undefined, ...options }: Options = {},
) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  /** Milliseconds of each sleep. */
  const sleeps: number[] = [];
  const state = { isAsleep: false };
  const { sleep } = WakeUp.prototype;
  vi.spyOn(WakeUp.prototype, 'sleep').mockImplementation(async function (this: WakeUp, milliseconds) {
    sleeps.push(milliseconds);
    state.isAsleep = true;
    await sleep.call(this, milliseconds);
    state.isAsleep = false;
  });
  const count = { claims: 0, sweeps: 0 };
  const db = watchedDatabase(delivery.services.db, ({ sql }) => {
    if (sql.includes('with destination as')) count.claims += 1;
    if (sql.includes('with recursive waiting')) count.sweeps += 1;
    onStatement(sql);
  });
  const { sent, senders } = scriptedSender(respond);
  const { log, entries } = recordedLog();
  const dispatcher: Dispatcher = startDispatcher({ ...delivery.services, db }, { log, senders, ...options });
  delivery.connect(dispatcher);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  return {
    dispatcher,
    sent,
    sleeps,
    count,
    entries,
    /** Resolves when it sleeps while so many attempts are in flight. */
    async settled(inFlight = 0): Promise<void> {
      do await pause(1);
      while (!state.isAsleep || dispatcher.state.inFlight !== inFlight);
    },
    pass: (milliseconds: number): void => void vi.advanceTimersByTime(milliseconds),
  };
}
