import { describe, expect, test } from 'vitest';

import type { Change } from '../../../generator/changes/change.ts';
import type { Direction, Level } from '../../../generator/changes/direction.ts';
import { findChanges } from '../../../generator/changes/find-changes.ts';
import { proveChanges } from '../../../generator/changes/proof/prove-changes.ts';
import { THING_PLACES } from './mutations/document.ts';
import { schemaMutations } from './mutations/schema-mutations.ts';
import { seated, seats } from './mutations/seats.ts';

const DIRECTIONS = ['request', 'response', 'webhook'] as const satisfies Direction[];
const LETTERS: Readonly<Record<Level, string>> = { breaking: 'B', compatible: 'C', docs: 'D' };

/** The worst verdict in a direction. */
function verdictIn(changes: readonly Change[], direction: Direction): string {
  const met = changes.filter((change) => change.direction === direction);
  const worst = (['breaking', 'compatible', 'docs'] as const).find((level) =>
    met.some((change) => change.level === level),
  );
  return worst === undefined ? '-' : LETTERS[worst];
}

function placesOf(change: Change): string[] {
  return change.spots.map(({ name, part }) => `${name} ${part ?? ''}`.trim());
}

describe.each(seats)('in $name', (seat) => {
  test.each(schemaMutations)('has the verdicts $verdicts in every place: $name', ({ before, after, verdicts }) => {
    const changes = findChanges(seated(seat, before), seated(seat, after));
    expect(DIRECTIONS.map((direction) => verdictIn(changes, direction)).join('')).toBe(verdicts);
    for (const change of changes.filter(({ direction }) => direction !== 'api'))
      expect(placesOf(change)).toEqual(THING_PLACES[change.direction as keyof typeof THING_PLACES]);
  });
});

describe('proofs', () => {
  test.each(schemaMutations)('shows every break with a value or a program: $name', ({ before, after }) => {
    const [base, head] = [seated(seats[0]!, before), seated(seats[0]!, after)];
    const changes = findChanges(base, head);
    const proofs = proveChanges(changes);
    for (const change of changes.filter(({ level }) => level === 'breaking'))
      expect(proofs.get(change), `${change.code} ${change.direction}: ${change.message}`).toMatchObject({
        holds: true,
      });
  });
});
