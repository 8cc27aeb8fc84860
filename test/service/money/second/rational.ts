/**
 * Exact fractions, as simple as they can be: nothing is reduced, nothing is cached. A denominator is always
 * positive.
 */
export interface Rational {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export function whole(value: bigint): Rational {
  return { numerator: value, denominator: 1n };
}

export const zero = whole(0n);
export const one = whole(1n);

export function plus(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function negated(a: Rational): Rational {
  return { numerator: -a.numerator, denominator: a.denominator };
}

export function minus(a: Rational, b: Rational): Rational {
  return plus(a, negated(b));
}

export function times(a: Rational, b: Rational): Rational {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator };
}

/** `b` must be positive: this arithmetic never divides by anything else. */
export function dividedBy(a: Rational, b: Rational): Rational {
  if (b.numerator <= 0n) throw new RangeError(`divided by ${b.numerator}/${b.denominator}`);
  return times(a, { numerator: b.denominator, denominator: b.numerator });
}

export function isNegative(a: Rational): boolean {
  return a.numerator < 0n;
}

export function isLess(a: Rational, b: Rational): boolean {
  return isNegative(minus(a, b));
}

export function isEqual(a: Rational, b: Rational): boolean {
  return minus(a, b).numerator === 0n;
}

/** The largest integer that is at most `a`, which must not be negative. */
export function floor(a: Rational): bigint {
  if (isNegative(a)) throw new RangeError(`floor of ${a.numerator}/${a.denominator}`);
  return a.numerator / a.denominator;
}

/**
 * The nearest integer; of two equally near ones the one closer to zero: 887.5 becomes 887, −887.5 becomes
 * −887.
 */
export function rounded(a: Rational): bigint {
  if (isNegative(a)) return -rounded(negated(a));
  const rest = a.numerator % a.denominator;
  return 2n * rest > a.denominator ? floor(a) + 1n : floor(a);
}
