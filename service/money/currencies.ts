import type { CurrencyCode } from '@billing/types';

/**
 * The number of decimal digits of each currency's smallest unit. Amounts are integers of that unit: `1999`
 * is 19.99 euros or 1,999 yen.
 */
export const MINOR_DIGITS: Readonly<Record<CurrencyCode, 0 | 2>> = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  JPY: 0,
  AUD: 2,
  CAD: 2,
  CHF: 2,
  HKD: 2,
  SGD: 2,
  SEK: 2,
  ARS: 2,
  BRL: 2,
  CLP: 0,
  CNY: 2,
  COP: 2,
  CZK: 2,
  DKK: 2,
  HUF: 2,
  ILS: 2,
  INR: 2,
  KRW: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PEN: 2,
  PLN: 2,
  RUB: 2,
  THB: 2,
  TRY: 2,
  TWD: 2,
  UAH: 2,
  VND: 0,
  ZAR: 2,
};
