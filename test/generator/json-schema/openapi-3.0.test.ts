import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import { loadSpec } from '../../../generator/load/load-spec.ts';
import { buildApi } from '../../../generator/model/build.ts';
import { loadModules } from '../targets/validators/load-modules.ts';

const ref = { $ref: '#/components/schemas/Named' };
const text = { type: 'string' };

/** OpenAPI 3.0 schemas that 3.1 writes differently, with valid and invalid values. */
const cases: Readonly<
  Record<string, readonly [JsonObject, valid: readonly JsonValue[], invalid: readonly JsonValue[]]>
> = {
  nullableType: [{ ...text, nullable: true, maxLength: 1 }, [null, 'a'], [1, 'ab']],
  nullableFalse: [{ ...text, nullable: false }, ['a'], [null]],
  nullableReference: [{ nullable: true, allOf: [ref] }, [null, { a: 'x' }], [{ a: 1 }, 1]],
  nullableAnyOf: [{ nullable: true, anyOf: [text, { type: 'integer' }] }, [null, 'a', 1], [true]],
  nullableOneOf: [{ nullable: true, oneOf: [ref, text] }, [null, 'a', { a: 'x' }], [1, { a: 1 }]],
  nullableArray: [
    { type: 'array', nullable: true, items: { ...text, nullable: true }, minItems: 1 },
    [null, [null]],
    [[], [1]],
  ],
  nullableEnum: [{ ...text, nullable: true, enum: ['a', null] }, ['a', null], ['b']],
  exclusive: [{ type: 'number', minimum: 1, exclusiveMinimum: true, maximum: 3, exclusiveMaximum: true }, [2], [1, 3]],
  exclusiveFalse: [{ type: 'number', minimum: 1, exclusiveMinimum: false }, [1], [0.5]],
  byte: [{ ...text, format: 'byte' }, ['YQ=='], ['%%']],
  nullableByte: [{ ...text, format: 'byte', nullable: true }, ['YQ==', null], ['%%']],
  otherFormats: [{ type: 'integer', format: 'int32' }, [1], [2147483648]],
  named: [
    {
      type: 'object',
      required: ['nullable'],
      properties: { nullable: text, example: { type: 'integer' }, exclusiveMinimum: text },
    },
    [{ nullable: 'a', example: 1 }],
    [{}, { nullable: 'a', example: 'x' }, { nullable: 'a', exclusiveMinimum: true }],
  ],
  limits: [
    {
      type: 'object',
      minProperties: 1,
      maxProperties: 2,
      additionalProperties: { type: 'array', uniqueItems: true, maxItems: 2 },
    },
    [{ a: [1, 2] }],
    [{}, { a: [], b: [], c: [] }, { a: [1, 1] }, { a: [1, 2, 3] }],
  ],
  numbers: [{ type: 'number', multipleOf: 0.01, not: { enum: [5] } }, [0.07], [0.075, 5]],
  texts: [{ ...text, minLength: 1, pattern: '^[a-z]*$', example: 'a', default: 'b' }, ['a'], ['', 'A']],
};

describe('the conversion of OpenAPI 3.0 to 3.1 preserves every constraint', async () => {
  const names = Object.keys(cases);
  const operations = names.map((name): [string, JsonObject] => {
    const requestBody = { content: { 'application/json': { schema: cases[name]![0] } } };
    return [`/${name}`, { post: { operationId: name, requestBody, responses: { '204': { description: 'Done.' } } } }];
  });
  const document = {
    openapi: '3.0.3',
    info: { title: 'Old', version: '1.0.0' },
    paths: Object.fromEntries(operations),
    components: { schemas: { Named: { type: 'object', required: ['a'], properties: { a: text } } } },
  };
  const folder = mkdtempSync(join(tmpdir(), 'openapi-3.0-'));
  writeFileSync(join(folder, 'spec.json'), JSON.stringify(document));
  const spec = await loadSpec(join(folder, 'spec.json'));
  rmSync(folder, { recursive: true });
  const modules = await loadModules(buildApi(spec).api);

  test.each(names)('in the case %s', async (name) => {
    expect(spec.diagnostics).toEqual([]);
    const { body } = await modules.module(`operations/${name}`);
    const [, valid, invalid] = cases[name]!;
    expect(valid.filter((value) => !body!.is(value))).toEqual([]);
    expect(invalid.filter((value) => body!.is(value))).toEqual([]);
  });
});
