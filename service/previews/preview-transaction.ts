import type {
  NonCatalogDiscountInput,
  TransactionPreview,
  TransactionPreviewCreate,
  TransactionPreviewItem,
  TransactionPreviewLine,
} from '@billing/types';

import type { NewError } from '../common/errors.ts';
import type { Complete } from '../common/lacking.ts';
import { withAvailableCredit } from '../credit-balances/available-credit.ts';
import type { Context } from '../http/context.ts';
import { availablePaymentMethods } from '../pricing/payment-methods.ts';
import type { PriceItemsCode } from '../pricing/prepare-lines.ts';
import { priceItems, type PurchasedLine } from '../pricing/price-items.ts';
import type { ReadPartiesCode } from '../pricing/read-parties.ts';
import { readSoldItems, type ReadSoldItemsCode } from '../pricing/read-sold-items.ts';
import {
  checkOneDiscount,
  requestedDiscount,
  type RequestedDiscountCode,
  type TwoDiscountsCode,
} from '../pricing/requested-discount.ts';
import type { SoldItem } from '../pricing/sold-item.ts';
import { taxRatesUsed, totalsEntity, transactionTotals } from '../pricing/totals-entity.ts';
import type { Services } from '../services.ts';
import { readPreview, type Requested, requestedMembers } from './read-preview.ts';

type Code = ReadSoldItemsCode | PriceItemsCode | ReadPartiesCode | RequestedDiscountCode | TwoDiscountsCode;

/** What a transaction would cost. It has the figures that a transaction with the same request gets. */
export async function previewTransaction(
  newError: NewError<Code>,
  services: Pick<Services, 'db' | 'rules'>,
  caller: Pick<Context, 'accountId' | 'clock'>,
  { items: requested, discount: nonCatalog, ignore_trials, ...others }: TransactionPreviewCreate,
): Promise<TransactionPreview> {
  const parties: Complete<Requested, typeof others> = others;
  const ignoreTrials = ignore_trials ?? false;
  const { accountId, clock } = caller;
  const own: Complete<NonCatalogDiscountInput, NonNullable<typeof nonCatalog>> | null | undefined = nonCatalog;
  const discounts = { discount_id: parties.discount_id, discount: own };
  checkOneDiscount(newError, discounts);
  const items = await readSoldItems(newError, services.db, services.rules, accountId, requested);
  const read = await readPreview(newError, services, caller, parties);
  const discount = await requestedDiscount(newError, services.db, accountId, clock, discounts);
  const purchase = priceItems(newError, { ...read, items, discount, ignoreTrials });
  return {
    ...requestedMembers(parties, read),
    currency_code: purchase.currency,
    ignore_trials: ignoreTrials,
    items: items.map(itemEntity),
    details: {
      tax_rates_used: taxRatesUsed(purchase.cart),
      totals: await withAvailableCredit(services.db, accountId, parties.customer_id, transactionTotals(purchase)),
      line_items: purchase.lines.map(lineEntity),
    },
    available_payment_methods: availablePaymentMethods(),
  };
}

function itemEntity({ price, quantity, includeInTotals }: SoldItem): TransactionPreviewItem {
  return { price_id: price.id, price, quantity, include_in_totals: includeInTotals, proration: null };
}

function lineEntity({ item, taxRate, unitTotals, totals }: PurchasedLine<SoldItem>): TransactionPreviewLine {
  return {
    price_id: item.price.id,
    quantity: item.quantity,
    proration: null,
    tax_rate: taxRate,
    unit_totals: totalsEntity(unitTotals),
    totals: totalsEntity(totals),
    product: item.product,
  };
}
