import { join } from 'node:path';

import type { Locate, Place } from '../diagnostic/diagnostic.ts';
import type { JsonValue } from '../json.ts';
import { type LoadOptions, loadSpec } from '../load/load-spec.ts';
import type { Api, Operation, Source } from '../model/api.ts';
import { buildApi } from '../model/build.ts';
import { isObject } from '../model/canonical.ts';
import { clientTypeNames, requestParts } from '../model/names.ts';
import { list, object } from '../model/reader.ts';
import { parameterKey } from '../targets/resources.ts';
import { changedNames, specHashes } from '../write/inputs.ts';
import { readManifest } from '../write/manifest.ts';

/** The part of the document behind a declared name. */
export interface Named {
  readonly place: Place;
  readonly members: ReadonlyMap<string, Named>;
}

export interface SpecPlaces {
  readonly root: string;
  readonly locate: Locate;
  /** The references in comments of generated sources, and their positions. */
  readonly sources: ReadonlyMap<Source, Place>;
  /** Names in the types package whose members have no such comments. */
  readonly types: ReadonlyMap<string, Named>;
  /** Names in the other packages that have no such comments. */
  readonly others: ReadonlyMap<string, Named>;
}

/** A reference in a comment of a generated source. */
export const REFERENCE = /(@see |in the document at )(\S+#\S*)/g;

/** @throws Error when the document is missing or has changed since, because its lines would be wrong */
export async function specPlaces(from: string): Promise<SpecPlaces> {
  const manifest = readManifest(from);
  if (manifest === undefined) throw new Error(`${from} has no manifest that names its document.`);
  const { spec, ...options } = JSON.parse(manifest.options) as LoadOptions & { readonly spec: string };
  const root = join(from, spec);
  const changed = changedNames(manifest.spec, specHashes(manifest, from));
  if (changed.length > 0) throw new Error(`${join(from, changed[0]!)} has changed since ${from} was generated.`);
  const loaded = await loadSpec(root, options);
  const { api } = buildApi(loaded);
  return { root, locate: loaded.locate, sources: sourcesOf(api), types: typeNames(api), others: otherNames(api) };
}

function sourcesOf(api: Api): Map<Source, Place> {
  const inOperations = api.operations.flatMap(({ body, responses }) => [...(body ? [body] : []), ...responses]);
  const all = [...api.operations, ...inOperations, ...api.schemas, ...api.events, ...api.errors];
  return new Map(all.map(({ source, place }) => [source, place]));
}

type Entry = readonly [string, Named];

function entry(name: string, place: Place, members: Iterable<Entry> = []): Entry {
  return [name, { place, members: new Map(members) }];
}

function typeNames({ schemas, operations }: Api): Map<string, Named> {
  return new Map([
    ...schemas.map(({ typeName, json, place }) => entry(typeName, place, membersOf(json, place))),
    ...operations.flatMap(parameterTypes),
  ]);
}

function parameterTypes(operation: Operation): Entry[] {
  const parts = requestParts(operation).filter(({ name }) => name !== 'body');
  return parts.map(({ typeName, parameters }) => {
    const members = parameters.map((parameter) => entry(parameterKey(parameter), parameter.place));
    return entry(typeName, operation.place, members);
  });
}

function otherNames({ operations }: Api): Map<string, Named> {
  return new Map(
    operations.flatMap(({ typeName, place }) =>
      [...clientTypeNames(typeName), `${typeName}Item`].map((name) => entry(name, place)),
    ),
  );
}

/** The properties of a schema and of its inline parts, without those of other schemas. */
function membersOf(schema: JsonValue | undefined, place: Place): Entry[] {
  if (!isObject(schema)) return [];
  const below = (...steps: (string | number)[]): Place => ({ file: place.file, path: [...place.path, ...steps] });
  const items = ['items', 'additionalProperties'].flatMap((word) => membersOf(schema[word], below(word)));
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    list(schema[word]).flatMap((part, index) => membersOf(part, below(word, index))),
  );
  const own = Object.entries(object(schema['properties'])).map(([name, value]) => {
    const at = below('properties', name);
    return entry(name, at, membersOf(value, at));
  });
  return [...items, ...parts, ...own];
}
