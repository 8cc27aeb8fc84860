import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { isObject } from '../../../generator/model/canonical.ts';
import { branches } from '../../../generator/model/schemas.ts';
import { specApi } from '../../derived/spec-api.ts';
import { compile, COMPILERS, linkProjectPackages } from '../../support/packages.ts';

/** The compiler requires a branch for additions that the API may make without notice. */

const api = await specApi();
const named = new Map(api.schemas.map(({ name, json }) => [name, json]));
const folder = mkdtempSync(join(tmpdir(), 'unknown-arms-'));
linkProjectPackages(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** A value to switch over, and its current cases. */
interface Choice {
  readonly type: string;
  readonly known: readonly string[];
  /** The expression of the switch. */
  readonly subject: string;
}

const choices = [...openEnumerations(), ...errorCodes()];

function openEnumerations(): Choice[] {
  return api.schemas.flatMap(({ typeName, json }) =>
    branches(json, named).flatMap((part) => {
      if (part !== json || !isObject(part['properties'])) return [];
      return Object.entries(part['properties']).flatMap(([property, schema]): Choice[] => {
        const parts = branches(schema as JsonSchema, named);
        const type = `NonNullable<types.${typeName}['${property}']>`;
        const items = parts.find((one) => one['items'] !== undefined)?.['items'] as JsonSchema | undefined;
        const known = openValues(parts);
        if (known.length > 0) return [{ type, known, subject: 'value' }];
        const knownItems = items === undefined ? [] : openValues(branches(items, named));
        return knownItems.length === 0 ? [] : [{ type: `${type}[number]`, known: knownItems, subject: 'value' }];
      });
    }),
  );
}

function openValues(parts: readonly JsonObject[]): string[] {
  if (!parts.some((part) => part['x-open-enum'] === true)) return [];
  return parts
    .flatMap((part) => (Array.isArray(part['enum']) ? part['enum'] : []))
    .filter((one) => typeof one === 'string');
}

function errorCodes(): Choice[] {
  return api.operations.map(({ id, errorCodes }) => ({
    type: `OperationErrors['${id}']`,
    known: errorCodes,
    subject: 'value.code',
  }));
}

/** One line per choice, so that the line number identifies it. */
function program(ending: string): string {
  const functions = choices.map(({ type, known, subject }, index) => {
    const cases = [...new Set(known)].map((one) => `case ${JSON.stringify(one)}: return 1;`).join(' ');
    return `export function f${index}(value: ${type}): number { switch (${subject}) { ${cases} ${ending} } }`;
  });
  const imports = [
    `import type * as types from '@billing/types';`,
    `import type { OperationErrors } from '@billing/client';`,
  ];
  return [...imports, ...functions, ''].join('\n');
}

/** Uses of ids, error classes and open unions, some of which must not compile. */
const USE = `
import { createClient, CustomerAlreadyExistsError, isErrorOf } from '@billing/client';
import type { BusinessId, CustomerId, Discount, PriceId, ProductId } from '@billing/types';
const client = createClient({ baseUrl: 'https://api.example' });
export const get = (customer_id: CustomerId, business_id: BusinessId) => client.businesses.get({ path: { customer_id, business_id } });
export const swapped = (customer_id: BusinessId, business_id: CustomerId) => client.businesses.get({ path: { customer_id, business_id } });
export function narrowed(error: unknown): CustomerAlreadyExistsError | undefined {
  if (!isErrorOf('customers.create', error)) return undefined;
  if (error instanceof CustomerAlreadyExistsError) return error;
  console.log(error.status satisfies 400 | 401 | 403 | 409 | 413 | 415 | 429 | 431 | 500 | 503);
  return undefined;
}
export const email: string = (await client.customers.create({ body: { email: 'a@b' } })).data.email;
export const typo = client.customers.create({ body: { emial: 'a@b' } });
for await (const event of client.events.list()) console.log(event.event_id satisfies string);
export const only = ({ restrict_to }: Discount) => restrict_to?.[0] satisfies ProductId | PriceId | undefined;
`;

const REJECTED_IN_USE = ['6 TS2322', '6 TS2322', '10 TS1360', '14 TS2561', '16 TS1360'];

test.each(COMPILERS)('%s', async (compiler) => {
  writeFileSync(join(folder, 'open.ts'), program('default: return 2;'));
  writeFileSync(join(folder, 'closed.ts'), program(''));
  writeFileSync(join(folder, 'use.ts'), USE);
  const complaints = await compile(compiler, folder, ['*.ts']);
  const found = complaints
    .map((line) => /^(.*?)\((\d+),\d+\): error (TS\d+)/.exec(line))
    .filter((match) => match !== null)
    .map(([, file, line, code]) => `${file} ${line} ${code}`);
  const expected = choices.map((_, index) => `closed.ts ${index + 3} TS2366`);
  expect(found).toEqual([...expected, ...REJECTED_IN_USE.map((place) => `use.ts ${place}`)]);
  expect(choices.length).toBeGreaterThan(80);
});
