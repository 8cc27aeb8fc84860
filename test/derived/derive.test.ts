import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../generator/json.ts';
import { fieldName, type Maybe } from './derive/constraint.ts';
import { deriveOperation } from './derive/derive-operation.ts';
import { deriveValue } from './derive/derive-value.ts';
import { matching, mismatching, ofLength, variants } from './derive/pattern-samples.ts';
import { exampleRequest, WRITERS } from './requests.ts';
import { specApi } from './spec-api.ts';

/** Ajv, which shares no code with the validators, confirms that derived values are at or beyond bounds. */

const api = await specApi();
const context = { resolve: () => true, where: 'zoo', writers: {}, textual: false } as const;

const ZOO: JsonObject = {
  type: 'object',
  additionalProperties: false,
  required: ['whole', 'text'],
  properties: {
    whole: { type: 'integer', minimum: 3, maximum: 9 },
    open: { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 10 },
    steps: { type: 'integer', minimum: 5, multipleOf: 5 },
    nothing: { type: 'null' },
    fixed: { const: 'always', type: 'string' },
    choice: { type: ['string', 'null'], enum: ['one', 'two', null] },
    either: {
      anyOf: [
        { type: 'string', enum: ['one', 'two'] },
        { type: 'string', enum: ['three'] },
      ],
    },
    text: { type: 'string', minLength: 2, maxLength: 5 },
    code: { type: 'string', pattern: '^[a-z]{2,3}(-[0-9]+)?$' },
    host: { type: 'string', format: 'hostname' },
    list: { type: 'array', minItems: 2, maxItems: 4, uniqueItems: true, items: { type: 'integer' } },
    bag: { type: 'object', minProperties: 1, maxProperties: 3, additionalProperties: true },
    small: { anyOf: [{ type: 'object', 'x-max-bytes': 100 }, { type: 'null' }] },
    nested: { type: 'array', items: { type: 'object', required: ['on'], properties: { on: { type: 'boolean' } } } },
  },
};
const ANIMAL = { whole: 5, text: 'abc' };

interface DerivedValue {
  readonly keyword: string;
  readonly name: string;
  readonly value: Maybe;
}

describe('values derived from a schema with every keyword', () => {
  const ajv = ajvVerdicts(ZOO);
  const constraints = deriveValue(ZOO, context);

  test('Ajv accepts every value derived as valid, and rejects the others by their keyword', () => {
    const accepted = constraints.flatMap(({ keyword, accepted }) =>
      accepted.map((change) => ({ keyword, name: fieldName(change.field), value: change.apply(ANIMAL) })),
    );
    const rejected = constraints.flatMap(({ keyword, rejected }) =>
      rejected.map((change) => ({ keyword, name: fieldName(change.field), value: change.apply(ANIMAL) })),
    );
    expect(accepted.flatMap(ajv.wronglyRejected)).toEqual([]);
    expect(rejected.flatMap(ajv.wronglyAccepted)).toEqual([]);
    expect(rejected.length).toBeGreaterThan(100);
  });

  test('derives accepted and rejected values for every keyword of every member', () => {
    const half = constraints.filter(({ accepted, rejected }) => accepted.length === 0 || rejected.length === 0);
    expect(half.map(({ field, keyword }) => `${fieldName(field)} ${keyword}`)).toEqual([]);
    expect(
      constraints
        .map(({ field, keyword }) => `${fieldName(field)} ${keyword}`)
        .filter((name) => !name.endsWith(' type')),
    ).toEqual([
      ' additionalProperties',
      'whole required',
      'text required',
      'whole minimum',
      'whole maximum',
      'open exclusiveMinimum',
      'open exclusiveMaximum',
      'steps minimum',
      'steps multipleOf',
      'fixed const',
      'choice enum',
      'either enum',
      'text minLength',
      'text maxLength',
      'code pattern',
      'host format',
      'list minItems',
      'list maxItems',
      'list uniqueItems',
      'bag minProperties',
      'bag maxProperties',
      'small x-max-bytes',
      'nested[1].on required',
    ]);
  });
});

