import { type Kysely, sql } from 'kysely';

import type { Id } from '../ids/id.ts';
import type { PriceCopy } from '../storage/rows/catalog-rows.ts';
import type { Tables } from '../storage/tables.ts';

/** What the link of an offer names: `client_token`, and `price_id` with `quantity` once for each item. */
export interface OfferLink {
  readonly token: string;
  readonly items: readonly { readonly price_id: Id<'pri_'>; readonly quantity: number }[];
}

/** Prices that a web page of the seller offers to anyone. */
export interface Offer extends OfferLink {
  readonly accountId: string;
  readonly seller: string;
  readonly lines: readonly OfferLine[];
}

export interface OfferLine extends Pick<PriceCopy, 'name' | 'description'> {
  readonly product: string;
  readonly quantity: number;
}

const MOST_ITEMS = 100;
const MOST_OF_ONE = 999_999_999;

/** Reads the query of a link; undefined when it names nothing that can be bought. */
export function readOfferLink(query: Readonly<Record<string, unknown>>): OfferLink | undefined {
  const { client_token: token } = query;
  const prices = listOf(query['price_id']);
  const quantities = listOf(query['quantity'] ?? prices?.map(() => '1'));
  if (typeof token !== 'string' || !/^(test|live)_[a-z0-9]{27}$/.test(token)) return undefined;
  if (prices === undefined || quantities === undefined || prices.length > MOST_ITEMS) return undefined;
  if (prices.length === 0 || prices.length !== quantities.length) return undefined;
  const items = prices.map((price_id, index) => ({
    price_id: price_id as Id<'pri_'>,
    quantity: Number(quantities[index]),
  }));
  const isValid = items.every(
    ({ price_id, quantity }) =>
      /^pri_[a-z\d]{26}$/.test(price_id) && Number.isInteger(quantity) && quantity > 0 && quantity <= MOST_OF_ONE,
  );
  return isValid ? { token, items } : undefined;
}

/** A parameter that is given once is a text, one that is given several times a list. */
function listOf(value: unknown): string[] | undefined {
  const list: unknown[] = Array.isArray(value) ? value : [value];
  return list.every((entry) => typeof entry === 'string') ? list : undefined;
}

/**
 * Finds the account of the client token and the active prices of the link; undefined when any of them is
 * missing, archived or revoked, or the account is closed.
 */
export async function findOffer(db: Kysely<Tables>, link: OfferLink): Promise<Offer | undefined> {
  const { rows } = await sql<{ account_id: string; seller: string; price_id: string } & Omit<OfferLine, 'quantity'>>`
    select a.id as account_id, a.name as seller, p.id as price_id, p.name, p.description, d.name as product
    from client_tokens t
    join accounts a on a.id = t.account_id and a.closed_at is null
    join prices p on p.account_id = a.id and p.id = any(${link.items.map(({ price_id }) => price_id)}) and p.status = 'active'
    join products d on d.account_id = a.id and d.id = p.product_id
    where t.token = ${link.token} and t.status = 'active'`.execute(db);
  const found = new Map(rows.map((row) => [row.price_id, row]));
  const [first] = rows;
  if (first === undefined || found.size < new Set(link.items.map(({ price_id }) => price_id)).size) return undefined;
  const lines = link.items.map(({ price_id, quantity }) => {
    const { product, name, description } = found.get(price_id)!;
    return { product, name, description, quantity };
  });
  return { ...link, accountId: first.account_id, seller: first.seller, lines };
}
