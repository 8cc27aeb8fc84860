import { randomBytes } from 'node:crypto';

import { asSomebody } from './changes.ts';
import { startWriters } from './writers.ts';

const WRITERS = 6;
const PAUSE_MS = 40;
/** More than any response takes: the service bounds how long it waits for its database. */
const PATIENCE_MS = 60_000;

/** What the service said about each change, by email address of the customer. */
export interface Outcomes {
  readonly acknowledged: Set<string>;
  /** "Nothing was changed". */
  readonly rejected: Set<string>;
  /** "It may or may not have been made". */
  readonly unknown: Set<string>;
  /** Responses that no caller should get. */
  readonly wrong: string[];
  /** How long each response took. */
  readonly durationsMs: number[];
}

export interface DatabaseLoad {
  readonly outcomes: Outcomes;
  stop(): Promise<void>;
}

export interface LoadOptions {
  /** Whether a process that responds may end: a lost connection is then no wrong response. */
  readonly mayEnd?: boolean;
  /** Bytes of data that each customer gets and that can't be compressed. */
  readonly dataBytes?: number;
}

/** Makes customers through all processes all the time, whatever happens to their database or Redis. */
export function startDatabaseLoad(
  urls: readonly string[],
  key: string,
  { mayEnd = false, dataBytes = 0 }: LoadOptions = {},
): DatabaseLoad {
  const outcomes: Outcomes = {
    acknowledged: new Set(),
    rejected: new Set(),
    unknown: new Set(),
    wrong: [],
    durationsMs: [],
  };
  const write = (email: string, writer: number): Promise<void> => {
    const change = { email, ...(dataBytes > 0 && { custom_data: { data: randomHex(dataBytes) } }) };
    return makeChange(urls[writer % urls.length]!, key, change, { outcomes, mayEnd });
  };
  return { outcomes, stop: startWriters({ count: WRITERS, pauseMs: PAUSE_MS }, write) };
}

interface Change {
  readonly email: string;
  readonly custom_data?: object;
}

async function makeChange(
  url: string,
  key: string,
  change: Change,
  { outcomes, mayEnd }: { readonly outcomes: Outcomes; readonly mayEnd: boolean },
): Promise<void> {
  const { email } = change;
  const began = performance.now();
  try {
    const response = await fetch(`${url}/customers`, {
      method: 'POST',
      headers: { ...asSomebody(key), 'content-type': 'application/json' },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    outcomes.durationsMs.push(performance.now() - began);
    const isRejection =
      response.status === 503 && ['service_unavailable', 'Nothing was changed'].every((part) => text.includes(part));
    if (response.status === 201) outcomes.acknowledged.add(email);
    else if (isRejection && Number(response.headers.get('retry-after')) > 0) outcomes.rejected.add(email);
    else if (response.status === 500 && text.includes('may or may not have been made')) outcomes.unknown.add(email);
    else outcomes.wrong.push(`${response.status} ${text}`);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    if (mayEnd && !isTimeout) outcomes.unknown.add(email);
    else outcomes.wrong.push(String(error instanceof Error ? (error.cause ?? error) : error));
  }
}

function randomHex(bytes: number): string {
  return randomBytes(bytes / 2).toString('hex');
}
