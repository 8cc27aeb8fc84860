import { expect, test } from 'vitest';

import type { Direction } from '../../../generator/changes/direction.ts';
import { type ChangeCode, verdictOn, rules } from '../../../generator/changes/rules/rules.ts';

const DIRECTIONS: readonly Direction[] = ['request', 'response', 'webhook', 'api'];
const POLARITIES = ['plain', 'negated', 'unclear'] as const;

const verdicts = (Object.keys(rules) as ChangeCode[]).flatMap((code) =>
  DIRECTIONS.flatMap((direction) =>
    POLARITIES.map((polarity) => ({
      about: `${code} ${direction} ${polarity}`,
      ...verdictOn(code, direction, polarity),
    })),
  ),
);
const isSentence = (text: string | undefined): boolean => text !== undefined && /^[A-Z].*[^.]$/.test(text);

test('every breaking change says what clients have to do, and no other change does', () => {
  const wrong = verdicts.filter(({ level, todo }) => isSentence(todo) !== (level === 'breaking'));
  expect(wrong.map(({ about }) => about)).toEqual([]);
});

test('every verdict has a reason of one sentence', () => {
  expect(verdicts.filter(({ reason }) => !isSentence(reason)).map(({ about }) => about)).toEqual([]);
});
