import { createClient, type Client } from '@billing/client';
import { sql } from 'kysely';

import type { Id } from '../../../../service/ids/id.ts';
import type { TestService } from '../../../support/service.ts';
import { type Cycle, DISCOUNTS, ONE_TIME_PRICE, PRICES, TRIAL } from './world.ts';

/** What the accounts of all sequences with the same billing cycle begin with. */
export interface Template {
  readonly accountId: string;
  readonly customer_id: Id<'ctm_'>;
  readonly address_id: Id<'add_'>;
  readonly prices: readonly Id<'pri_'>[];
  readonly oneTimePrice: Id<'pri_'>;
  readonly discounts: readonly Id<'dsc_'>[];
}

/** Creates templates with requests, each once. */
export function templates(service: TestService): (cycle: Cycle, isTrial: boolean) => Promise<Template> {
  const made = new Map<string, Promise<Template>>();
  return (cycle, isTrial) => {
    const key = JSON.stringify([cycle, isTrial]);
    const template = made.get(key) ?? newTemplate(service, cycle, isTrial);
    made.set(key, template);
    return template;
  };
}

async function newTemplate(service: TestService, cycle: Cycle, isTrial: boolean): Promise<Template> {
  const accountId = await service.newAccount();
  const client = createClient({ baseUrl: service.url, apiKey: await service.keyFor({ accountId }), maxRetries: 0 });
  const { data: product } = await client.products.create({ body: { name: 'Plan', tax_category: 'standard' } });
  const newPrice = async (amount: bigint, billing_cycle: Cycle | null): Promise<Id<'pri_'>> => {
    const unit_price = { amount: String(amount), currency_code: 'EUR' } as const;
    const trial_period = isTrial && billing_cycle !== null ? TRIAL : null;
    const plan = { description: 'Plan', unit_price, billing_cycle, trial_period, tax_mode: 'external' } as const;
    const body = { product_id: product.id, ...plan };
    return (await client.prices.create({ body })).data.id as Id<'pri_'>;
  };
  const [oneTimePrice, prices, discounts, customer] = await Promise.all([
    newPrice(ONE_TIME_PRICE, null),
    Promise.all(PRICES.map((amount) => newPrice(amount, cycle))),
    Promise.all(DISCOUNTS.map((discount) => newDiscount(client, discount))),
    newCustomer(client),
  ]);
  return { accountId, oneTimePrice, prices, discounts, ...customer };
}

async function newCustomer(client: Client) {
  const { data } = await client.customers.create({ body: { email: 'jo@works.example' } });
  const customer_id = data.id as Id<'ctm_'>;
  const { data: address } = await client.addresses.create({ path: { customer_id }, body: { country_code: 'NL' } });
  return { customer_id, address_id: address.id as Id<'add_'> };
}

async function newDiscount(client: Client, { percentage, intervals }: (typeof DISCOUNTS)[number]): Promise<Id<'dsc_'>> {
  const { data } = await client.discounts.create({
    body: {
      description: 'Discount',
      type: 'percentage',
      amount: String(percentage),
      recur: true,
      maximum_recurring_intervals: intervals,
    },
  });
  return data.id as Id<'dsc_'>;
}

const COPIED = ['products', 'prices', 'discounts', 'customers', 'addresses'] as const;

/**
 * Creates accounts with all that a template has, under the same ids, with one statement: requests take
 * twenty times as long.
 */
export async function copier({ database: { db } }: TestService) {
  const { rows } = await sql<{ table_name: string; names: string[] }>`
    select table_name, array_agg(column_name::text) as names from information_schema.columns
    where table_schema = current_schema() and is_generated = 'NEVER' and column_name <> 'account_id'
    group by 1`.execute(db);
  const namesOf = new Map(rows.map(({ table_name, names }) => [table_name, names]));
  return async (from: string, to: string): Promise<void> => {
    const copies = COPIED.map((table) => {
      const names = sql.join(namesOf.get(table)!.map((name) => sql.ref(name)));
      return sql`${sql.ref(`copied_${table}`)} as (insert into ${sql.table(table)} (account_id, ${names})
        select ${to}, ${names} from ${sql.table(table)} where account_id = ${from})`;
    });
    await sql`with ${sql.join(copies)} select`.execute(db);
  };
}
