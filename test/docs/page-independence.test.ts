import { expect, test } from 'vitest';

import { loadSpec } from '../../generator/load/load-spec.ts';
import { buildApi } from '../../generator/model/build.ts';
import { emitSite } from '../../generator/targets/docs/emit-site.ts';

const NAMES = ['Leaf', 'Wide', 'Choice', 'Tree', 'Pair', 'Deep', 'Odd'];
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const fields = (count: number) => ({
  type: 'object',
  properties: Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { type: 'string' }])),
});
const SCHEMAS = {
  Leaf: fields(3),
  Wide: fields(60),
  // Counts as more fields than a page shows.
  Choice: {
    type: 'object',
    properties: {
      a: { anyOf: Array.from({ length: 30 }, (_, index) => ({ type: index === 0 ? 'integer' : 'string' })) },
      b: ref('Leaf'),
    },
  },
  // Counts as fewer.
  Odd: { type: 'object', properties: { a: { type: 'string' } }, patternProperties: { '^x': ref('Choice') } },
  Tree: { type: 'object', properties: { name: { type: 'string' }, below: { type: 'array', items: ref('Tree') } } },
  Pair: { type: 'object', properties: { left: ref('Choice'), right: ref('Wide'), root: ref('Tree') } },
  Deep: { type: 'object', properties: { one: ref('Pair'), two: ref('Leaf'), three: ref('Choice') } },
};

/** Operations share responses, but each has so many other fields that it leaves out another part of them. */
function documentWith(numbers: () => number): object {
  const response = (name: string) => ({
    description: 'A response.',
    content: { 'application/json': { schema: { type: 'object', properties: { it: ref(name), more: ref('Choice') } } } },
  });
  const operation = (index: number) => ({
    operationId: `op${index}`,
    requestBody: { content: { 'application/json': { schema: fields(160 + (numbers() % 95)) } } },
    responses: Object.fromEntries(
      ['200', '201', '400', 'default'].map((status) => [status, response(NAMES[numbers() % NAMES.length]!)]),
    ),
  });
  return {
    openapi: '3.1.0',
    info: { title: 'A', version: '1' },
    paths: Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`/op${index}`, { post: operation(index) }])),
    components: { schemas: SCHEMAS },
  };
}

test.each([1, 2, 3, 4, 5])('a page does not depend on which page was rendered first (document %d)', async (seed) => {
  let state = seed;
  const numbers = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state >> 4;
  };
  const text = JSON.stringify(documentWith(numbers));
  const { api } = buildApi(await loadSpec('spec.json', { readText: () => text, strict: false }));
  const inOrder = [...emitSite(api, { scope: '@a' })].map(({ path, render }) => [path, render()]);
  const reversed = [...emitSite(api, { scope: '@a' })].toReversed().map(({ path, render }) => [path, render()]);
  expect(inOrder.some(([, page]) => page!.includes('See its fields'))).toBe(true);
  expect(inOrder).toEqual(reversed.toReversed());

  const halved = { ...api, operations: api.operations.slice(20) };
  const pages = new Map([...emitSite(halved, { scope: '@a' })].map(({ path, render }) => [path, render()]));
  for (const { id } of halved.operations)
    expect(pages.get(`operations/${id}.md`), id).toBe(inOrder.find(([path]) => path === `operations/${id}.md`)![1]);
});
