import { type Fraction, fraction } from './fraction.ts';

const DECIMAL = /^([0-9]+)(?:\.([0-9]+))?$/;

/**
 * The number that a decimal text such as `0.08875` denotes, exactly.
 *
 * @throws RangeError for anything but digits with at most one decimal point between them.
 */
export function parsedDecimal(text: string): Fraction {
  const [, whole, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`not a decimal number without a sign: ${text}`);
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

/**
 * The decimal text of a number that is not negative, without needless zeros: 8875/100000 becomes `0.08875`,
 * and 0 becomes `0`.
 *
 * @throws RangeError for a number without a finite decimal form, such as one third.
 */
export function decimalText({ numerator, denominator }: Fraction): string {
  let digits = '';
  let rest = numerator % denominator;
  // A finite decimal form of n/d has at most as many digits as d has bits.
  for (const limit = denominator.toString(2).length; rest !== 0n; rest %= denominator) {
    if (digits.length > limit) throw new RangeError(`${numerator}/${denominator} has no finite decimal form`);
    rest *= 10n;
    digits += String(rest / denominator);
  }
  return `${numerator / denominator}${digits === '' ? '' : `.${digits}`}`;
}
