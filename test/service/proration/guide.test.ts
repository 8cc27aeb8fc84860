import document from '@billing/openapi' with { type: 'json' };
import { expect, test } from 'vitest';

import { after } from '../../../service/common/after.ts';
import { nextDunningStep } from '../../../service/dunning/retry-schedule.ts';
import { testCards } from '../../../service/payments/test-gateway/test-cards.ts';
import { priceCart } from '../../../service/money/price-cart.ts';
import { rateLeft } from '../../../service/proration/proration-rate.ts';
import { cartOf, line, totals } from '../money/carts.ts';

const guide = document['x-docs']['subscriptions'];

function textOf(section: string): string {
  const text = guide.sections.find(({ title }) => title === section)?.text;
  if (text === undefined) throw new Error(`the guide has no section "${section}"`);
  return text;
}

/** The cells of the tables in a section that have this many columns, without the heads. */
function rowsOf(section: string, columns: number): string[][] {
  const lines = textOf(section).split('\n');
  return lines
    .filter((row, index) => row.startsWith('| ') && !lines[index + 1]?.startsWith('|--'))
    .map((row) =>
      row
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    .filter((cells) => cells.length === columns);
}

const SECTION = 'Computing a proration';

test('every rate of the guide is the one that the service computes', () => {
  const rows = rowsOf(SECTION, 5);
  expect(rows).toHaveLength(2);
  for (const [at, end, left, whole, rate] of rows) {
    const ends_at = `${end}:00.000000Z`;
    const starts_at = after(ends_at, { interval: 'month', frequency: 1 }, -1);
    const minutes = (from: string): number => (Date.parse(ends_at) - Date.parse(from)) / 60_000;
    expect([minutes(`${at}:00Z`), minutes(starts_at)]).toEqual([Number(left), Number(whole)]);
    expect(rateLeft({ starts_at, ends_at }, `${at}:59.999999Z`).text).toBe(rate);
  }
});

test('every line of the guide has the figures that the service computes, and so do their sums', () => {
  const rows = rowsOf(SECTION, 7);
  expect(rows).toHaveLength(5);
  const priced = rows.map(([unitPrice, quantity, rate, tax, subtotal, taxed, total]) => {
    const item = line(Number(unitPrice), Number(quantity), tax!, 'external', rate);
    const figures = priceCart(cartOf([item])).lines[0]!.totals;
    expect(figures).toEqual(totals(Number(subtotal), 0, Number(taxed), Number(total)));
    return figures;
  });
  const sum = (from: number, to: number, member: 'subtotal' | 'tax' | 'total'): number =>
    priced.slice(from, to).reduce((all, figures) => all + Number(figures[member]), 0);
  const text = textOf(SECTION).replaceAll(/\s+/g, ' ');
  expect(text).toContain(`sum: ${sum(0, 3, 'subtotal')}, with ${sum(0, 3, 'tax')} of tax ${sum(0, 3, 'total')}.`);
  expect(text).toContain(
    `negative lines, ${sum(2, 3, 'total')}, and \`charge\` that of the positive ones, ${sum(0, 2, 'total')}.`,
  );
  const credit = -sum(3, 5, 'total');
  const renewal = Number(priceCart(cartOf([line(4_000, 1, '0.2')])).totals.total);
  expect(text).toContain(
    `The difference of ${credit} is credited. The next renewal costs ${renewal}, of which the credit pays ${credit}, so ${renewal - credit} are charged.`,
  );
});

test('the days of retries and the cards of the guide are those of the service', () => {
  const since = '2028-01-31T10:00:00.000000Z';
  const days = Array.from({ length: 7 }, (_, retries) => nextDunningStep(since, retries, null))
    .filter(({ action }) => action === 'retry')
    .map(({ at }) => (Date.parse(at) - Date.parse(since)) / 86_400_000);
  expect(nextDunningStep(since, days.length, null).action).toBe('end');
  expect(textOf('Failed payments').replaceAll(/\s+/g, ' ')).toContain(
    `again ${days.slice(0, -1).join(', ')} and ${days.at(-1)} days after`,
  );
  const numbers = rowsOf('Testing years in seconds', 2).map(([card]) => card!.replaceAll(' ', ''));
  expect(numbers).toHaveLength(3);
  expect(testCards.map(({ number }) => number)).toEqual(expect.arrayContaining(numbers));
});
