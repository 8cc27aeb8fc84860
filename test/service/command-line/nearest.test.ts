import { expect, test } from 'vitest';

import { editDistance } from '../../../service/command-line/edit-distance.ts';
import { didYouMean, nearest } from '../../../service/command-line/nearest.ts';

test.each([
  ['maxLenght', 'maxLength'],
  ['maxlength', 'maxLength'],
  ['maxLen', undefined],
  ['types', 'type'],
  ['not2', undefined],
  ['x-rate-limt', 'x-rate-limit'],
  ['x-map', undefined],
])('suggests for %s the name %s', (name, meant) => {
  expect(nearest(name, ['maxLength', 'minLength', 'type', 'not', 'x-rate-limit', 'x-cap'])).toBe(meant);
});

test.each([
  ['abc', 'abc', 0],
  ['abc', 'acb', 1],
  ['abc', 'abcd', 1],
  ['abc', 'xbz', 2],
  ['abc', 'abcdefg', 4],
])('counts the edits from %s to %s as %i', (a, b, distance) => {
  expect(editDistance(a, b)).toBe(distance);
});

test('suggests only similar names', () => {
  expect([didYouMean('lisen', ['listen', 'trigger']), didYouMean('x', ['listen'])]).toEqual([
    ' Did you mean listen?',
    '',
  ]);
});

test.each([
  ['custmer.created', 'customer.created'],
  ['customer.create', 'customer.created'],
  ['customers.created', 'customer.created'],
  ['subscription_create', 'subscription_created'],
  ['banana', undefined],
])('for %s, suggests %s', (word, meant) => {
  expect(nearest(word, ['customer.updated', 'customer.created', 'subscription_created'])).toBe(meant);
});
