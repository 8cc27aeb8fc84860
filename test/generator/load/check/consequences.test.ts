import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../../../generator/diagnostic/diagnostic.ts';
import { checkDocument } from '../../../../generator/load/check/check-document.ts';
import { loadSpec } from '../../../../generator/load/load-spec.ts';

type Change = readonly [file: string, from: string, to: string] | readonly [missing: string];

/** The diagnostics of our own document with these changes. */
async function reported(...changes: readonly Change[]): Promise<readonly Diagnostic[]> {
  const changed = new Map(
    changes.map(([name, from, to]) => {
      const file = `spec/${name}`;
      const text = readFileSync(file, 'utf8');
      expect(text).toContain(from ?? '');
      return [file, from === undefined ? undefined : text.replace(from, () => to!)];
    }),
  );
  const readText = (file: string): string => {
    const text = changed.has(file) ? changed.get(file) : readFileSync(file, 'utf8');
    if (text === undefined) throw new Error('there is no such file');
    return text;
  };
  const spec = await loadSpec('spec/spec.yaml', { readText });
  return [...spec.diagnostics, ...spec.diagnosticsOf(await checkDocument(spec))];
}

const customers = 'operations/customers.yaml';
const customer = 'schemas/customer.yaml';

test.each<[string, string, string, Change]>([
  [
    'an operation indented too little',
    'yaml-syntax',
    'indented by 3 spaces',
    [customers, '    x-rate-limit:', '   x-rate-limit:'],
  ],
  [
    'a keyword indented too little',
    'yaml-syntax',
    'has a value',
    [customer, '      maxLength: 1024', '    maxLength: 1024'],
  ],
  [
    'a list item indented too little',
    'yaml-syntax',
    'indented by 5 spaces',
    [customers, '      - customer_email_invalid', '     - customer_email_invalid'],
  ],
  ['a tab', 'yaml-syntax', 'with a tab', [customers, '    x-rate-limit:', '\tx-rate-limit:']],
  ['an unclosed quote', 'yaml-syntax', "the ' that begins this value", [customers, 'summary: Only', "summary: 'Only"]],
  ['a colon in a value', 'yaml-syntax', 'put it in quotes', [customers, 'summary: Create a', 'summary: Create: a']],
  [
    'a broken file of schemas that every list uses',
    'yaml-syntax',
    'with a tab',
    ['schemas/shared.yaml', '\nAdjustmentItemId:', '\n\tAdjustmentItemId:'],
  ],
  ['a duplicate key', 'yaml-duplicate-key', 'tags', [customers, '    tags:', '    tags: [Customers]\n    tags:']],
  ['a misspelled reference', 'ref-unresolved', 'CustomerCraete', [customers, '#/CustomerCreate', '#/CustomerCraete']],
  ['a missing file', 'file-missing', 'and 9 more references to it', [customer]],
  ['a missing page of the docs', 'file-missing', 'docs/limits.yaml', ['docs/limits.yaml']],
  ['a limit below 0', 'keyword-value', 'not -5', [customer, 'maxLength: 1024', 'maxLength: -5']],
  [
    'an invalid pattern',
    'pattern-invalid',
    'unterminated group',
    ['schemas/shared.yaml', "pattern: '^", "pattern: '^("],
  ],
  ['a misspelled keyword', 'keyword-unknown', 'proprties', [customer, '  properties:', '  proprties:']],
  [
    'a misspelled table of permissions',
    'unknown-extension',
    'x-permisions',
    ['spec.yaml', 'x-permissions:', 'x-permisions:'],
  ],
  ['responses under a misspelled key', 'openapi-invalid', 'respones', [customers, '    responses:', '    respones:']],
])('reports one mistake once: %s', async (_, code, text, change) => {
  const found = await reported(change);
  expect(found.map((each) => `${each.code}: ${each.message}`)).toEqual([expect.stringContaining(code)]);
  expect(found[0]!.message).toContain(text);
});

test('reports all missing members of an operation in one message', async () => {
  const found = await reported([
    'spec.yaml',
    '\n  /customers:',
    '\n  /refunds/{refund_id}: { get: {} }\n  /customers:',
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    "GET /refunds/{refund_id} has no operationId, tags, description, security, x-rate-limit, x-error-codes, responses and path parameter 'refund_id'",
  ]);
  expect(found[0]!.help).toContain('{ name: refund_id, in: path, required: true, schema: { type: string } }');
});

test('reports all missing members of a path parameter in one message', async () => {
  const found = await reported([
    'parameters.yaml',
    '\nCustomerId:',
    '\nUnused: 1\nCustomerId: { name: customer_id, in: path, description: Whose. }\nOther:',
  ]);
  expect(found.map(({ message }) => message)).toEqual([
    "the parameter 'customer_id' has neither a schema nor a content, and does not say required: true",
  ]);
});

test('reports two independent mistakes in one run', async () => {
  const found = await reported(
    [customers, '    x-rate-limit:', '\tx-rate-limit:'],
    [customer, 'maxLength: 1024', 'maxLength: -5'],
    ['schemas/product.yaml', 'maxLength: ', 'maxLenght: '],
  );
  expect(found.map(({ code }) => code).sort()).toEqual(['keyword-unknown', 'keyword-value', 'yaml-syntax']);
});
