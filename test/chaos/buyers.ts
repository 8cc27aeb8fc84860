import { setTimeout as sleep } from 'node:timers/promises';

import type { TransactionRead } from '@billing/types';

import { testCards } from '../../service/payments/test-gateway/test-cards.ts';
import { asSomebody } from './changes.ts';
import { now } from './now.ts';

/** What buyers buy, and where. */
export interface Shop {
  readonly url: string;
  readonly key: string;
  readonly customer_id: string;
  readonly address_id: string;
  /** Of what is bought once, and of subscriptions. */
  readonly price_ids: readonly string[];
  readonly discount_id: string;
}

export interface Buyers {
  /** The links of all transactions whose creation was acknowledged. */
  readonly links: ReadonlySet<string>;
  /** Rejects when the service sent a response that it should not. */
  readonly broken: Promise<never>;
  /** Waits until another transaction has been created, at most so long. */
  busy(withinMs: number): Promise<void>;
  /** Lets them finish what they are at, and use each kind of card once. */
  stop(): Promise<void>;
  /**
   * Confirms what waits for that, and waits until every transaction is paid or can be paid again. Returns
   * how many are not.
   */
  settle(withinMs: number): Promise<number>;
}

const FASTEST: Pace = { buyers: 8, pauseMs: 60 };
const RETRY_MS = 60;
const POLL_MS = 10;
/** Attempts to pay one transaction. */
const TRIES = 3;
/** Part of the forms that are sent twice at once. */
const TWICE = 0.3;
const DISCOUNTED = 0.3;
/** The first ones: they capture, delay, repeat, lose the response, need the customer or decline. */
const DIFFERENT_CARDS = 10;
const FINAL = new Set(['Thank you', 'Payment']);

interface Pace {
  readonly buyers: number;
  /** On average, between two purchases of a buyer. */
  readonly pauseMs: number;
}

/**
 * Buyers create transactions and pay them, some of them for subscriptions, until they are stopped. They give
 * up on a request whose connection breaks.
 */
export function startBuyers(shop: Shop, { buyers, pauseMs } = FASTEST): Buyers {
  const links = new Set<string>();
  const state = { over: false };
  const cards = cardsInTurn();
  const buy = async (): Promise<void> => {
    while (!state.over || cards.areLeft()) {
      const link = await newLink(shop);
      if (link !== undefined) {
        links.add(link);
        await payAt(shop, link, cards.next);
      }
      await sleep(pauseMs * 2 * Math.random());
    }
  };
  const buying = Promise.all(Array.from({ length: buyers }, buy));
  const broken = Promise.withResolvers<never>();
  buying.catch(broken.reject);
  broken.promise.catch(() => undefined);
  return {
    links,
    broken: broken.promise,
    async busy(withinMs) {
      const end = now() + withinMs;
      for (const before = links.size; links.size === before && now() < end;) await sleep(POLL_MS);
    },
    async stop() {
      state.over = true;
      await buying;
    },
    settle: (withinMs) => settle(shop, links, withinMs),
  };
}

/** Undefined when the response was lost, or the discount is used up. */
async function newLink(shop: Shop): Promise<string | undefined> {
  const { url, key, customer_id, address_id, price_ids, discount_id } = shop;
  const price_id = price_ids[Math.floor(Math.random() * price_ids.length)]!;
  const body = {
    items: [{ price_id, quantity: 1 + Math.floor(Math.random() * 9) }],
    customer_id,
    address_id,
    ...(Math.random() < DISCOUNTED && { discount_id }),
  };
  const headers = { ...asSomebody(key), 'content-type': 'application/json' };
  const response = await tried(() =>
    fetch(`${url}/transactions`, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  if (response === undefined) return undefined;
  const { data, error } = JSON.parse(response.text) as {
    readonly data?: TransactionRead;
    readonly error?: { readonly code: string };
  };
  if (data !== undefined) return data.checkout!.url!;
  if (error?.code === 'discount_usage_limit_exceeded' || response.status === 503) return undefined;
  throw new Error(`A transaction could not be created: ${response.text}`);
}

async function payAt(shop: Shop, link: string, nextCard: () => string): Promise<void> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const page = await pageAt(shop, link);
    if (page === undefined) continue;
    if (page.title === 'Confirm with your bank') await confirm(shop, link);
    else if (page.title === 'Payment') {
      const form = {
        step: 'pay',
        amount: /name="amount" value="(\d+)"/.exec(page.text)?.[1] ?? '',
        card_number: nextCard(),
        card_expiry: '11/35',
        cardholder_name: 'Jo Sample',
      };
      const times = Math.random() < TWICE ? 2 : 1;
      await Promise.all(Array.from({ length: times }, () => send(shop, link, form)));
    } else return;
  }
}

const confirm = (shop: Shop, link: string) => send(shop, link, { step: 'authenticate', confirmed: 'yes' });

async function settle(shop: Shop, links: ReadonlySet<string>, withinMs: number): Promise<number> {
  const end = now() + withinMs;
  let left = [...links];
  while (left.length > 0 && now() < end) {
    const open: string[] = [];
    for (const link of left) {
      const page = await pageAt(shop, link);
      if (page?.title === 'Confirm with your bank') await confirm(shop, link);
      const isCompleted = page?.title !== 'Thank you' || page.text.includes('Invoice number');
      if (page === undefined || !FINAL.has(page.title) || !isCompleted) open.push(link);
    }
    left = open;
    if (left.length > 0) await sleep(500);
  }
  return left.length;
}

/** First each card once, which short runs need too; then half of them the one that is captured at once. */
function cardsInTurn(): { next(): string; areLeft(): boolean } {
  const cards = testCards.slice(0, DIFFERENT_CARDS);
  const first = [...cards];
  return {
    areLeft: () => first.length > 0,
    next() {
      const any = Math.random() < 0.5 ? 0 : Math.floor(Math.random() * cards.length);
      return (first.shift() ?? cards[any]!).number;
    },
  };
}

interface Response {
  readonly status: number;
  readonly text: string;
}

async function pageAt(shop: Shop, link: string): Promise<(Response & { readonly title: string }) | undefined> {
  const response = await tried(() => fetch(link, { headers: asSomebody(shop.key) }));
  if (response === undefined || response.status === 503) return undefined;
  if (response.status !== 200) throw new Error(`A checkout page has the status ${response.status}: ${response.text}`);
  return { ...response, title: /<title>(.*)<\/title>/.exec(response.text)?.[1] ?? '' };
}

async function send(shop: Shop, link: string, form: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams(form);
  const response = await tried(() =>
    fetch(link, { method: 'POST', headers: asSomebody(shop.key), body, redirect: 'manual' }),
  );
  if (response === undefined || [200, 303, 503].includes(response.status)) return;
  throw new Error(`A form of the checkout has the status ${response.status}: ${response.text}`);
}

/** Undefined when the connection broke: a process was killed. */
async function tried(request: () => Promise<globalThis.Response>): Promise<Response | undefined> {
  try {
    const response = await request();
    return { status: response.status, text: await response.text() };
  } catch {
    await sleep(RETRY_MS);
    return undefined;
  }
}
