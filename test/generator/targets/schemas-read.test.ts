import { expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import { schemasRead } from '../../../generator/targets/schemas-read.ts';
import { modelOf, ok, ref } from '../model/api-of.ts';

const SCHEMAS: JsonObject = {
  Owner: { type: 'object', properties: { address: ref('Address') } },
  Address: { type: 'object', properties: { country: ref('Country') } },
  Country: { enum: ['AT', 'NL'] },
};

function namesReadBy(response: JsonObject, schemas: JsonObject = SCHEMAS): string[] {
  const get = { operationId: 'pets.get', responses: ok(response) };
  const { api } = modelOf({ paths: { '/pet': { get } }, components: { schemas } });
  return schemasRead(api)(api.operations)
    .map(({ name }) => name)
    .toSorted();
}

test('reads a schema that is referred to, but not those of its members', () => {
  expect(namesReadBy({ type: 'object', properties: { owner: ref('Owner') } })).toEqual(['Owner']);
});

test('follows schemas that apply to the same value, and those that are no plain object', () => {
  const schemas = { ...SCHEMAS, Pet: { allOf: [ref('Owner')], properties: { country: ref('Country') } } };
  expect(namesReadBy(ref('Pet'), schemas)).toEqual(['Country', 'Owner', 'Pet']);
});

test.each([
  { unevaluatedProperties: false, allOf: [ref('Owner')] },
  { type: 'array', prefixItems: [ref('Owner')], unevaluatedItems: false },
])('reads everything that a part with %o reaches', (schema) => {
  expect(namesReadBy({ type: 'object', properties: { pet: schema } })).toEqual(['Address', 'Country', 'Owner']);
});

test('leaves the parts without such a keyword as they are', () => {
  const schemas = { ...SCHEMAS, Strict: { type: 'object', unevaluatedProperties: false } };
  const members = { owner: ref('Owner'), strict: ref('Strict') };
  expect(namesReadBy({ type: 'object', properties: members }, schemas)).toEqual(['Owner', 'Strict']);
});
