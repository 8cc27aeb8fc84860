import { expect, test } from 'vitest';

import { loadSpec } from '../../generator/load/load-spec.ts';
import { buildApi } from '../../generator/model/build.ts';
import { KeptPages } from '../../generator/targets/docs/kept-pages.ts';
import { SiteFiles } from '../../generator/targets/docs/site-files.ts';

const NAMES = ['Leaf', 'Wide', 'Choice', 'Tree', 'Pair', 'Deep', 'Odd'];
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const fields = (count: number) => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }])),
});
const SCHEMAS = {
  Leaf: fields(3),
  Wide: fields(60),
  // Counted as more fields than are shown.
  Choice: {
    type: 'object',
    properties: {
      a: { anyOf: Array.from({ length: 30 }, (_, index) => ({ type: index === 0 ? 'integer' : 'string' })) },
      b: ref('Leaf'),
    },
  },
  // And as less.
  Odd: { type: 'object', properties: { a: { type: 'string' } }, patternProperties: { '^x': ref('Choice') } },
  Tree: { type: 'object', properties: { name: { type: 'string' }, below: { type: 'array', items: ref('Tree') } } },
  Pair: { type: 'object', properties: { left: ref('Choice'), right: ref('Wide'), root: ref('Tree') } },
  Deep: { type: 'object', properties: { one: ref('Pair'), two: ref('Leaf'), three: ref('Choice') } },
};

/** Responses are the same on many pages, of which each has so many other fields that another part of them is left out. */
function documentWith(numbers: () => number): object {
  const answer = (name: string) => ({
    description: 'An answer.',
    content: { 'application/json': { schema: { type: 'object', properties: { it: ref(name), more: ref('Choice') } } } },
  });
  const operation = (index: number) => ({
    operationId: `op${index}`,
    requestBody: { content: { 'application/json': { schema: fields(160 + (numbers() % 95)) } } },
    responses: Object.fromEntries(
      ['200', '201', '400', 'default'].map((status) => [status, answer(NAMES[numbers() % NAMES.length]!)]),
    ),
  });
  return {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/op${index}`, { post: operation(index) }])),
    components: { schemas: SCHEMAS },
  };
}

test.each([1, 2, 3, 4, 5])('what responses share is what each page would make of its own (%d)', async (seed) => {
  let state = seed;
  const numbers = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state >> 4;
  };
  const text = JSON.stringify(documentWith(numbers));
  const { api } = buildApi(await loadSpec('spec.json', { readText: () => text, strict: false }));
  const shared = [...new SiteFiles(api, '@a', new KeptPages(false)).all()];
  const own = [...new SiteFiles(api, '@a', new KeptPages(true)).all()];
  expect(shared.some(({ text: page }) => page.includes('Its fields'))).toBe(true);
  expect(shared).toEqual(own);
});
