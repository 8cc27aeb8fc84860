import document from '@billing/openapi' with { type: 'json' };
import { expect, test } from 'vitest';

import type { CartDiscount } from '../../../service/money/cart.ts';
import { parsedDecimal } from '../../../service/money/decimal.ts';
import { fraction, times } from '../../../service/money/fraction.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { cartOf, line, totals } from './carts.ts';

const guide = document['x-docs']['prices-and-taxes'];

/** The cells of the table in a section of the guide, without its head. */
function rowsOf(section: string): string[][] {
  const text = guide.sections.find(({ title }) => title === section)?.text ?? '';
  const rows = text.split('\n').filter((row) => row.startsWith('| '));
  return rows.slice(1).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function discountIn(text: string): CartDiscount | null {
  const [type, amount = '0'] = text.split(' ');
  if (type === 'percentage') return { type, share: times(parsedDecimal(amount), fraction(1n, 100n)) };
  if (type === 'flat' || type === 'flat_per_seat') return { type, amount: BigInt(amount) };
  expect(type).toBe('none');
  return null;
}

const numbers = (cells: readonly string[]) => cells.map(Number) as [number, number, number, number];

test('every example of the guide has the figures that the service computes', () => {
  const rows = rowsOf('Examples');
  expect(rows).toHaveLength(11);
  for (const [unitPrice, quantity, tax, discount, ...expected] of rows) {
    const [rate, mode] = tax!.split(' ');
    const item = line(Number(unitPrice), Number(quantity), rate!, mode as 'external' | 'internal');
    const priced = priceCart(cartOf([item], { discount: discountIn(discount!) }));
    expect(priced.lines[0]!.totals, `${unitPrice} × ${quantity}`).toEqual(totals(...numbers(expected)));
  }
});

test('the purchase of the guide has the figures that the service computes', () => {
  const rows = rowsOf('A purchase, step by step');
  const items = rows.slice(0, -1).map(([item]) => item!.split(' × ').map(Number) as [number, number]);
  const lines = items.map(([unitPrice, quantity]) => line(unitPrice, quantity, '0.08875'));
  const priced = priceCart(cartOf(lines, { discount: { type: 'flat', amount: 5_000n } }));
  const figures = rows.map(([, gross, discount, ...rest]) => ({ gross, discount, totals: totals(...numbers(rest)) }));
  expect([...priced.lines.map((each) => each.totals), priced.totals]).toMatchObject(
    figures.map(({ totals }) => totals),
  );
  for (const { gross, discount, totals } of figures) {
    expect([BigInt(gross!), BigInt(discount!)]).toEqual([totals.subtotal, totals.discount]);
  }
});
