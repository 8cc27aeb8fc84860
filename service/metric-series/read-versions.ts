import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';

import type { Timestamp } from '../storage/columns.ts';
import type { DiscountRow } from '../storage/rows/catalog-rows.ts';
import type { AddressRow, BusinessRow } from '../storage/rows/customer-rows.ts';
import type { SubscriptionVersionRow } from '../storage/rows/metric-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { type MetricRange, timesOf } from './metric-range.ts';

type Version = Selectable<SubscriptionVersionRow>;

/** A time in which a subscription was active and did not change. */
export interface ActiveTime extends Pick<
  Version,
  'subscription_id' | 'customer_id' | 'currency_code' | 'valid_from' | 'billing_cycle' | 'items' | 'discount'
> {
  /** Null: until now. */
  readonly valid_until: Timestamp | null;
  readonly address: Pick<Selectable<AddressRow>, 'country_code' | 'region' | 'postal_code'>;
  readonly business: Pick<Selectable<BusinessRow>, 'tax_identifier'> | null;
  /** The discount if it recurs, as it is now. */
  readonly recurring_discount: Pick<
    Selectable<DiscountRow>,
    'id' | 'type' | 'amount' | 'currency_code' | 'restrict_to'
  > | null;
}

/** The same of all that only the customer is needed of. */
export type CustomerTime = Pick<ActiveTime, 'customer_id' | 'valid_from' | 'valid_until'>;

const SUBSCRIPTIONS = 500;

/** The active times of all subscriptions in a range of days. */
export async function readCustomerTimes(
  db: Kysely<Tables>,
  accountId: string,
  range: Pick<MetricRange, 'from' | 'to'>,
): Promise<readonly CustomerTime[]> {
  const { rows } = await sql<CustomerTime>`
    select customer_id, valid_from, valid_until
    from ${versions(sql`customer_id, status, valid_from`, sql`account_id = ${accountId}`)}
    where ${isActive(range)}`.execute(db);
  return rows;
}

/**
 * The same with what is sold, by subscription, in pages of some hundred subscriptions.
 */
export async function* readActiveTimes(
  db: Kysely<Tables>,
  accountId: string,
  range: Pick<MetricRange, 'from' | 'to'>,
  currency: string,
): AsyncGenerator<readonly ActiveTime[]> {
  for (let after = ''; ;) {
    const last = await lastOfPage(db, accountId, after);
    if (last === undefined) return;
    const ofPage = sql`account_id = ${accountId} and subscription_id > ${after} and subscription_id <= ${last}`;
    const { rows } = await sql<ActiveTime>`
      select version.subscription_id, version.customer_id, version.currency_code, version.valid_from, version.valid_until,
        version.billing_cycle, version.items, version.discount,
        json_build_object('country_code', address.country_code, 'region', address.region,
          'postal_code', address.postal_code) as address,
        case when business.id is not null
          then json_build_object('tax_identifier', business.tax_identifier) end as business,
        case when discount.recur then json_build_object('id', discount.id, 'type', discount.type,
          'amount', discount.amount, 'currency_code', discount.currency_code, 'restrict_to', discount.restrict_to)
          end as recurring_discount
      from ${versions(sql`*`, ofPage)}
      join addresses address on address.account_id = version.account_id and address.id = version.address_id
      left join businesses business on business.account_id = version.account_id and business.id = version.business_id
      left join discounts discount on discount.account_id = version.account_id
        and discount.id = version.discount ->> 'id'
      where ${isActive(range)}
        and version.currency_code = ${currency}
      order by version.subscription_id, version.revision`.execute(db);
    yield rows;
    after = last;
  }
}

/** Versions of subscriptions as `version`, each until the next one, whatever its status and currency are. */
function versions(columns: RawBuilder<unknown>, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    select ${columns}, lead(valid_from) over (partition by subscription_id order by revision) as valid_until
    from subscription_versions where ${condition}
  ) version`;
}

/**
 * Whether a version counts in a range of days. Past due subscriptions are active too: they are used until
 * dunning ends.
 */
function isActive(range: Pick<MetricRange, 'from' | 'to'>): RawBuilder<boolean> {
  const { start, end } = timesOf(range);
  return sql`version.status in ('active', 'past_due') and version.valid_from < ${end}
    and (version.valid_until is null or version.valid_until > ${start})`;
}

async function lastOfPage(db: Kysely<Tables>, accountId: string, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ last: string | null }>`
    select max(id) as last from (
      select id from subscriptions where account_id = ${accountId} and id > ${after} order by id limit ${SUBSCRIPTIONS}
    ) page`.execute(db);
  return rows[0]?.last ?? undefined;
}
