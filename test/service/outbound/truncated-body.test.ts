import { expect, test } from 'vitest';

import { TruncatedBody } from '../../../service/outbound/truncated-body.ts';

function bodyOf(limit: number, ...chunks: readonly string[]): TruncatedBody {
  const body = new TruncatedBody(limit);
  for (const chunk of chunks) body.add(Buffer.from(chunk));
  return body;
}

test.each([
  ['nothing', 4, [], '', false],
  ['less than the limit', 4, ['a', 'b'], 'ab', false],
  ['as much as the limit', 4, ['ab', 'cd'], 'abcd', false],
  ['as much as the limit, and an empty rest', 4, ['abcd', ''], 'abcd', false],
  ['more in one chunk', 4, ['abcde'], 'abcd', true],
  ['more in a later chunk', 4, ['abc', 'de', 'f'], 'abcd', true],
  ['many small chunks', 20, Array.from({ length: 10 }, (_, index) => String(index)), '0123456789', false],
  ['characters of several bytes', 6, ['€', '€'], '€€', false],
  ['a character that the limit cuts', 5, ['€€'], '€', true],
  ['several zero bytes at the beginning', 4, ['\0\0a'], '\uFFFD\uFFFDa', false],
  ['zero bytes at the beginning and the end', 5, ['\0a\0', '\0'], '\uFFFDa\uFFFD\uFFFD', false],
])('of a body with %s, it retains the beginning', (_, limit, chunks, text, cut) => {
  const body = bodyOf(limit, ...chunks);
  expect({ text: body.text(), cut: body.cut }).toEqual({ text, cut });
});

test('a character that the body itself leaves incomplete is replaced', () => {
  const body = new TruncatedBody(10);
  body.add(Buffer.from('€').subarray(0, 2));
  expect(body.text()).toBe('\uFFFD');
});
