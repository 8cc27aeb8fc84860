import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { JsonValue } from '../../../generator/json.ts';
import { type Case, ownCases, suiteCases, suiteRemotes } from './cases.ts';
import { judge, type Judged } from './judge.ts';
import { refusals } from './matrix/rows.ts';

/** `JSON_SCHEMA_TEST_SUITE=FOLDER`, with its `tests/draft2020-12`, judges that in place of our own cases. */
const suite = process.env['JSON_SCHEMA_TEST_SUITE'];
/** `format.json` wants formats to be annotations; `dependencies`, of older drafts, is a warning; host names beyond ASCII are checked less closely. */
const LEFT_OUT = /^(?:format|optional\/(?:dependencies-compatibility|format\/idn-hostname))\.json$/;
const cases: readonly Case[] = suite === undefined ? ownCases() : suiteCases(suite, LEFT_OUT);
const folder = mkdtempSync(join(tmpdir(), 'cases-'));
let judged: readonly Judged[] = [];
beforeAll(async () => {
  judged = await judge(cases, folder, suite === undefined ? [] : suiteRemotes(suite));
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** A value that is judged wrong, in any of the ways in which a validator is asked. */
function mistakes({ validator }: Judged, values: readonly JsonValue[], valid: boolean): string[] {
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

/** Diagnostics that should not be there, or are not. The official suite has schemas that no file beside the document could hold. */
function unexpected({ refusals: found }: Judged, refused: string | undefined): string[] {
  const codes: readonly string[] = [...new Set(found.map(({ code }) => code))];
  const allowed: readonly (string | undefined)[] = suite === undefined ? [refused] : refusals.map(({ code }) => code);
  const missing = refused === undefined || codes.includes(refused) ? [] : [refused];
  return [...codes.filter((code) => !allowed.includes(code)), ...missing];
}

describe('what JSON Schema says of a value the validators say', () => {
  test.each(cases.map(({ name }, at) => [name, at] as const))('%s', (_name, at) => {
    const found = judged[at]!;
    const { refused, valid, invalid } = found.one;
    expect(unexpected(found, refused)).toEqual([]);
    expect([...mistakes(found, valid, true), ...mistakes(found, invalid, false)]).toEqual([]);
  });
});
