import { describe, expect, test } from 'vitest';

import type { CartDiscount, Totals } from '../../../service/money/cart.ts';
import { fraction } from '../../../service/money/fraction.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { cartOf, line } from './carts.ts';
import { type PublishedLine, publishedLines } from './published-figures.ts';
import { decimal } from './second/golden.ts';
import { secondPriceCart } from './second/price-cart.ts';
import { type Rational, dividedBy, one, plus, times, whole } from './second/rational.ts';

function shown({ subtotal, discount, tax, total }: Totals): string {
  return `${subtotal} / ${discount} / ${tax} / ${total}`;
}

function discountOf({ discount }: PublishedLine): CartDiscount | null {
  if (discount === undefined) return null;
  const amount = BigInt(discount.amount);
  return discount.type === 'flat_per_seat'
    ? { type: 'flat_per_seat', amount }
    : { type: 'percentage', share: fraction(amount, 100n) };
}

function lineOf({ unitPrice, quantity, taxRate, taxMode, proration }: PublishedLine) {
  return line(unitPrice, quantity, taxRate, taxMode, proration);
}

const name = (of: PublishedLine) =>
  `${of.unitPrice} × ${of.quantity} at ${of.taxRate}, ${JSON.stringify(of.discount ?? 'no discount')}, ${of.proration ?? 'whole period'}`;

/**
 * What is rounded in a line, or in one unit: the gross or net price, and the total. No discount per seat
 * makes a tie.
 */
function exactFigures(of: PublishedLine, quantity: number): Rational[] {
  const gross = times(times(whole(BigInt(of.unitPrice)), whole(BigInt(quantity))), decimal(of.proration ?? '1'));
  if (of.taxMode === 'internal') return [gross, dividedBy(gross, plus(one, decimal(of.taxRate)))];
  const net = of.discount?.type === 'percentage' ? times(gross, decimal('0.9')) : gross;
  return [gross, times(net, plus(one, decimal(of.taxRate)))];
}

const isTie = ({ numerator, denominator }: Rational) =>
  (2n * numerator) % denominator === 0n && numerator % denominator !== 0n;

describe('the published line and unit totals', () => {
  test.each(publishedLines.map((of) => [name(of), of] as const))('are computed by the service: %s', (_, of) => {
    const priced = priceCart(cartOf([lineOf(of)], { discount: discountOf(of) })).lines[0]!;
    expect(shown(priced.totals)).toBe(of.line);
    expect(shown(priced.unitTotals)).toBe(of.unit ?? shown(priced.unitTotals));
  });

  test.each(publishedLines.map((of) => [name(of), of] as const))('are computed a second time: %s', (_, of) => {
    const item = { ...lineOf(of), taxRate: decimal(of.taxRate), proration: decimal(of.proration ?? '1') };
    const discount = discountOf(of);
    const priced = secondPriceCart({
      lines: [item],
      discount: discount?.type === 'percentage' ? { type: 'percentage', share: decimal('0.1') } : discount,
      availableCredit: 0n,
      captured: 0n,
    }).lines[0]!;
    expect(shown(priced.totals)).toBe(of.line);
    expect(shown(priced.unitTotals)).toBe(of.unit ?? shown(priced.unitTotals));
  });

  test('are 41 lines and 37 units, of which ten decide to which side an exact tie is rounded', () => {
    const unitName = (of: PublishedLine) => name({ ...of, quantity: 1 });
    const lines = new Map(publishedLines.map((of) => [name(of), of]));
    const units = new Map(publishedLines.filter(({ unit }) => unit !== null).map((of) => [unitName(of), of]));
    expect([publishedLines.length, lines.size, units.size]).toEqual([41, 41, 37]);
    const exact = [
      ...[...lines.values()].map((of) => exactFigures(of, of.quantity)),
      ...[...units.values()].map((of) => exactFigures(of, 1)),
    ];
    expect(exact.filter((figures) => figures.some(isTie))).toHaveLength(10);
  });
});