describe('values derived from a condition', () => {
  const price: JsonObject = {
    type: 'object',
    required: ['free', 'amount'],
    properties: { free: { type: 'boolean' }, amount: { type: ['string', 'null'] } },
    // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
    allOf: [{ if: { properties: { free: { const: true } } }, then: { properties: { amount: { type: 'null' } } } }],
  };
  const changes = deriveValue(price, context).filter(({ field }) => fieldName(field) === 'amount');

  test('derives values where the condition applies and where it does not, on which Ajv agrees', () => {
    const ajv = ajvVerdicts(price);
    const values = (of: 'accepted' | 'rejected'): DerivedValue[] =>
      changes.flatMap(({ keyword, ...own }) =>
        own[of].map((change) => ({ keyword, name: change.label, value: change.apply(undefined) })),
      );
    expect(values('accepted').flatMap(ajv.wronglyRejected)).toEqual([]);
    expect(values('rejected').flatMap(ajv.wronglyAccepted)).toEqual([]);
    expect(values('accepted').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['null when free is true', '"0" when free is false']),
    );
    expect(values('rejected').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['"0" when free is true', '0.5 when free is true']),
    );
  });
});

describe('values derived from a condition that requires a member', () => {
  const price: JsonObject = {
    type: 'object',
    required: ['kind'],
    properties: {
      kind: { type: 'string', enum: ['free', 'paid'] },
      amount: { type: ['string', 'null'] },
      recur: { type: 'boolean' },
      times: { type: ['integer', 'null'], minimum: 1 },
    },
    allOf: [
      {
        if: { properties: { kind: { const: 'paid' } }, required: ['kind'] },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { required: ['amount'], properties: { amount: { type: 'string' } } },
      },
      {
        if: { properties: { recur: { enum: [false] } } },
        // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
        then: { properties: { times: { type: 'null' } } },
      },
    ],
  };
  const derived = deriveValue(price, context);
  const values = (of: 'accepted' | 'rejected', whole?: JsonObject): DerivedValue[] =>
    derived.flatMap(({ keyword, ...own }) =>
      own[of].map((change) => ({ keyword, name: change.label, value: change.apply(whole) })),
    );

  test.each<[string, JsonObject | undefined]>([
    ['alone', undefined],
    ['to an object that contradicts them', { kind: 'paid', amount: '1', recur: false }],
  ])('are those on which Ajv agrees, applied %s', (_, whole) => {
    const ajv = ajvVerdicts(price);
    expect(values('accepted', whole).flatMap(ajv.wronglyRejected)).toEqual([]);
    expect(values('rejected', whole).flatMap(ajv.wronglyAccepted)).toEqual([]);
  });

  test('include an object without the required member, and one where the condition holds without its own', () => {
    expect(values('rejected').map(({ name }) => name)).toEqual(
      expect.arrayContaining(['nothing when kind is "paid"', '1 when recur is false']),
    );
    expect(values('accepted').map(({ name }) => name)).toContain('1 when recur is true');
  });
});

const labelsOf = (schema: JsonObject, more: Partial<Parameters<typeof deriveValue>[1]> = {}) => {
  const derived = deriveValue(schema, { ...context, ...more });
  const of = (kind: 'accepted' | 'rejected') =>
    derived.flatMap((each) => each[kind].map(({ label }) => `${each.keyword} ${label}`));
  return { accepted: of('accepted'), rejected: of('rejected') };
};

