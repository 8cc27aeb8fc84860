import type { CurrencyCode, NonCatalogDiscountInput } from '@billing/types';
import type { Selectable, Transaction } from 'kysely';

import type { NewError } from '../common/errors.ts';
import { withAvailableCredit } from '../credit-balances/available-credit.ts';
import { newId } from '../ids/id.ts';
import type { PriceItemsCode } from '../pricing/prepare-lines.ts';
import { priceItems, type Purchase } from '../pricing/price-items.ts';
import { placeOf, readParties, type ReadPartiesCode } from '../pricing/read-parties.ts';
import { readTaxMode } from '../pricing/read-tax-mode.ts';
import { requestedDiscount, type RequestedDiscountCode } from '../pricing/requested-discount.ts';
import type { CatalogItem } from '../pricing/sold-item.ts';
import { taxRatesUsed, totalsEntity, transactionTotals } from '../pricing/totals-entity.ts';
import { priceEntity, productEntity } from '../products/product-entity.ts';
import type { AccountServices } from '../services.ts';
import type { TransactionRow } from '../storage/rows/transaction-rows.ts';
import type { Tables } from '../storage/tables.ts';
import { createOwnDiscount, type OwnDiscountCode } from './create-own-discount.ts';

type Row = Selectable<TransactionRow>;

export type PricingCode = OwnDiscountCode | PriceItemsCode | ReadPartiesCode | RequestedDiscountCode;

/** What the prices of a transaction depend on. */
interface PricingBasis extends Pick<
  Row,
  'account_id' | 'id' | 'customer_id' | 'address_id' | 'business_id' | 'discount_id'
> {
  /** Of the request: a discount that is not in the catalog. */
  readonly discount?: NonCatalogDiscountInput | null | undefined;
}

/** The members of a transaction that its prices determine. */
type PricedMembers = Pick<
  Row,
  'currency_code' | 'discount_id' | 'lines' | 'tax_rates_used' | 'totals' | 'adjusted_totals'
>;

/** The items that a transaction has, with the prices and products that were copied when they were added. */
export function copiedItems(lines: Row['lines']): CatalogItem[] {
  return lines.map(({ price, product, quantity }) => ({
    price: priceEntity(price),
    product: productEntity(product),
    quantity,
    includeInTotals: true,
  }));
}

/**
 * Prices a transaction at the current time of the account, and locks all that the prices depend on until the
 * commit. Creates a discount that is not in the catalog.
 *
 * @param currency Null for the currency of the first item at the address.
 * @param before The lines that the transaction has, whose ids remain where the price does.
 */
export async function priceTransaction(
  newError: NewError<PricingCode>,
  trx: Transaction<Tables>,
  services: Pick<AccountServices, 'clock' | 'notifyDue' | 'rules'>,
  basis: PricingBasis,
  items: readonly CatalogItem[],
  currency: CurrencyCode | null,
  before: Row['lines'] = [],
): Promise<PricedMembers> {
  const { account_id, discount } = basis;
  const { clock, rules } = services;
  const { address, business } = await readParties(newError, trx, account_id, basis);
  const purchase = priceItems(newError, {
    items,
    place: address === null ? null : placeOf(address),
    business,
    discount: await requestedDiscount(newError, trx, account_id, clock, basis, basis.id),
    currency,
    accountTaxMode: await readTaxMode(trx, account_id),
    taxes: rules.taxes,
    at: clock.now(),
    ignoreTrials: false,
  });
  const totals = await withAvailableCredit(trx, account_id, basis.customer_id, transactionTotals(purchase));
  const idOf = new Map(before.map(({ id, price }) => [price.id, id]));
  const currency_code = purchase.currency;
  return {
    currency_code,
    discount_id: discount
      ? await createOwnDiscount(newError, trx, services, basis, currency_code, discount)
      : basis.discount_id,
    lines: purchase.lines.map((line) => storedLine(line, idOf.get(line.item.price.id) ?? newId('txnitm_', clock))),
    tax_rates_used: taxRatesUsed(purchase.cart),
    totals,
    adjusted_totals: adjustedTotals(totals),
  };
}

/** The line of an item as it is stored. */
export function storedLine(
  { item: { price, product, quantity }, taxRate, unitTotals, totals }: Purchase<CatalogItem>['lines'][number],
  id: Row['lines'][number]['id'],
): Row['lines'][number] {
  return {
    id,
    price,
    product,
    quantity,
    proration: null,
    tax_rate: taxRate,
    unit_totals: totalsEntity(unitTotals),
    totals: totalsEntity(totals),
  };
}

/** The totals after adjustments while there are none. Their subtotal is after the discount. */
export function adjustedTotals(totals: Row['totals']): Row['adjusted_totals'] {
  const { subtotal, discount, tax, total, grand_total, grand_total_tax, fee, earnings, currency_code } = totals;
  return {
    subtotal: String(BigInt(subtotal) - BigInt(discount)),
    tax,
    total,
    grand_total,
    grand_total_tax,
    fee,
    retained_fee: '0',
    earnings,
    currency_code,
  };
}
