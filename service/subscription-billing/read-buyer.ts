import { type Kysely, type Selectable, sql } from 'kysely';

import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { BuyerCopy } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { AccountTaxMode } from '../tax/tax-mode.ts';

type Subscription = Pick<Selectable<SubscriptionRow>, 'account_id' | 'customer_id' | 'address_id' | 'business_id'>;

/** Who pays for a subscription, also when they are archived, and what prices with the tax mode `account_setting` do in the account. */
export interface Buyer extends BuyerCopy {
  readonly taxMode: AccountTaxMode;
}

/** Reads it with one statement: renewals read it thousands of times. */
export async function readBuyer(
  db: Kysely<Tables>,
  { account_id, customer_id, address_id, business_id }: Subscription,
): Promise<Buyer> {
  const { rows } = await sql<BuyerCopy['customer'] & BuyerCopy['address'] & Flat>`
    select t.tax_mode, c.name, c.email,
      a.first_line, a.second_line, a.city, a.postal_code, a.region, a.country_code,
      b.name as business_name, b.company_number, b.tax_identifier
    from accounts t
    join customers c on c.account_id = t.id and c.id = ${customer_id}
    join addresses a on a.account_id = t.id and a.id = ${address_id}
    left join businesses b on b.account_id = t.id and b.id = ${business_id}
    where t.id = ${account_id}`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error(`internal error: address ${address_id} of a subscription does not exist`);
  const { tax_mode, name, email, business_name, company_number, tax_identifier, ...address } = found;
  const business = business_name === null ? null : { name: business_name, company_number, tax_identifier };
  return { customer: { name, email }, address, business, taxMode: tax_mode };
}

interface Flat {
  readonly tax_mode: AccountTaxMode;
  readonly business_name: string | null;
  readonly company_number: string | null;
  readonly tax_identifier: string | null;
}
