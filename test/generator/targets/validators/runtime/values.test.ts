import { describe, expect, test } from 'vitest';

import { codePoints } from '../../../../../templates/validators/runtime/code-points.ts';
import { equal } from '../../../../../templates/validators/runtime/equal.ts';
import { firstDuplicate } from '../../../../../templates/validators/runtime/first-duplicate.ts';
import { exceedsBytes } from '../../../../../templates/validators/runtime/json-bytes.ts';

/** The maximum depth of a body of one megabyte. */
function nested(depth: number, innermost: unknown = 0): unknown {
  let value = innermost;
  for (let level = 0; level < depth; level++) value = [value];
  return value;
}

describe('codePoints', () => {
  test.each([
    ['', 0],
    ['abc', 3],
    ['é', 1],
    ['e\u0301', 2],
    ['💙', 1],
    ['a💙b💙', 4],
    ['\ud83d', 1],
    ['\udc99', 1],
    ['\udc99\ud83d', 2],
    ['\ud83d\ud83d\udc99', 2],
    ['💙\udc99', 2],
  ])('%j', (text, expected) => {
    expect(codePoints(text)).toBe(expected);
    expect(codePoints(text)).toBe([...text].length);
  });
});

describe('equal', () => {
  test.each([
    [1, 1, true],
    [1, '1', false],
    [0, -0, true],
    [null, undefined, false],
    [null, {}, false],
    [[], {}, false],
    [{}, [], false],
    [[1, [2]], [1, [2]], true],
    [[1, 2], [2, 1], false],
    [{ a: 1, b: [{ c: null }] }, { b: [{ c: null }], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: undefined }, { b: 1 }, false],
    [[1], [1, 2], false],
    [{ toString: 1 }, {}, false],
    [{ length: 0 }, [], false],
  ])('compares %j and %j: %j', (left, right, expected) => {
    expect(equal(left, right)).toBe(expected);
    expect(equal(right, left)).toBe(expected);
  });

  test('compares values nested deeper than the call stack', () => {
    expect(equal(nested(200_000), nested(200_000))).toBe(true);
    expect(equal(nested(200_000), nested(200_000, 1))).toBe(false);
  });
});

describe('firstDuplicate', () => {
  test.each([
    [[], null],
    [[1, '1', true, null, 'true'], null],
    [[1, 2, 1], { first: 0, second: 2 }],
    [[0, -0], { first: 0, second: 1 }],
    [[{ a: 1, b: 2 }, 5, { b: 2, a: 1 }], { first: 0, second: 2 }],
    [
      [
        [1, 2],
        [2, 1],
      ],
      null,
    ],
    [['{"a":1}', { a: 1 }], null],
    [[{ a: 1 }, { a: '1' }], null],
    [[[], {}], null],
  ])('finds in %j the duplicate %j', (items, expected) => {
    expect(firstDuplicate(items)).toEqual(expected);
  });

  test('distinguishes items that differ only at depth', () => {
    expect(firstDuplicate([nested(1000, 1), nested(1000, 2)])).toBeNull();
    expect(firstDuplicate([nested(1000, 1), nested(1000, 2), nested(1000, 1)])).toEqual({ first: 0, second: 2 });
  });

  test('finds a duplicate among many small objects in less than quadratic time', () => {
    const items = Array.from({ length: 60_000 }, (_, id) => ({ id }));
    expect(firstDuplicate([...items, { id: 59_999 }])).toEqual({ first: 59_999, second: 60_000 });
  });
});

describe('exceedsBytes counts the bytes of JSON.stringify', () => {
  test.each([
    [null],
    [true],
    [false],
    [0],
    [-0],
    [1.5e300],
    ['é'],
    ['💙'],
    ['\ud83d'],
    ['\udc99'],
    ['"\\\b\f\n\r\t\v\u0000\u007f'],
    [[]],
    [{}],
    [[[], {}, [1, 2]]],
    [{ a: 1, 'é"': [null, 'x'], c: { d: {} } }],
    [{ a: undefined, b: 1 }],
    [['\u2028<>&/']],
  ])('%j', (value) => {
    const bytes = Buffer.byteLength(JSON.stringify(value));
    expect(exceedsBytes(value, bytes)).toBe(false);
    expect(exceedsBytes(value, bytes - 1)).toBe(true);
  });

  test('counts values that are huge or nested deeper than the call stack', () => {
    expect(exceedsBytes(nested(200_000), 16_384)).toBe(true);
    expect(exceedsBytes(nested(200_000), 1_000_000)).toBe(false);
    expect(
      exceedsBytes(
        Array.from({ length: 500_000 }, () => ({})),
        16_384,
      ),
    ).toBe(true);
  });
});
