import type { PayoutCurrencyCode } from '@billing/types';

const PAYOUT_CURRENCIES: Readonly<Record<PayoutCurrencyCode, true>> = {
  AUD: true,
  CAD: true,
  CHF: true,
  CNY: true,
  CZK: true,
  DKK: true,
  EUR: true,
  GBP: true,
  HUF: true,
  PLN: true,
  SEK: true,
  USD: true,
  ZAR: true,
};

/** Whether sellers can be paid out in a currency. Customers can pay in more currencies. */
export function isPayoutCurrency(currencyCode: string): boolean {
  return Object.hasOwn(PAYOUT_CURRENCIES, currencyCode);
}
