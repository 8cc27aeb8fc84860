import type { Kysely } from 'kysely';

import { type BillingCycle, periodFrom } from '../../service/billing-cycles/billing-period.ts';
import { timestamp } from '../../service/common/clock.ts';
import type { PriceCopy, ProductCopy } from '../../service/storage/rows/catalog-rows.ts';
import type { Tables } from '../../service/storage/tables.ts';
import { subscriptionColumns } from '../../service/subscription-records/subscription-columns.ts';

const BATCH = 500;
const MINUTE_MS = 60_000;
const MONTHLY = { interval: 'month', frequency: 1 } as const;

export interface Filling {
  readonly accountId: string;
  readonly count: number;
  readonly start: string;
  /** By default a month. */
  readonly cycle?: BillingCycle;
  /** Minutes between the starts of two subscriptions; 0 = all at once. */
  readonly everyMinutes: number;
  /** So that ids of several fillings differ. */
  readonly prefix: string;
  /** The status of the subscriptions: paused ones are stored and not due. */
  readonly status?: 'active' | 'paused';
  /** The test card of a subscription; by default one that is never declined. */
  readonly cardOf?: (number: number) => string;
}

/** Stores subscriptions of as many customers. */
export async function fillSubscriptions(
  db: Kysely<Tables>,
  { price, product }: { readonly price: PriceCopy; readonly product: ProductCopy },
  filling: Filling,
): Promise<void> {
  const { accountId: account_id, count, start, everyMinutes, prefix } = filling;
  const { cycle = MONTHLY, status = 'active', cardOf = () => 'success' } = filling;
  for (let first = 0; first < count; first += BATCH) {
    const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, index) => first + index);
    const key = (number: number): string => prefix + String(number).padStart(26 - prefix.length, '0');
    await db
      .insertInto('customers')
      .values(
        numbers.map((n) => ({
          account_id,
          id: `ctm_${key(n)}` as const,
          email: `user${prefix}${n}@domain.example`,
          name: 'Jo Sample',
          created_at: start,
          updated_at: start,
        })) as never,
      )
      .execute();
    await db
      .insertInto('addresses')
      .values(
        numbers.map((n) => ({
          account_id,
          id: `add_${key(n)}` as const,
          customer_id: `ctm_${key(n)}` as const,
          country_code: 'NL',
          created_at: start,
          updated_at: start,
        })) as never,
      )
      .execute();
    await db
      .insertInto('subscriptions')
      .values(
        numbers.map((n) => {
          const at = timestamp(new Date(Date.parse(start) + n * everyMinutes * MINUTE_MS));
          const period = periodFrom(at, cycle, at);
          return subscriptionColumns({
            account_id,
            id: `sub_${key(n)}` as const,
            status,
            customer_id: `ctm_${key(n)}` as const,
            address_id: `add_${key(n)}` as const,
            business_id: null,
            currency_code: 'EUR',
            collection_mode: 'automatic' as const,
            billing_details: null,
            billing_cycle: cycle,
            discount: null,
            items: [
              {
                status: 'active' as const,
                quantity: 2,
                created_at: at,
                updated_at: at,
                previously_billed_at: at,
                next_billed_at: period.ends_at,
                trial_dates: null,
                price,
                product,
              },
            ],
            price_ids: [price.id],
            scheduled_change: null,
            scheduled_change_action: null,
            current_billing_period: period,
            anchor_at: at,
            import_meta: null,
            instrument: {
              reference: `test_card_${cardOf(n)}`,
              details: {
                type: 'card',
                card: { type: 'scheme_01', last4: '4242', expiry_month: 11, expiry_year: 2099, cardholder_name: 'Jo' },
                paypal: null,
                underlying_details: null,
                south_korea_local_card: null,
              },
            },
            created_at: at,
            updated_at: at,
            started_at: at,
            first_billed_at: at,
            next_billed_at: status === 'active' ? period.ends_at : null,
            due_at: status === 'active' ? period.ends_at : null,
            charging_transaction_id: null,
            overdue_transaction_id: null,
            past_due_since: null,
            retries: 0,
            dunning_code: null,
            payment_method_id: null,
            stored_lines: [],
            stored_charges: [],
            paused_at: null,
            on_resume: null,
            canceled_at: null,
            revision: 0,
          } as never);
        }) as never,
      )
      .execute();
  }
}
