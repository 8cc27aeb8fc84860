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

test('tells clients what to do for every breaking change, and for no other', () => {
  const wrong = verdicts.filter(({ level, todo }) => isSentence(todo) !== (level === 'breaking'));
  expect(wrong.map(({ about }) => about)).toEqual([]);
});

test('gives the reason of every verdict in one sentence', () => {
  expect(verdicts.filter(({ reason }) => !isSentence(reason)).map(({ about }) => about)).toEqual([]);
});
