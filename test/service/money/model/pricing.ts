import { whole } from '../second/rational.ts';
import { secondPriceCart } from '../second/price-cart.ts';
import type { SecondDiscount, SecondLine } from '../second/second-cart.ts';
import { balanceOf, creditTaken } from './credit.ts';
import { customerOf, type Model, type ModelItem, type ModelLine, type ModelTransaction } from './model.ts';
import { decimal, type WorldCustomer, type WorldDiscount } from './world.ts';

type Basis = Pick<ModelTransaction, 'customer' | 'discount' | 'lines'>;

/** The members of a transaction that its prices determine. */
export type Priced = Pick<ModelTransaction, 'lines' | 'totals' | 'currency' | 'credit' | 'isReserved'>;

/**
 * Prices a transaction, by the second implementation of the money arithmetic, with the credit that the
 * customer would have.
 *
 * @param items New items, whose prices are copied; null for the prices that the lines have.
 * @param released What pricing it again releases of the customer's credit.
 */
export function priced(
  model: Model,
  basis: Basis,
  items: readonly ModelItem[] | null,
  released: Pick<ModelTransaction, 'customer' | 'currency' | 'credit'> | null,
): Priced {
  const customer = customerOf(basis);
  const copied = items === null ? basis.lines : items.map((item) => copiedItem(model, item));
  const currency = model.prices[copied[0]!.price]!.currency;
  const discount = basis.discount === null ? null : cartDiscount(model.discounts[basis.discount]!);
  const lines = copied.map((line) => cartLine(line, customer));
  const cart = secondPriceCart({ lines, discount, availableCredit: 0n, captured: 0n });
  const { subtotal, discount: taken, tax, total } = cart.totals;
  const ofSame = released?.customer === basis.customer && released.currency === currency ? released.credit : 0n;
  const available = balanceOf(model, { customer: basis.customer, currency }).available + ofSame;
  return {
    lines: copied.map((line, index) => ({
      ...line,
      taxRate: customer?.taxRate ?? '0',
      totals: cart.lines[index]!.totals,
    })),
    totals: { subtotal, discount: taken, tax, total },
    currency,
    credit: basis.customer === null ? 0n : creditTaken(total, available, currency),
    isReserved: false,
  };
}

function copiedItem(model: Model, { price, quantity }: ModelItem): Omit<ModelLine, 'taxRate' | 'totals'> {
  const { amount, taxMode } = model.prices[price]!;
  return { price, quantity, unitAmount: amount, taxMode };
}

function cartLine(
  { unitAmount, quantity, taxMode }: Pick<ModelLine, 'unitAmount' | 'quantity' | 'taxMode'>,
  customer: WorldCustomer | undefined,
): SecondLine {
  const ofPlace = customer === undefined || customer.isExternal ? 'external' : 'internal';
  return {
    unitAmount,
    quantity: BigInt(quantity),
    taxMode: taxMode === 'location' ? ofPlace : taxMode,
    taxRate: decimal(customer?.taxRate ?? '0'),
    proration: whole(1n),
    discountable: true,
    inTotals: true,
  };
}

function cartDiscount({ type, amount }: WorldDiscount): SecondDiscount {
  return type === 'percentage' ? { type, share: { numerator: amount, denominator: 100n } } : { type, amount };
}
