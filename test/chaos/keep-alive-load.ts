import { Agent, type IncomingMessage, request as send } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

import { asSomebody, LOAD_DOMAIN } from './changes.ts';

/** The results of a load so far. */
export interface Seen {
  /** Customers by email address, as the last acknowledged change left their names. */
  readonly acknowledged: Map<string, string>;
  responses: number;
  /** Responses that close their connection. */
  closing: number;
  /** Errors of connections, and responses that no client should get. */
  readonly failures: string[];
}

export interface KeepAliveLoad {
  readonly seen: Seen;
  /** Sends nothing new, and waits for the responses to what was sent. */
  stop(): Promise<void>;
}

/** With its own price and product. */
const SALE = {
  items: [
    {
      quantity: 1,
      price: {
        description: 'Monthly',
        unit_price: { amount: '1900', currency_code: 'EUR' },
        billing_cycle: { interval: 'month', frequency: 1 },
        product: { name: 'Hosting', tax_category: 'standard' },
      },
    },
  ],
};

/** More than any response takes. */
const PATIENCE_MS = 60_000;

export interface KeepAliveLoadOptions {
  readonly url: string;
  readonly key: string;
  readonly connections: number;
  /** Requests a second of all connections together; without it, each sends as soon as it can. */
  readonly perSecond?: number;
  /** Part of the email addresses that it stores. */
  readonly name: string;
}

/**
 * Changes and reads over `connections` connections, each reused until a response closes it. Nothing is
 * repeated: a connection that ends without a response is a failure.
 */
export function startKeepAliveLoad({ url, key, connections, perSecond, name }: KeepAliveLoadOptions): KeepAliveLoad {
  const seen: Seen = { acknowledged: new Map(), responses: 0, closing: 0, failures: [] };
  const course = { over: false };
  const turn = perSecond === undefined ? async () => undefined : paced(perSecond);
  const run = async (client: number): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const call = async (method: string, path: string, body?: object): Promise<unknown> => {
      await turn();
      try {
        const { statusCode = 0, headers, json } = await exchange(agent, { url, key, method, path, body });
        seen.responses += 1;
        if (headers.connection === 'close') seen.closing += 1;
        if (statusCode === 200 || statusCode === 201) return (json as { readonly data: unknown }).data;
        seen.failures.push(`${method} ${path}: ${statusCode} ${JSON.stringify(json)}`);
      } catch (error) {
        seen.failures.push(`${method} ${path}: ${String(error)}`);
      }
      return undefined;
    };
    for (let number = 0; !course.over; number += 1) {
      const email = `${name}-client${client}-${number}@${LOAD_DOMAIN}`;
      const created = (await call('POST', '/customers', { email, name: 'New' })) as { readonly id: string } | undefined;
      if (created === undefined) continue;
      seen.acknowledged.set(email, 'New');
      for (const path of [`/customers/${created.id}`, '/subscriptions?per_page=5', '/events?per_page=5'])
        if (!course.over) await call('GET', path);
      if (course.over) break;
      await call('POST', '/transactions', SALE);
      if (course.over) break;
      if ((await call('PATCH', `/customers/${created.id}`, { name: 'Changed' })) !== undefined)
        seen.acknowledged.set(email, 'Changed');
    }
    agent.destroy();
  };
  const running = Promise.all(Array.from({ length: connections }, (_, client) => run(client)));
  return {
    seen,
    async stop() {
      course.over = true;
      await running;
    },
  };
}

/** Waits for the next of as many turns a second. Turns that were missed are caught up. */
function paced(perSecond: number): () => Promise<unknown> {
  const began = performance.now();
  let turns = 0;
  return async () => {
    turns += 1;
    const early = began + (turns * 1_000) / perSecond - performance.now();
    if (early > 0) await sleep(early);
  };
}

interface Exchange {
  readonly url: string;
  readonly key: string;
  readonly method: string;
  readonly path: string;
  readonly body?: object | undefined;
}

async function exchange(
  agent: Agent,
  { url, key, method, path, body }: Exchange,
): Promise<Pick<IncomingMessage, 'statusCode' | 'headers'> & { readonly json: unknown }> {
  const headers = { ...asSomebody(key), ...(body !== undefined && { 'content-type': 'application/json' }) };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = send(`${url}${path}`, { agent, method, headers, signal: AbortSignal.timeout(PATIENCE_MS) }, resolve);
  sent.on('error', reject).end(body && JSON.stringify(body));
  const response = await promise;
  const { statusCode, headers: received } = response;
  return { statusCode, headers: received, json: JSON.parse(await text(response)) };
}
