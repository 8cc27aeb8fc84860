import type { FastifyInstance, FastifyRequest } from 'fastify';

import { systemClock, timestamp } from '../../service/common/clock.ts';
import { newId } from '../../service/ids/id.ts';
import { randomText } from '../../service/ids/random-text.ts';
import type { BareDatabase, Query } from './bare-database.ts';

const findPrices = (count: number, lock: string): string =>
  `select * from "prices" where "account_id" = $1 and "id" in (${placeholders(2, count)})${lock}`;
const findProducts = (count: number, lock: string): string =>
  `select * from "products" where "account_id" = $1 and "id" in (${placeholders(2, count)})${lock}`;
const FIND_CUSTOMER = 'select * from "customers" where "account_id" = $1 and "id" = $2';
const FIND_ADDRESS = 'select * from "addresses" where "account_id" = $1 and "id" = $2 and "customer_id" = $3';
const FIND_TAX_MODE = 'select "tax_mode" from "accounts" where "id" = $1';
const FIND_CREDIT = `
    select credit_id, sum(available)::text as amount from credit_movements
    where account_id = $1 and customer_id = $2 and currency_code = $3
    group by credit_id having sum(available) > 0 order by credit_id`;
const FIND_CHECKOUT = 'select "default_checkout_url" from "accounts" where "id" = $1';
const INSERT_TRANSACTION =
  'insert into "transactions" ("account_id", "id", "customer_id", "address_id", "business_id", "discount_id", "status", ' +
  '"discount_redeemed", "subscription_id", "currency_requested", "origin", "collection_mode", "invoice_id", "invoice_number", ' +
  '"billing_details", "billing_period", "currency_code", "lines", "tax_rates_used", "totals", "adjusted_totals", "payout_totals", ' +
  '"adjusted_payout_totals", "payments", "checkout_token", "checkout_details_entered", "checkout_page", "created_at", "updated_at", ' +
  `"billed_at", "due_at", "revised_at", "buyer", "revision", "checkout", "custom_data") values (${placeholders(1, 36)}) returning *`;

/** Figures as long as those of the service. Nothing is computed here. */
const LINE_TOTALS = { subtotal: '12500', discount: '0', tax: '2375', total: '14875' };
const SUM = { subtotal: '481250', discount: '0', tax: '91435', total: '572685' };
const CREDIT = { credit: '0', credit_to_balance: '0', balance: '572685' };
const GRAND_TOTALS = { grand_total: '572685', grand_total_tax: '91435', fee: null };
const TOTALS = { ...SUM, ...CREDIT, ...GRAND_TOTALS, earnings: null, currency_code: 'EUR' };
const ADJUSTED_TOTALS = { ...SUM, ...GRAND_TOTALS, retained_fee: '0', earnings: null, currency_code: 'EUR' };
const TAX_RATES_USED = [{ tax_rate: '0.19', totals: SUM }];

interface Purchase {
  readonly customer_id: string;
  readonly address_id: string;
  readonly items: readonly { readonly price_id: string; readonly quantity: number }[];
}

interface Line {
  readonly item: object;
  readonly line: object;
}

/** Stores an event. The first one of a change comes with the entry in the audit trail. */
export type Publish = (
  query: Query,
  change: { readonly account: unknown; readonly entityId: unknown; readonly isFirst: boolean },
  type: string,
  at: string,
  data: string,
) => Promise<void>;

interface Services {
  readonly database: BareDatabase;
  accountOf(request: FastifyRequest): Promise<unknown>;
  readonly publish: Publish;
}

