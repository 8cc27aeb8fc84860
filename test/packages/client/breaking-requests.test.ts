import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { JsonObject } from '../../../generator/json.ts';
import type { Operation } from '../../../generator/model/api.ts';
import { requestParts } from '../../../generator/model/names.ts';
import { bodyTypeName, successes } from '../../../generator/targets/resources.ts';
import { specApi } from '../../derived/spec-api.ts';
import { compile, linkProjectPackages, packagesOf, writePackages } from '../../support/packages.ts';

/**
 * Compiles a current program with the client of a later release. New requirements on requests do not show in
 * responses, so the compiler must report them; `next-release.test.ts` tests breaking changes of responses.
 */
const api = await specApi();
const SCOPE = '@next';
const folder = mkdtempSync(join(tmpdir(), 'breaking-requests-'));
linkProjectPackages(folder);
afterAll(() => rmSync(folder, { recursive: true }));

/** A change of one operation, where it applies. */
type Break = (document: JsonObject, operation: Operation) => boolean;

const BREAKS: Readonly<Record<string, Break>> = {
  'a body requires another member': (document, operation) => {
    const schema = bodySchema(document, operation);
    if (schema === undefined) return false;
    put(schema, 'properties', {
      ...(schema['properties'] as JsonObject),
      brand_new: { type: 'string', description: 'New.' },
    });
    put(schema, 'required', [...((schema['required'] ?? []) as string[]), 'brand_new']);
    return true;
  },
  'a body member has another type': (document, operation) => {
    const schema = bodySchema(document, operation);
    // A union has its members in its alternatives.
    if (schema?.['properties'] === undefined) return false;
    const [name] = Object.keys(schema['properties'] as JsonObject);
    put(schema, 'properties', {
      ...(schema['properties'] as JsonObject),
      [name!]: { type: 'integer', description: 'Changed.' },
    });
    return true;
  },
  'another parameter is required': (document, operation) => {
    const json = operationOf(document, operation);
    const added = { name: 'brand_new', in: 'query', required: true, description: 'New.', schema: { type: 'string' } };
    put(json, 'parameters', [...((json['parameters'] ?? []) as JsonObject[]), added]);
    return true;
  },
  'the operation is removed': (document, operation) => {
    // The document names some operations as examples, so they have to exist.
    if (Object.values(document['x-example-operations'] as JsonObject).includes(operation.id)) return false;
    delete (document['paths'] as Record<string, Record<string, unknown>>)[operation.path]![operation.method];
    return true;
  },
};

function operationOf(document: JsonObject, { path, method }: Operation): JsonObject {
  return (document['paths'] as Record<string, Record<string, JsonObject>>)[path]![method]!;
}

/** Copies the body's schema for one operation, and removes its examples, which may not conform. */
function bodySchema(document: JsonObject, operation: Operation): JsonObject | undefined {
  const body = operationOf(document, operation)['requestBody'] as JsonObject | undefined;
  const media = (body?.['content'] as Record<string, JsonObject> | undefined)?.['application/json'];
  if (media === undefined) return undefined;
  const { $ref } = media['schema'] as { readonly $ref?: string };
  const named = (document['components'] as Record<string, Record<string, JsonObject>>)['schemas']!;
  const copy = structuredClone(named[String($ref).split('/').at(-1)!]!);
  put(media, 'schema', copy);
  delete (media as Record<string, unknown>)['examples'];
  return copy;
}

function put(object: JsonObject, name: string, value: unknown): void {
  (object as Record<string, unknown>)[name] = value;
}

/** A program that calls an operation with every value of the current types. */
function program(operation: Operation): string {
  const parts = requestParts(operation);
  const given = parts.map(({ name, typeName }) => `${name}: types.${typeName}`).join(', ');
  const responses = successes(operation).map((response) => bodyTypeName(operation, response));
  const result = responses.map((name) => (name === undefined ? 'undefined' : `types.${name}`)).join(' | ');
  return `
import type * as types from '@billing/types';
import { createClient } from '${SCOPE}/client';
const client = createClient({ baseUrl: 'https://api.example' });
export async function use(request: { ${given} }): Promise<${result}> {
  return client.${operation.resource}.${operation.name}(request);
}
export type Unused = types.Error;
`;
}

test('a program stops compiling only when its operation requires a value that it does not pass', async () => {
  const document = structuredClone(api.document);
  const kinds = Object.keys(BREAKS);
  const [untouched, ...broken] = api.operations;
  const made = new Set<string>();
  broken.forEach((operation, index) => {
    // Prefers changes of bodies.
    const turn = kinds.map((_, offset) => kinds[(index + offset) % kinds.length]!);
    const ordered = operation.body
      ? turn.toSorted((a, b) => Number(b.startsWith('a body')) - Number(a.startsWith('a body')))
      : turn;
    made.add(ordered.find((one) => BREAKS[one]!(document, operation))!);
  });
  expect([...made].sort()).toEqual(kinds.toSorted());

  writeFileSync(join(folder, 'spec.yaml'), JSON.stringify(document));
  writePackages(join(folder, 'next'), await packagesOf(join(folder, 'spec.yaml'), SCOPE), SCOPE);
  for (const operation of api.operations) writeFileSync(join(folder, 'next', `${operation.id}.ts`), program(operation));
  const complaints = await compile('typescript-7', folder, ['next/*.ts']);
  const rejected = new Set(
    complaints.filter((line) => !line.startsWith(' ')).map((line) => /^next\/(.*?)\.ts\(/.exec(line)?.[1] ?? line),
  );
  expect([...rejected].sort()).toEqual(broken.map(({ id }) => id).sort());
  expect(rejected).not.toContain(untouched!.id);
});
