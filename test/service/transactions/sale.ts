import type { Client } from '@billing/client';
import type { DiscountCreate, TransactionCreate, TransactionRead } from '@billing/types';

import type { Id } from '../../../service/ids/id.ts';
import { seedDiscount } from '../../support/catalog-fixtures.ts';
import { seedAddress, seedBusiness, seedCustomer, seedPrice, seedProduct } from '../../support/fixtures.ts';
import type { TestService } from '../../support/service.ts';
import { dataOf } from '../http/data-of.ts';
import { type Call, caller } from '../http/test-client.ts';

type Body = Partial<TransactionCreate>;

/** An account that sells a monthly price of 45.00 EUR to a customer in the Netherlands. */
export interface Sale {
  readonly accountId: string;
  readonly client: Client;
  readonly call: Call;
  readonly customer_id: Id<'ctm_'>;
  readonly address_id: Id<'add_'>;
  readonly business_id: Id<'biz_'>;
  readonly product_id: Id<'pro_'>;
  readonly price_id: Id<'pri_'>;
  /** Creates a transaction of 10 units without a customer. */
  draft(body?: Body): Promise<TransactionRead>;
  /** The same with the customer. */
  ready(body?: Body): Promise<TransactionRead>;
  /** The same with an invoice. */
  billed(body?: Body): Promise<TransactionRead>;
  create(body: object): Promise<Response>;
  update(id: string, body: object): Promise<Response>;
  get(id: string): Promise<TransactionRead>;
  discount(body?: Partial<DiscountCreate>): Promise<Id<'dsc_'>>;
  /** The types of the events that `action` causes, each with the status of its entity. */
  emitted(action: () => Promise<unknown>): Promise<string[]>;
}

/** The events of a subscription that starts without a trial. */
export const SUBSCRIBED = ['subscription.created active', 'subscription.activated active'] as const;

export const TERMS = { payment_terms: { interval: 'day', frequency: 14 } } as const;
export const MANUAL = { collection_mode: 'manual', billing_details: TERMS } as const;

/** @param accountId By default a new one. */
export async function newSale(service: TestService, accountId?: string): Promise<Sale> {
  const account = accountId ?? (await service.newAccount());
  const { services } = service;
  const apiKey = await service.keyFor({ accountId: account });
  const client = await service.client({ apiKey });
  const call = caller(service, apiKey);
  const customer_id = await seedCustomer(services, account);
  const address_id = await seedAddress(services, account, customer_id);
  const business_id = await seedBusiness(services, account, customer_id);
  const product_id = await seedProduct(services, account);
  const price_id = await seedPrice(services, account, product_id);
  const create = (json: object): Promise<Response> => call('POST', '/transactions', { json });
  const created = async (body: object): Promise<TransactionRead> =>
    dataOf<TransactionRead>(await create({ items: [{ price_id, quantity: 10 }], ...body }), 201);
  const eventsAfter = async (id: string | undefined) => {
    const { data } = await client.events.list({
      query: { order_by: 'id[ASC]', per_page: 200, ...(id !== undefined && { after: id as Id<'evt_'> }) },
    });
    return data;
  };
  return {
    accountId: account,
    client,
    call,
    customer_id,
    address_id,
    business_id,
    product_id,
    price_id,
    draft: (body = {}) => created(body),
    ready: (body = {}) => created({ customer_id, address_id, ...body }),
    billed: (body = {}) => created({ customer_id, address_id, ...MANUAL, status: 'billed', ...body }),
    create: (body) => create({ items: [{ price_id, quantity: 10 }], ...body }),
    update: (id, json) => call('PATCH', `/transactions/${id}`, { json }),
    get: async (id) => dataOf<TransactionRead>(await call('GET', `/transactions/${id}`), 200),
    discount: (body = {}) => seedDiscount(services, account, body),
    async emitted(action) {
      const { data } = await client.events.list({ query: { per_page: 1 } });
      await action();
      const events = await eventsAfter(data[0]?.event_id);
      return events.map(({ event_type, data: entity }) => `${event_type} ${String(entity['status'])}`);
    },
  };
}