/** The preview of a transaction, and its creation. */
export function addTransactionRoutes(app: FastifyInstance, { database, accountOf, publish }: Services): void {
  app.post<{ Body: Purchase }>('/transactions/preview', async (request, reply) => {
    const account = await accountOf(request);
    const { lines, address } = await readPurchase(database.query, account, request.body);
    const { customer_id, address_id } = request.body;
    reply.code(200);
    const data = {
      ...{ customer_id, address_id, business_id: null, discount_id: null, address, currency_code: 'EUR' },
      ignore_trials: false,
      items: lines.map(({ item }) => item),
      details: { tax_rates_used: TAX_RATES_USED, totals: TOTALS, line_items: lines.map(({ line }) => line) },
      available_payment_methods: ['card'],
    };
    return { data, meta: { request_id: request.id } };
  });

  app.post<{ Body: Purchase }>('/transactions', async (request, reply) => {
    const account = await accountOf(request);
    const data = await database.transaction(async (query) => {
      const { lines } = await readPurchase(query, account, request.body, ' for share');
      await query(FIND_CHECKOUT, [account]);
      const now = timestamp(systemClock.now());
      const [row] = await query(INSERT_TRANSACTION, columns(account, request.body, lines, now));
      const { lines: stored, ...transaction } = row as { lines: readonly Line[] };
      const entity = {
        ...transaction,
        items: stored.map(({ item }) => item),
        line_items: stored.map(({ line }) => line),
      };
      // Each event is written by itself, as it shows the transaction after another step.
      const change = { account, entityId: row!['id'] };
      await publish(query, { ...change, isFirst: true }, 'transaction.created', now, JSON.stringify(entity));
      await publish(query, { ...change, isFirst: false }, 'transaction.ready', now, JSON.stringify(entity));
      return entity;
    });
    reply.code(201);
    return { data, meta: { request_id: request.id } };
  });
}

async function readPurchase(
  query: Query,
  account: unknown,
  { customer_id, address_id, items }: Purchase,
  lock = '',
): Promise<{ readonly lines: Line[]; readonly address: unknown }> {
  const prices = await query(findPrices(items.length, lock), [account, ...items.map(({ price_id }) => price_id)]);
  const productIds = prices.map(({ product_id }) => product_id);
  const products = await query(findProducts(items.length, lock), [account, ...productIds]);
  await query(FIND_CUSTOMER + lock, [account, customer_id]);
  const [address] = await query(FIND_ADDRESS + lock, [account, address_id, customer_id]);
  await query(FIND_TAX_MODE, [account]);
  await query(FIND_CREDIT, [account, customer_id, 'EUR']);
  const priceOf = new Map(prices.map((price) => [price['id'], price]));
  const productOf = new Map(products.map((product) => [product['id'], product]));
  const lines = items.map(({ price_id, quantity }): Line => {
    const price = priceOf.get(price_id)!;
    const product = productOf.get(price['product_id'])!;
    const common = { price_id, quantity, proration: null };
    return {
      item: { ...common, price },
      line: { ...common, tax_rate: '0.19', unit_totals: LINE_TOTALS, totals: LINE_TOTALS, product },
    };
  });
  return { lines, address: { country_code: address!['country_code'], postal_code: address!['postal_code'] } };
}

function columns(account: unknown, { customer_id, address_id }: Purchase, lines: readonly Line[], now: string) {
  const id = newId('txn_', systemClock);
  const token = randomText(32);
  const withIds = lines.map(({ item, line }) => ({ item, line: { id: newId('txnitm_', systemClock), ...line } }));
  const json = [withIds, TAX_RATES_USED, TOTALS, ADJUSTED_TOTALS].map((value) => JSON.stringify(value));
  const checkout = JSON.stringify({ url: `http://127.0.0.1:40000/checkout?token=${token}&_txn=${id}` });
  return [
    ...[account, id, customer_id, address_id, null, null, 'ready', false, null, false, 'api', 'automatic', null, null],
    ...[
      null,
      null,
      'EUR',
      ...json,
      null,
      null,
      '[]',
      token,
      false,
      null,
      now,
      now,
      null,
      null,
      null,
      null,
      0,
      checkout,
      null,
    ],
  ];
}

function placeholders(first: number, count: number): string {
  return Array.from({ length: count }, (_, index) => `$${first + index}`).join(', ');
}
