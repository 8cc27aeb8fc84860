import { expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import { conditionText } from '../../../generator/targets/docs/fields/limits.ts';

const isFlat: JsonObject = { required: ['type'], properties: { type: { enum: ['flat', 'flat_per_seat'] } } };

test.each<[string, JsonObject, JsonObject, string | undefined]>([
  [
    'members that are required',
    isFlat,
    { required: ['currency', 'amount'], properties: { currency: { type: 'string' } } },
    'when type is flat or flat_per_seat: currency is required; amount is required; currency must be string',
  ],
  [
    'a pattern with its message',
    { properties: { type: { const: 'percentage' } } },
    { additionalProperties: true, properties: { amount: { pattern: '^1$', 'x-pattern-message': 'be one' } } },
    'when type is percentage or absent: amount must be one (^1$)',
  ],
  ['any other rule as no sentence', isFlat, { properties: { amount: { minLength: 2 } } }, undefined],
])('states %s', (_, condition, then, text) => {
  // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
  expect(conditionText({ if: condition, then })).toBe(text);
});
