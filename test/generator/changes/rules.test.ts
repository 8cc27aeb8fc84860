import { expect, test } from 'vitest';

import type { Direction } from '../../../generator/changes/direction.ts';
import { type ChangeCode, judge, rules } from '../../../generator/changes/rules/rules.ts';

const DIRECTIONS: readonly Direction[] = ['request', 'response', 'webhook', 'api'];
const POLARITIES = ['plain', 'negated', 'unclear'] as const;

const verdicts = (Object.keys(rules) as ChangeCode[]).flatMap((code) =>
  DIRECTIONS.flatMap((direction) =>
    POLARITIES.map((polarity) => ({ about: `${code} ${direction} ${polarity}`, ...judge(code, direction, polarity) })),
  ),
);
const isSentence = (text: string | undefined): boolean => text !== undefined && /^[A-Z].*[^.]$/.test(text);

test('says of every breaking change what clients have to do, and of no other', () => {
  const wrong = verdicts.filter(({ level, todo }) => isSentence(todo) !== (level === 'breaking'));
  expect(wrong.map(({ about }) => about)).toEqual([]);
});

test('says of every change in a sentence whom it breaks, or why it breaks nobody', () => {
  expect(verdicts.filter(({ reason }) => !isSentence(reason)).map(({ about }) => about)).toEqual([]);
});
