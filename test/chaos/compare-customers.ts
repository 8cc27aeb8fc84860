import { readEvents } from './kill-facts.ts';
import { storedEmails } from './missing-changes.ts';
import type { Place } from './place.ts';
import { type Processes, settled } from './processes.ts';
import type { Receiver } from './receiver-process.ts';

interface Run {
  readonly place: Place;
  readonly processes: Processes;
  readonly receiver: Receiver;
  readonly key: string;
}

export interface ComparedCustomers {
  /** Whether no notification was pending in time. */
  readonly isSettled: boolean;
  /** Processes that had ended by themselves. */
  readonly lost: number;
  /** The email addresses of the customers. */
  readonly stored: ReadonlySet<string>;
  /** By how many the events are more or fewer than the customers. */
  readonly missingEvents: number;
  /** Events that did not reach a destination, counted for each destination. */
  readonly undelivered: number;
}

/** Waits until everything is sent, ends the processes, and compares customers, events and arrivals. */
export async function compareCustomers(
  { place, processes, receiver, key }: Run,
  settleMs: number,
): Promise<ComparedCustomers> {
  const isSettled = await settled(place, settleMs);
  const events = (await readEvents(place.url, key)).filter(({ customer }) => customer !== undefined);
  const lost = await processes.lost();
  await processes.stop();
  const stored = await storedEmails(place);
  const arrived = new Set((await receiver.arrivals()).map(({ event, destination }) => `${event} ${destination}`));
  return {
    isSettled,
    lost,
    stored,
    missingEvents: Math.abs(events.length - stored.size),
    undelivered: events.length * receiver.urls.length - arrived.size,
  };
}
