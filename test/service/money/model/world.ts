import type { CurrencyCode, PriceCreate } from '@billing/types';

import { type Rational, whole } from '../second/rational.ts';

/** What every sequence of operations starts with: two customers, seven prices and four discounts. */

export interface WorldCustomer {
  readonly country_code: 'NL' | 'US';
  readonly postal_code?: string;
  readonly taxRate: string;
  /** Prices with the tax mode `location` exclude tax there. */
  readonly isExternal: boolean;
}

export const CUSTOMERS: readonly WorldCustomer[] = [
  { country_code: 'NL', taxRate: '0.21', isExternal: false },
  { country_code: 'US', postal_code: '10001', taxRate: '0.08875', isExternal: true },
];

export type Currency = Extract<CurrencyCode, 'EUR' | 'USD' | 'JPY'>;

/** The smallest charge in each currency, about 70 US cents. */
export const SMALLEST_CHARGE: Readonly<Record<Currency, bigint>> = { EUR: 70n, USD: 70n, JPY: 100n };
export const MANUAL_CURRENCIES: readonly Currency[] = ['EUR', 'USD'];
export const PAYOUT_CURRENCIES: readonly Currency[] = ['EUR', 'USD'];

export interface WorldPrice {
  readonly currency: Currency;
  readonly amount: bigint;
  readonly taxMode: Extract<NonNullable<PriceCreate['tax_mode']>, 'external' | 'internal' | 'location'>;
  readonly isArchived: boolean;
}

const price = (currency: Currency, amount: bigint, taxMode: WorldPrice['taxMode']): WorldPrice => ({
  currency,
  amount,
  taxMode,
  isArchived: false,
});

/** One-time prices: what a subscription makes of recurring ones is not part of this model. */
export const PRICES: readonly WorldPrice[] = [
  price('EUR', 4_500n, 'external'),
  price('EUR', 999n, 'internal'),
  // A single one is less than the smallest charge.
  price('EUR', 30n, 'location'),
  price('USD', 1_000n, 'external'),
  price('USD', 1_299n, 'location'),
  price('JPY', 100n, 'internal'),
  price('JPY', 333n, 'external'),
];

export interface WorldDiscount {
  readonly type: 'percentage' | 'flat' | 'flat_per_seat';
  readonly amount: bigint;
  /** Null for a percentage. */
  readonly currency: Currency | null;
  /** Null for any number of uses. */
  readonly limit: number | null;
  readonly used: number;
  readonly isArchived: boolean;
}

const discount = (of: Omit<WorldDiscount, 'used' | 'isArchived'>): WorldDiscount => ({
  ...of,
  used: 0,
  isArchived: false,
});

export const DISCOUNTS: readonly WorldDiscount[] = [
  discount({ type: 'percentage', amount: 10n, currency: null, limit: null }),
  discount({ type: 'percentage', amount: 100n, currency: null, limit: 2 }),
  discount({ type: 'flat', amount: 500n, currency: 'EUR', limit: 1 }),
  discount({ type: 'flat_per_seat', amount: 100n, currency: 'USD', limit: 3 }),
];

/** The fee of a charge: 5 % of the total, and 50 in the smallest unit. */
export const FEE = { share: { numerator: 5n, denominator: 100n }, fixed: 50n };

export const PAYMENT_TERMS = { interval: 'day', frequency: 14 } as const;
export const TERMS_MINUTES = 14 * 24 * 60;
export const APPROVAL_MINUTES = 10;

/** A decimal such as `0.08875`. */
export function decimal(text: string): Rational {
  const [, digits = ''] = text.split('.');
  return digits === ''
    ? whole(BigInt(text))
    : { numerator: BigInt(text.replace('.', '')), denominator: 10n ** BigInt(digits.length) };
}
