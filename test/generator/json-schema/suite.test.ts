import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JsonValue } from '../../../generator/json.ts';
import type { Api } from '../../../generator/model/api.ts';
import { renderUnits } from '../../support/render-units.ts';
import { types } from '../../../generator/targets/types.ts';
import { compilerMessages } from '../targets/types/compiles.ts';
import { type Case, ownCases, suiteCases, suiteRemotes } from './cases.ts';
import { generateValidators, type GeneratedCase } from './generate-validators.ts';
import { rejections } from './matrix/rejections.ts';

/** `JSON_SCHEMA_TEST_SUITE=FOLDER` runs its `tests/draft2020-12` instead of this project's cases. */
const suite = process.env['JSON_SCHEMA_TEST_SUITE'];
/** The official suite treats formats as annotations. */
const LEFT_OUT = /^format\.json$/;
const cases: readonly Case[] = suite === undefined ? ownCases() : suiteCases(suite, LEFT_OUT);
const folder = mkdtempSync(join(tmpdir(), 'cases-'));
let generated: readonly GeneratedCase[] = [];
let api: Api;
beforeAll(async () => {
  ({ generated, api } = await generateValidators(cases, folder, suite === undefined ? [] : suiteRemotes(suite)));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Values with a wrong result from any method of a validator. */
function mistakes({ validator }: GeneratedCase, values: readonly JsonValue[], valid: boolean): string[] {
  if (validator === undefined) return [];
  return values.flatMap((value) => {
    const result = validator.validate(value);
    const read = validator.read(value);
    const found = [
      ...(validator.is(value) === valid ? [] : ['is']),
      ...(result.ok === valid ? [] : ['validate']),
      ...(result.ok || result.errors.length > 0 ? [] : ['validate without an error']),
      ...(read.ok || !valid ? [] : ['read']),
      ...(read.ok || read.errors.length > 0 ? [] : ['read without an error']),
    ];
    return found.map((way) => `${way} takes ${JSON.stringify(value)} for ${valid ? 'invalid' : 'valid'}`);
  });
}

/**
 * Unexpected or missing diagnostics. Some schemas of the official suite cannot be files beside the document.
 */
function unexpected({ rejections: found }: GeneratedCase, rejected: string | undefined): string[] {
  const codes: readonly string[] = [...new Set(found.map(({ code }) => code))];
  const allowed: readonly (string | undefined)[] =
    suite === undefined ? [rejected] : rejections.map(({ code }) => code);
  const missing = rejected === undefined || codes.includes(rejected) ? [] : [rejected];
  return [...codes.filter((code) => !allowed.includes(code)), ...missing];
}

/** Cases whose type is narrower than their validator, by reason. */
const NARROWER: Readonly<Record<string, readonly string[]>> = {
  'without a type it is read as an object or a list': [
    'arrays: items',
    'arrays: items false',
    'arrays: prefixItems',
    'objects: additionalProperties false',
    'objects: patternProperties',
    'objects: properties',
    'objects: required',
  ],
  'TypeScript wants one of the members that are named': [
    'dynamic-references: a recursive part is not extended by a plain anchor',
    'logic: a forbidden member',
    'openapi: a discriminator whose tag one form requires',
    'references: the root',
  ],
  'every value has these members in TypeScript': [
    'objects: properties that every object inherits',
    'unevaluated-properties: names that every object inherits',
  ],
};

describe('the validators agree with JSON Schema', () => {
  test.each(cases.map(({ name }, at) => [name, at] as const))('%s', (_name, at) => {
    const found = generated[at]!;
    const { rejected, valid, invalid } = found.one;
    expect(unexpected(found, rejected)).toEqual([]);
    expect([...mistakes(found, valid, true), ...mistakes(found, invalid, false)]).toEqual([]);
  });
});

test.skipIf(suite !== undefined)(
  'every value that a validator accepts has the generated type, except in the listed cases',
  async () => {
    const taken = generated.flatMap(({ one, validator }, at) =>
      (validator === undefined ? [] : one.valid).map((value) => ({ name: one.name, type: `Case${at}`, value })),
    );
    const lines = taken.map(({ type, value }) => `void ((value: ${literalType(value)}): ${type} => value);`);
    const use = [
      `import type { ${[...new Set(taken.map(({ type }) => type))].join(', ')} } from './types/src/index.ts';`,
      ...lines,
    ];
    const found = await compilerMessages(await renderUnits(types.emit(api, { scope: '@cases' })), use.join('\n'));
    for (const messages of Object.values(found)) {
      const wrong = [...messages.matchAll(/^use\.ts\((\d+)/gm)].map(([, line]) => taken[Number(line) - 2]!.name);
      expect([...new Set(wrong)].sort()).toEqual(Object.values(NARROWER).flat().sort());
    }
  },
  60_000,
);

/** The literal type of this value. */
function literalType(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(literalType).join(', ')}]`;
  if (typeof value !== 'object' || value === null)
    return JSON.stringify(value).replace(/[\u2028\u2029]/g, (mark) => `\\u${mark.charCodeAt(0).toString(16)}`);
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${literalType(member)}`)
    .join('; ')} }`;
}
