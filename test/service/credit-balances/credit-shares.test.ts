import { expect, test } from 'vitest';

import { creditFor } from '../../../service/credit-balances/credit-for.ts';
import { oldestFirst, sumOf } from '../../../service/credit-balances/movements.ts';

/** The smallest charge in EUR is 70. */
test.each([
  { due: 0n, available: 100n, taken: 0n },
  { due: -500n, available: 100n, taken: 0n },
  { due: 500n, available: 0n, taken: 0n },
  { due: 500n, available: 500n, taken: 500n },
  { due: 500n, available: 900n, taken: 500n },
  { due: 500n, available: 430n, taken: 430n },
  { due: 500n, available: 431n, taken: 430n },
  { due: 500n, available: 499n, taken: 430n },
  { due: 70n, available: 69n, taken: 0n },
  { due: 60n, available: 59n, taken: 0n },
])('of $available available, a transaction of $due takes $taken, to leave nothing or the smallest charge', (each) => {
  expect(creditFor(each.due, each.available, 'EUR')).toBe(each.taken);
});

test.each([
  { amount: 0n, parts: [] },
  { amount: 20n, parts: [20n] },
  { amount: 30n, parts: [30n] },
  { amount: 31n, parts: [30n, 1n] },
  { amount: 65n, parts: [30n, 20n, 15n] },
  { amount: 90n, parts: [30n, 20n, 40n] },
])('$amount come from the oldest of three credits', ({ amount, parts }) => {
  const credits = [30n, 20n, 40n].map((each, index) => ({ creditId: `crdmov_${index}` as const, amount: each }));
  const taken = oldestFirst(credits, amount);
  expect(taken.map((part) => part.amount)).toEqual(parts);
  expect(taken.map(({ creditId }) => creditId)).toEqual(credits.slice(0, parts.length).map(({ creditId }) => creditId));
  expect(sumOf(taken)).toBe(amount);
});