describe('values derived from what no rule forbids', () => {
  test('include an object without the member of a condition, which then applies unless it requires the member', () => {
    const times: JsonObject = { properties: { times: { type: 'null' } } };
    const price = (condition: JsonObject): JsonObject => ({
      type: 'object',
      properties: { recur: { type: 'boolean' }, times: { type: ['integer', 'null'] } },
      // oxlint-disable-next-line unicorn/no-thenable -- a keyword of JSON Schema
      allOf: [{ if: { properties: { recur: { const: false } }, ...condition }, then: times }],
    });
    const [open, bound] = [
      labelsOf(price({}), { permits: true }),
      labelsOf(price({ required: ['recur'] }), { permits: true }),
    ];
    expect(open.rejected).toContain('type 0 without recur');
    expect(bound.accepted).toContain('type 0 without recur');
    expect(labelsOf(price({})).rejected).not.toContain('type 0 without recur');
  });

  test('include null for a union with a form that accepts it', () => {
    const [cat, dog]: [JsonObject, JsonObject] = [tagged('cat'), tagged('dog')];
    const nullable = { oneOf: [{ anyOf: [cat, { type: 'null' }] }, dog] };
    expect(labelsOf(nullable).accepted).toContain('type null');
    expect(labelsOf({ oneOf: [cat, dog] }).accepted).not.toContain('type null');
    const lists = [{ anyOf: [{ type: 'string', enum: ['one'] }, { type: 'null' }] }, { type: 'string', enum: ['two'] }];
    expect(labelsOf({ anyOf: lists }).accepted).toContain('type null');
  });

  test('include an empty item and texts that are no numbers for lists in parameters', () => {
    const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
    const parameter = { textual: true, permits: true };
    expect(labelsOf(list({ type: 'string' }), parameter).accepted).toContain('minLength ""');
    const { rejected } = labelsOf(list({ type: 'integer' }), parameter);
    expect(rejected).toContain('type "seven"');
    expect(rejected).not.toContain('type "1,000"');
  });
});

describe('throws for a schema that it cannot test, and names the reason', () => {
  test.each<[string, JsonObject]>([
    ['the keyword contains', { type: 'array', contains: { type: 'string' } }],
    ['the keyword patternProperties', { type: 'object', patternProperties: {} }],
    ['samples of the format ipv4', { type: 'string', format: 'ipv4' }],
    ['(?=a)', { type: 'string', pattern: '^(?=a)b$' }],
    ['anyOf with more than one form and null', { anyOf: [{ type: 'string', enum: ['a'] }, { type: 'string' }] }],
    ['a value of no or several types', { minLength: 1 }],
    ['additionalProperties true and false only', { type: 'object', additionalProperties: { type: 'string' } }],
  ])('%s', (named, schema) => {
    expect(() => deriveValue(schema, context)).toThrow(named);
  });
});

describe('patterns', () => {
  test('derives texts at the bounds of a repetition and one beyond', () => {
    expect(matching('^[a-z]{2,4}$')).toEqual(['aa', 'aaaa']);
    expect(mismatching('^[a-z]{2,4}$')).toEqual(expect.arrayContaining(['a', 'aaaaa', 'aa\n', ' aa', 'aaAa']));
    expect(matching('^(a|b_)?$')).toEqual(['', 'a', 'b_']);
    expect(mismatching('\\S')).toEqual(expect.arrayContaining([' ', '\n', '']));
  });

  test('derives texts of a requested length, and distinct texts', () => {
    expect(ofLength('^[^@]+@[^@]+$', 3)).toBe('a@a');
    expect(ofLength('^[^@]+@[^@]+$', 2)).toBeUndefined();
    expect(ofLength('^[^@]+@[^@]+$', 40)).toHaveLength(40);
    expect(new Set(variants('^id_[a-z]{2}$', 100)).size).toBe(100);
  });
});

