import { type Explained, explainedIn } from '../explained.ts';

const TYPE = 'only the type "share" is compared';
const EQUAL = 'both sides of the comparison have the same result when they are equal';

const of = explainedIn('money');

export const explainedMoney: readonly Explained[] = [
  of('decimal', 'DECIMAL.exec(text) ?? []', 'only the second part of the list is read', '["Stryker was here"]'),
  of('decimal', 'digits.length > limit', 'a finite form has fewer digits than that', 'digits.length >= limit'),
  of('format-amount', 'country === null ?', 'a locale without a country is that of the United States', 'false'),
  of('fraction', 'const isNegative', EQUAL, 'numerator <= 0n'),
  of('line-totals', 'export const NO_DISCOUNT', TYPE, '""'),
  of('line-totals', "return { type: 'amount', amount: rounded(", TYPE, '""'),
  of('line-totals', 'const isCredit', 'no quantity is 0', 'line.quantity <= 0n'),
  of(
    'line-totals',
    'discount.amount < whole',
    'the caller takes everything of a line of which less than nothing is left',
  ),
  of('payout-currencies', ': true,', 'only the names of the currencies are read'),
  of('price-cart', "{ type: 'amount', amount: part }", TYPE, '""'),
  of('price-cart', 'const due =', EQUAL, 'sum.total >= 0n'),
  of('price-cart', 'const credit =', EQUAL, 'availableCredit <= due'),
  of('refund-share', 'if (total >= left.total)', EQUAL, 'total > left.total'),
  of('refund-share', 'return a < b ? a : b', EQUAL, 'a <= b'),
  of('spread-flat', 'parts[position]! < capacity', EQUAL, 'parts[position]! <= capacity'),
  of(
    'spread-flat',
    'greatestCommonDivisor(a, b)) * b',
    'any common multiple will do',
    'a * greatestCommonDivisor(a, b)',
  ),
];
