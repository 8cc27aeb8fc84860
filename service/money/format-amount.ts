import type { CurrencyCode } from '@billing/types';

import { MINOR_DIGITS } from './currencies.ts';

/**
 * A formatter of amounts for people, with the currency's symbol, as the country writes them: 1999 in EUR is
 * `19,99 €` for DE and `€19.99` for US, which also serves when the country is unknown. Digits are Latin
 * everywhere. Amounts of any size stay exact.
 */
export function amountFormat(currency: CurrencyCode, country: string | null): (amount: bigint) => string {
  const digits = MINOR_DIGITS[currency];
  const format = new Intl.NumberFormat(localeOf(country), {
    style: 'currency',
    currency,
    numberingSystem: 'latn',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  // Of a decimal text all digits count, of a number only 15. TypeScript doesn't recognize the text as that
  // of a number.
  return (amount) => format.format(`${amount}E-${digits}` as `${number}`);
}

/** The locale of the language that most people of the country use. */
function localeOf(country: string | null): Intl.Locale {
  return country === null ? new Intl.Locale('en-US') : new Intl.Locale(`und-${country}`).maximize().minimize();
}
