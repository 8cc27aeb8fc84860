import type { PricedDiscount } from '../../../pricing/cart-discount.ts';
import { priceItems } from '../../../pricing/price-items.ts';
import { placeOf } from '../../../pricing/read-parties.ts';
import { taxRatesUsed, transactionTotals } from '../../../pricing/totals-entity.ts';
import { adjustedTotals, storedLine } from '../../../transactions/price-transaction.ts';
import type { Discount, ScenarioState, Transaction } from './scenario-state.ts';

type PricedColumns = Pick<Transaction, 'currency_code' | 'lines' | 'tax_rates_used' | 'totals' | 'adjusted_totals'>;

/**
 * The figures of an unpaid transaction, from the code that prices real ones. Credit of the customer is not
 * applied.
 */
export function pricedPurchase(
  {
    purchase,
    terms,
    address,
    business,
    discount,
  }: Pick<ScenarioState, 'purchase' | 'terms' | 'address' | 'business' | 'discount'>,
  { address_id, business_id, discount_id }: Pick<Transaction, 'address_id' | 'business_id' | 'discount_id'>,
): PricedColumns {
  const { newError, taxes, accountTaxMode, at } = terms.pricing;
  const priced = priceItems(newError, {
    items: purchase.map((line) => ({ ...line, includeInTotals: true })),
    place: address_id === null ? null : placeOf(address),
    business: business_id === null ? null : business,
    discount: discount_id === null ? null : pricedDiscount(discount),
    currency: null,
    accountTaxMode,
    taxes,
    at,
    ignoreTrials: false,
  });
  const totals = transactionTotals(priced);
  return {
    currency_code: priced.currency,
    lines: priced.lines.map((line) => storedLine(line, line.item.id)),
    tax_rates_used: taxRatesUsed(priced.cart),
    totals,
    adjusted_totals: adjustedTotals(totals),
  };
}

const DISCOUNT_TYPES: readonly PricedDiscount['type'][] = ['flat', 'flat_per_seat', 'percentage'];

/** Entities allow types of later versions; stored discounts and samples have one of these. */
function pricedDiscount(discount: Discount): PricedDiscount {
  const type = DISCOUNT_TYPES.find((each) => each === discount.type);
  if (type === undefined) throw new Error(`internal error: can't price a discount of the type ${discount.type}`);
  return { ...discount, type };
}
