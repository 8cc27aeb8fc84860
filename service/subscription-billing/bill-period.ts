import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import type { PricedDiscount } from '../pricing/cart-discount.ts';
import { WHOLE_PERIOD } from '../proration/proration-rate.ts';
import type { AccountServices } from '../services.ts';
import type { SubscriptionRow } from '../storage/rows/subscription-rows.ts';
import type { TransactionLine } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import type { Stages } from '../transactions/stages.ts';
import { billStages } from './bill-subscription.ts';
import { priceSubscriptionItems } from './price-period.ts';
import type { Buyer } from './read-buyer.ts';

type Services = Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>;
type Row = Selectable<SubscriptionRow>;
type Period = NonNullable<Row['current_billing_period']>;

/**
 * Bills the current period of a subscription: its items for the whole period, the stored lines of earlier
 * changes, and what it is charged once. The caller stores the transaction, empties `stored_lines` and
 * `stored_charges`, and charges it.
 *
 * @throws `invalid_field` for amounts that are too large.
 */
export async function billPeriod(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Services,
  row: Row,
  billing_period: Period,
  buyer: Buyer,
): Promise<Stages> {
  const { customer, address, business, hadCredit } = buyer;
  return billStages(trx, services, row, {
    origin: 'subscription_recurring',
    billing_period,
    discount_id: row.discount?.id ?? null,
    lines: await periodLines(newError, trx, services, row, billing_period, buyer),
    buyer: { customer, address, business },
    hadCredit,
  });
}

/** The lines that a renewal would charge for a period, with the tax rates of today. */
export async function periodLines(
  newError: NewError<'invalid_field'>,
  trx: Transaction<Tables>,
  services: Services,
  row: Row,
  billing_period: Period,
  buyer?: Buyer,
): Promise<TransactionLine[]> {
  const known = buyer && { buyer };
  const at = services.clock.now();
  const discount = row.discount && (await readDiscount(trx, row.account_id, row.discount.id));
  const recurring = await priceSubscriptionItems(newError, trx, services, row, row.items, {
    period: { rate: WHOLE_PERIOD, billing_period },
    discount,
    at,
    ...known,
  });
  const charges =
    row.stored_charges.length === 0
      ? []
      : await priceSubscriptionItems(newError, trx, services, row, row.stored_charges, {
          period: null,
          discount,
          at,
          ...known,
        });
  return [...recurring, ...row.stored_lines, ...charges];
}

function readDiscount(trx: Transaction<Tables>, accountId: string, id: PricedDiscount['id']) {
  return trx
    .selectFrom('discounts')
    .select(['id', 'type', 'amount', 'restrict_to', 'currency_code'])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
