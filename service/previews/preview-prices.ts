import type { FormattedTotals, PricingPreview, PricingPreviewCreate, PricingPreviewLine } from '@billing/types';

import { assertAllUsed } from '../common/assert-all-used.ts';
import type { NewError } from '../common/errors.ts';
import type { Context } from '../http/context.ts';
import type { Totals } from '../money/cart.ts';
import { amountFormat } from '../money/format-amount.ts';
import { type CheckItemsCode, checkQuantities } from '../pricing/check-items.ts';
import { availablePaymentMethods } from '../pricing/payment-methods.ts';
import type { PriceItemsCode } from '../pricing/prepare-lines.ts';
import { priceSeparately, type PurchasedLine } from '../pricing/price-items.ts';
import { readDiscount, type ReadDiscountCode } from '../pricing/read-discount.ts';
import { readItems, type ReadItemsCode } from '../pricing/read-items.ts';
import type { ReadPartiesCode } from '../pricing/read-parties.ts';
import type { CatalogItem } from '../pricing/sold-item.ts';
import { totalsEntity } from '../pricing/totals-entity.ts';
import type { Services } from '../services.ts';
import { readPreview, requestedMembers } from './read-preview.ts';

type Code =
  | PriceItemsCode
  | ReadDiscountCode
  | ReadItemsCode
  | ReadPartiesCode
  | Extract<CheckItemsCode, 'transaction_item_quantity_out_of_range'>;

/**
 * What each price would cost on its own, for a price table. Prices of different billing cycles can be in one
 * request, and trials have no effect.
 */
export async function previewPrices(
  newError: NewError<Code>,
  services: Pick<Services, 'db' | 'rules'>,
  caller: Pick<Context, 'accountId' | 'clock'>,
  { items: requested, ...parties }: PricingPreviewCreate,
): Promise<PricingPreview> {
  const items = await readItems(
    newError,
    services.db,
    caller.accountId,
    requested.map(({ price_id, quantity, ...left }, index) => {
      assertAllUsed(left);
      return { index, price_id, quantity };
    }),
  );
  checkQuantities(newError, items);
  const read = await readPreview(newError, services, caller, parties);
  const discount = await readDiscount(newError, services.db, caller.accountId, caller.clock, parties.discount_id);
  const { currency, lines } = priceSeparately(newError, { ...read, items, discount, ignoreTrials: true });
  const format = amountFormat(currency, read.place?.country ?? null);
  return {
    ...requestedMembers(parties, read),
    currency_code: currency,
    details: { line_items: lines.map((line) => lineEntity(line, parties.discount_id ?? null, format)) },
    available_payment_methods: availablePaymentMethods(),
  };
}

function lineEntity(
  { item, taxRate, cartLine, unitTotals, totals }: PurchasedLine<CatalogItem>,
  discount_id: PricingPreview['discount_id'],
  format: (amount: bigint) => string,
): PricingPreviewLine {
  return {
    price: item.price,
    product: item.product,
    quantity: item.quantity,
    tax_rate: taxRate,
    unit_totals: totalsEntity(unitTotals),
    totals: totalsEntity(totals),
    formatted_unit_totals: formatted(unitTotals, format),
    formatted_totals: formatted(totals, format),
    discounts:
      discount_id === null || !cartLine.discountable
        ? []
        : [{ discount_id, total: String(totals.discount), formatted_total: format(totals.discount) }],
  };
}

function formatted({ subtotal, discount, tax, total }: Totals, format: (amount: bigint) => string): FormattedTotals {
  return { subtotal: format(subtotal), discount: format(discount), tax: format(tax), total: format(total) };
}
