import type { CurrencyCode } from '@billing/types';

/**
 * The smallest amount that can be charged in each currency, about 70 US cents: a smaller one would cost more
 * to collect than it brings. The amounts are fixed, so that a price that can be charged today can be charged
 * tomorrow.
 */
export const MINIMUM_CHARGE: Readonly<Record<CurrencyCode, bigint>> = {
  USD: 70n,
  EUR: 70n,
  GBP: 60n,
  JPY: 100n,
  AUD: 110n,
  CAD: 100n,
  CHF: 70n,
  HKD: 550n,
  SGD: 100n,
  SEK: 750n,
  ARS: 100_000n,
  BRL: 400n,
  CLP: 700n,
  CNY: 500n,
  COP: 300_000n,
  CZK: 1_600n,
  DKK: 500n,
  HUF: 26_000n,
  ILS: 260n,
  INR: 6_000n,
  KRW: 1_000n,
  MXN: 1_400n,
  NOK: 750n,
  NZD: 120n,
  PEN: 260n,
  PLN: 280n,
  RUB: 6_000n,
  THB: 2_400n,
  TRY: 3_000n,
  TWD: 2_200n,
  UAH: 3_000n,
  VND: 18_000n,
  ZAR: 1_300n,
};