describe('constraints derived from the document', () => {
  const operations = api.operations.map((operation) => ({
    operation,
    constraints: deriveOperation(api, operation, WRITERS),
  }));
  const all = operations.flatMap(({ constraints }) => constraints);

  test.each(operations.filter(({ operation }) => operation.body !== undefined))(
    'Ajv agrees with the expected result of each body of $operation.id',
    ({ operation, constraints }) => {
      const ajv = ajvVerdicts(operation.body!.content[0]!.schema as JsonObject);
      const { body } = exampleRequest(operation, anyIds());
      const ofBody = constraints.filter(({ part }) => part === 'body');
      const accepted = ofBody.flatMap(({ keyword, accepted }) =>
        accepted.map((change) => ({ keyword, name: fieldName(change.field), value: change.apply(body) })),
      );
      const rejected = ofBody.flatMap(({ keyword, rejected }) =>
        rejected.map((change) => ({ keyword, name: fieldName(change.field), value: change.apply(body) })),
      );
      expect(accepted.flatMap(ajv.wronglyRejected)).toEqual([]);
      expect(rejected.flatMap(ajv.wronglyAccepted)).toEqual([]);
    },
  );

  test('derives changes for every operation, more than 900 in all', () => {
    expect(
      operations
        .filter(({ constraints }) => constraints.every(({ rejected }) => rejected.length === 0))
        .map(({ operation }) => operation.id),
    ).toEqual([]);
    expect(all.reduce((sum, { accepted, rejected }) => sum + accepted.length + rejected.length, 0)).toBeGreaterThan(
      900,
    );
  });

  test('marks only strings in parameters, caps, types of alternatives and conditions that do not apply as unbreakable', () => {
    const inBodies = new Set(['another form has another type', 'the condition does not apply']);
    const unbroken = all.filter(({ rejected }) => rejected.length === 0);
    const unexpected = unbroken.filter(({ unbreakable, part }) =>
      part === 'body' ? !inBodies.has(String(unbreakable)) : unbreakable === undefined,
    );
    expect(unexpected.map(({ operation, field, keyword }) => [operation.id, field, keyword])).toEqual([]);
  });

  test('lists every bound that a stricter rule makes unreachable', () => {
    const unreachable = all.filter((each) => each.unreachable !== undefined);
    expect(
      unreachable.map(
        (each) =>
          `${each.operation.id} ${fieldName(each.field)} ${each.keyword} ${String(each.limit)}: ${each.unreachable}`,
      ),
    ).toEqual([
      'businesses.create contacts[1].email minLength 1: the nearest length is 5',
      'businesses.update contacts[1].email minLength 1: the nearest length is 5',
      'customers.create email minLength 1: the nearest length is 3',
      'customers.list email[1] minLength 1: the nearest length is 5',
      'customers.update email minLength 1: the nearest length is 3',
      'notificationSettings.create destination minLength 1: the nearest length is 8',
      'notificationSettings.update destination minLength 1: the nearest length is 8',
    ]);
  });
});

/** An object whose tag has this value. */
function tagged(kind: string): JsonObject {
  return { type: 'object', required: ['kind'], properties: { kind: { type: 'string', const: kind } } };
}

/** Placeholder ids, for tests that use only the body. */
function anyIds(): never {
  return new Proxy({}, { get: () => 'id' }) as never;
}

function ajvVerdicts(
  schema: JsonObject,
): Record<'wronglyRejected' | 'wronglyAccepted', (derived: DerivedValue) => string[]> {
  const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: false });
  formats.default(ajv);
  // RFC 3339 requires the T, and ajv-formats accepts a space, too.
  const dateTime = formats.default.get('date-time') as { readonly validate: (text: string) => boolean };
  ajv.addFormat('date-time', (text) => !text.includes(' ') && dateTime.validate(text));
  ajv.addKeyword({
    keyword: 'x-max-bytes',
    validate: (limit: number, value: JsonValue) => Buffer.byteLength(JSON.stringify(value)) <= limit,
  });
  const validate = ajv.compile({
    ...schema,
    components: { schemas: Object.fromEntries(api.schemas.map(({ name, json }) => [name, json])) },
  });
  const errors = (value: Maybe): readonly ErrorObject[] => (validate(value) ? [] : (validate.errors ?? []));
  return {
    wronglyRejected: ({ keyword, name, value }) =>
      errors(value).map(({ message, instancePath }) => `${name} ${keyword}: ${instancePath} ${message}`),
    wronglyAccepted: ({ keyword, name, value }) =>
      errors(value).some((error) => error.keyword === keyword)
        ? []
        : [`${name} ${keyword}: ${JSON.stringify(value)?.slice(0, 200)}`],
  };
}
