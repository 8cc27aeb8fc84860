import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { CORE_SCHEMA, load } from 'js-yaml';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';

/** A schema with valid and invalid values. */
export interface Case {
  /** `arrays: items false`. */
  readonly name: string;
  readonly schema: JsonValue;
  readonly valid: readonly JsonValue[];
  readonly invalid: readonly JsonValue[];
  /** The diagnostic with which the generator rejects the schema instead. */
  readonly rejected?: string;
  /** Is part of the document without an `$id`, so its anchors belong to the whole document. */
  readonly bare?: true;
}

interface Written extends Omit<Case, 'name'> {
  readonly about: string;
}

/** A group of cases as JSON-Schema-Test-Suite writes it. */
interface Group {
  readonly description: string;
  readonly schema: JsonValue;
  readonly tests: readonly { readonly data: JsonValue; readonly valid: boolean }[];
}

/** This project's cases: every keyword of JSON Schema 2020-12, alone and in combinations. */
export function ownCases(): Case[] {
  const folder = join(import.meta.dirname, 'cases');
  return readdirSync(folder).flatMap((file) => {
    const written = load(readFileSync(join(folder, file), 'utf8'), { schema: CORE_SCHEMA }) as Written[];
    return written.map(({ about, valid = [], invalid = [], ...one }) => ({
      ...one,
      name: `${file.replace('.yaml', '')}: ${about}`,
      valid,
      invalid,
    }));
  });
}

/** The cases of JSON-Schema-Test-Suite's `tests/draft2020-12`, except those in `leftOut`. */
export function suiteCases(folder: string, leftOut: RegExp): Case[] {
  return jsonFilesBelow(folder)
    .filter((file) => !leftOut.test(relative(folder, file)))
    .flatMap((file) =>
      read<Group[]>(file).map(({ description, schema, tests }) => ({
        name: `${relative(folder, file).replace('.json', '')}: ${description}`,
        schema,
        valid: tests.filter(({ valid }) => valid).map(({ data }) => data),
        invalid: tests.filter(({ valid }) => !valid).map(({ data }) => data),
      })),
    );
}

/**
 * The documents that the suite presupposes: its `remotes`, each served at an address, and the meta-schemas.
 * If the `$id` of a remote differs from its address, a reference at the address leads to the `$id`.
 */
export function suiteRemotes(folder: string): JsonObject[] {
  const remotes = join(folder, '../../remotes');
  const served = jsonFilesBelow(remotes).map((file): JsonObject => {
    const address = `http://localhost:1234/${relative(remotes, file)}`;
    const schema = read<JsonObject>(file);
    const $id = new URL(String(schema['$id'] ?? address), address).href;
    return $id === address ? { ...schema, $id } : { $id: address, $ref: $id, $defs: { served: { ...schema, $id } } };
  });
  const published = dirname(createRequire(import.meta.url).resolve('ajv/package.json'));
  return [...served, ...jsonFilesBelow(join(published, 'dist/refs/json-schema-2020-12')).map(read<JsonObject>)];
}

function jsonFilesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => file.endsWith('.json'))
    .sort();
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

/** Adds an `$id` to a schema with references to its own root. */
export function embedded({ schema, bare }: Case, at: number): JsonValue {
  const refers = JSON.stringify(schema).includes('Ref":') || JSON.stringify(schema).includes('ref":"#');
  if (bare || typeof schema !== 'object' || schema === null || Array.isArray(schema) || !refers) return schema;
  return { $id: `https://cases.example/${at}`, ...(schema as JsonObject) };
}
