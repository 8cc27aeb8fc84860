import { type Kysely, type Selectable, sql } from 'kysely';

import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { BuyerCopy } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { AccountTaxMode } from '../tax/tax-mode.ts';

type Subscription = Pick<
  Selectable<SubscriptionRow>,
  'account_id' | 'id' | 'customer_id' | 'address_id' | 'business_id' | 'currency_code'
>;

/**
 * Who pays for a subscription, also when they are archived, and what prices with the tax mode
 * `account_setting` do in the account.
 */
export interface Buyer extends BuyerCopy {
  readonly taxMode: AccountTaxMode;
  /** Whether the customer has, or has had, credit in the currency of the subscription. */
  readonly hadCredit: boolean;
}

/** Reads it with one statement: renewals read it thousands of times. */
export async function readBuyer(db: Kysely<Tables>, subscription: Subscription): Promise<Buyer> {
  const buyer = (await readBuyers(db, [subscription])).get(subscription.id);
  if (buyer === undefined)
    throw new Error(`internal error: address ${subscription.address_id} of a subscription does not exist`);
  return buyer;
}

/** The buyers of subscriptions of one account, by the ids of the subscriptions. */
export async function readBuyers(
  db: Kysely<Tables>,
  subscriptions: readonly Subscription[],
): Promise<ReadonlyMap<string, Buyer>> {
  const { rows } = await sql<BuyerCopy['customer'] & BuyerCopy['address'] & Flat>`
    select s.id, t.tax_mode, c.name, c.email,
      a.first_line, a.second_line, a.city, a.postal_code, a.region, a.country_code,
      b.name as business_name, b.company_number, b.tax_identifier,
      exists (
        select from credit_balances
        where account_id = s.account_id and customer_id = s.customer_id and currency_code = s.currency_code
      ) as had_credit
    from json_populate_recordset(null::subscriptions, ${JSON.stringify(subscriptions.map(partiesOf))}::json) s
    join accounts t on t.id = s.account_id
    join customers c on c.account_id = s.account_id and c.id = s.customer_id
    join addresses a on a.account_id = s.account_id and a.id = s.address_id
    left join businesses b on b.account_id = s.account_id and b.id = s.business_id`.execute(db);
  return new Map(rows.map((row) => [row.id, buyerOf(row)]));
}

function partiesOf({ account_id, id, customer_id, address_id, business_id, currency_code }: Subscription) {
  return { account_id, id, customer_id, address_id, business_id, currency_code };
}

function buyerOf({
  id: _,
  tax_mode,
  had_credit,
  name,
  email,
  business_name,
  company_number,
  tax_identifier,
  ...address
}: BuyerCopy['customer'] & BuyerCopy['address'] & Flat): Buyer {
  const business = business_name === null ? null : { name: business_name, company_number, tax_identifier };
  return { customer: { name, email }, address, business, taxMode: tax_mode, hadCredit: had_credit };
}

interface Flat {
  readonly id: string;
  readonly tax_mode: AccountTaxMode;
  readonly had_credit: boolean;
  readonly business_name: string | null;
  readonly company_number: string | null;
  readonly tax_identifier: string | null;
}
