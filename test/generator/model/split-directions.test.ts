/* oxlint-disable unicorn/no-thenable -- `then` is a keyword of JSON Schema */
import { describe, expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { modelOf, ok, ref } from './api-of.ts';

const id = { type: 'string', readOnly: true };
const secret = { type: 'string', writeOnly: true };
const name = { type: 'string' };
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** A document that sends and returns the first schema. */
function both(schemas: JsonObject, strict = false) {
  const [first = ''] = Object.keys(schemas);
  const post = { operationId: 'create', requestBody: json(ref(first)), responses: ok(ref(first)) };
  return modelOf({ paths: { '/a': { post } }, components: { schemas } }, strict);
}

/** The schemas in requests and responses, by name. */
function formsOf(schemas: JsonObject): Record<string, JsonSchema> {
  return Object.fromEntries(both(schemas).api.schemas.map((schema) => [schema.name, schema.json]));
}

describe('a schema with a property of one direction', () => {
  const Pet = { required: ['id', 'name', 'secret'], properties: { id, name, secret } };

  test('becomes two schemas, each without what the other direction requires', () => {
    expect(formsOf({ Pet })).toEqual({
      Pet: { required: ['id', 'name'], properties: { id, name, secret }, 'x-omitted': ['secret'] },
      PetInput: { required: ['name', 'secret'], properties: { id, name, secret }, 'x-omitted': ['id'] },
    });
  });

  test('keeps its name where only requests or only responses have it', () => {
    const post = { operationId: 'create', requestBody: json(ref('Pet')), responses: {} };
    const get = { operationId: 'find', responses: ok(ref('Owner')) };
    const { api } = modelOf({ paths: { '/a': { post, get } }, components: { schemas: { Pet, Owner: Pet } } });
    expect(api.schemas.map((schema) => [schema.name, (schema.json as JsonObject)['required']])).toEqual([
      ['Owner', ['id', 'name']],
      ['Pet', ['name', 'secret']],
    ]);
  });

  test('is the response form in webhooks, because the API sends them', () => {
    const webhooks = { added: { post: { requestBody: json(ref('Pet')) } } };
    const { api } = modelOf({ webhooks, components: { schemas: { Pet } } });
    expect(api.schemas.map((schema) => [schema.name, (schema.json as JsonObject)['required']])).toEqual([
      ['Pet', ['id', 'name']],
    ]);
  });

  test('has both forms at the place of the document', () => {
    const { api } = both({ Pet });
    expect(api.schemas.map(({ typeName, source, written }) => [typeName, source, written?.name])).toEqual([
      ['Pet', 'spec.yaml#/components/schemas/Pet', 'Pet'],
      ['PetInput', 'spec.yaml#/components/schemas/Pet', 'Pet'],
    ]);
  });

  test('is numbered, with a warning, where the document has a schema with the name of its input', () => {
    const { api, diagnostics } = both({ Pet, PetInput: {} });
    expect(api.schemas.map(({ typeName }) => typeName)).toEqual(['Pet', 'PetInput2']);
    expect(diagnostics.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: schema PetInput and what requests accept as Pet would both be called PetInput in generated code',
    ]);
    expect(both({ Pet, PetInput: {} }, true).diagnostics.map(({ severity }) => severity)).toEqual(['error']);
  });
});

describe('the forms of a schema', () => {
  test.each<[string, JsonObject]>([
    ['list', { items: ref('Pet') }],
    ['map', { additionalProperties: ref('Pet') }],
    ['union', { anyOf: [ref('Pet'), { type: 'null' }] }],
    ['composition', { allOf: [ref('Pet')] }],
    ['tuple', { prefixItems: [ref('Pet')] }],
    ['condition', { then: ref('Pet') }],
  ])('are reached through a %s', (_, Holder) => {
    const names = Object.keys(formsOf({ Holder, Pet: { properties: { id, parent: ref('Pet') } } }));
    expect(names).toEqual(['Holder', 'HolderInput', 'Pet', 'PetInput']);
  });

  test('leave schemas alone that reach no such property', () => {
    expect(Object.keys(formsOf({ Pet: { properties: { id, name: ref('Name') } }, Name: name }))).toEqual([
      'Name',
      'Pet',
      'PetInput',
    ]);
  });

  test.each<[string, JsonObject, JsonObject]>([
    ['its target', ref('Id'), { Id: id }],
    ['a part of it', { allOf: [ref('Id')] }, { Id: id }],
    ['everything but null', { anyOf: [ref('Id'), { type: 'null' }] }, { Id: id }],
  ])('omit a property whose mark is that of %s', (_, property, others) => {
    const forms = formsOf({ Pet: { required: ['key'], properties: { key: property } }, ...others });
    expect(forms['PetInput']).toMatchObject({ required: [], 'x-omitted': ['key'] });
  });

  test('treat a property that is marked with both as read-only', () => {
    const forms = formsOf({ Pet: { required: ['id'], properties: { id: { ...id, writeOnly: true } } } });
    expect(forms['Pet']).toMatchObject({ required: ['id'] });
    expect(forms['PetInput']).toMatchObject({ required: [] });
  });

  test('ignore names and data that look like the keyword', () => {
    const Pet = { properties: { readOnly: { type: 'boolean' } }, required: ['readOnly'], default: { readOnly: true } };
    expect(formsOf({ Pet })).toEqual({ Pet });
  });
});

