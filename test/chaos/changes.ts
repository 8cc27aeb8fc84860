import { setTimeout as sleep } from 'node:timers/promises';

import { now } from './now.ts';

/** The email domain that marks the customers of a load. */
export const LOAD_DOMAIN = 'chaos.example';
const RETRY_MS = 20;
const PATIENCE_MS = 10_000;

/** What a load has done so far. */
export interface Changes {
  /** When each change was acknowledged, by id of the customer. */
  readonly acknowledged: Map<string, number>;
  /** Whether it was made is not known: the service was away, or died over it. */
  unknown: number;
}

let requests = 0;

/** An address that no other request has, so that no limit of an address is reached. */
export function asSomebody(key: string): Record<string, string> {
  requests += 1;
  const [a, b, c] = [(requests >> 16) & 255, (requests >> 8) & 255, requests & 255];
  return { authorization: `Bearer ${key}`, 'x-forwarded-for': `10.${a}.${b}.${c}` };
}

/**
 * Makes one customer. Whether it worked is in `changes`.
 *
 * @throws Error when the service responds with anything but 201 or 503.
 */
export async function makeChange(url: string, key: string, changes: Changes): Promise<void> {
  requests += 1;
  const email = `customer${requests}@${LOAD_DOMAIN}`;
  let response: Response;
  let text: string;
  try {
    response = await fetch(`${url}/customers`, {
      method: 'POST',
      headers: { ...asSomebody(key), 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    text = await response.text();
  } catch {
    changes.unknown += 1;
    return sleep(RETRY_MS);
  }
  if (response.status === 503) {
    changes.unknown += 1;
    return sleep(RETRY_MS);
  }
  if (response.status !== 201) throw new Error(`The service responded to a change with ${response.status}: ${text}`);
  changes.acknowledged.set((JSON.parse(text) as { readonly data: { readonly id: string } }).data.id, now());
}