describe('a member that the request omits is not required', () => {
  const Base = { properties: { id } };

  test.each<[string, JsonObject, JsonObject]>([
    ['beside an allOf that marks it', { allOf: [ref('Base')], required: ['id'] }, { required: [] }],
    [
      'in a part beside the one that marks it',
      { allOf: [ref('Base'), { required: ['id'] }] },
      { allOf: [{}, { required: [] }] },
    ],
    [
      'in an alternative',
      { properties: { id, name }, anyOf: [{ required: ['id'] }, { required: ['name'] }] },
      { anyOf: [{ required: [] }, { required: ['name'] }] },
    ],
    ['under a condition', { properties: { id }, if: {}, then: { required: ['id'] } }, { then: { required: [] } }],
    [
      'by another member',
      { properties: { id, name }, dependentRequired: { name: ['id'] } },
      { dependentRequired: { name: [] } },
    ],
    [
      'beside forms that all mark it',
      { oneOf: [ref('Base'), { properties: { id } }], required: ['id'] },
      { required: [] },
    ],
  ])('%s', (_, Pet, expected) => {
    expect(formsOf({ Pet, Base })['PetInput']).toMatchObject(expected);
  });

  test('in a referenced schema that does not mark it itself', () => {
    const forms = formsOf({
      Pet: { allOf: [ref('Named')], properties: { id } },
      Named: { required: ['id', 'name'], properties: { id: { type: 'string' }, name } },
    });
    expect(forms['PetInput']).toMatchObject({ allOf: [{ allOf: [{ required: ['name'], 'x-omitted': ['id'] }] }] });
    expect(Object.keys(forms)).toEqual(['Named', 'Pet', 'PetInput']);
  });

  test('but is in a condition, whose meaning would change', () => {
    const Pet = { properties: { id, name }, not: { required: ['id'] }, if: { required: ['id'] }, then: {} };
    expect(formsOf({ Pet })['PetInput']).toMatchObject({ not: { required: ['id'] }, if: { required: ['id'] } });
  });
});

describe('a union', () => {
  const form = (more: JsonObject): JsonObject => ({ type: 'object', required: ['id'], properties: { id, ...more } });
  const forms = { Cat: form({ kind: name }), Dog: form({ kind: name }) };
  const oneOf = [ref('Cat'), ref('Dog')];

  test('keeps the tags of its forms, whose names differ in requests', () => {
    const mapping = { cat: 'Cat', '': '#/components/schemas/Dog' };
    const Pet = { oneOf, discriminator: { propertyName: 'kind', mapping } };
    const Plain = { oneOf, discriminator: { propertyName: 'kind' } };
    const { PetInput, PlainInput } = formsOf({
      All: { items: ref('Pet'), contains: ref('Plain') },
      Pet,
      Plain,
      ...forms,
    });
    const [cat, dog] = ['CatInput', 'DogInput'].map((each) => `#/components/schemas/${each}`);
    expect(PetInput).toMatchObject({ discriminator: { mapping: { cat, '': dog } } });
    expect(PlainInput).toMatchObject({ discriminator: { mapping: { Cat: cat, Dog: dog } } });
  });

  test('accepts a value of several forms where only omitted members distinguish them', () => {
    const { PetInput, Pet } = formsOf({ Pet: { oneOf }, ...forms });
    expect(PetInput).toEqual({ anyOf: [ref('CatInput'), ref('DogInput')] });
    expect(Pet).toEqual({ oneOf });
  });
});
