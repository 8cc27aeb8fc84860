import { join } from 'node:path';

import type { Locate, Place } from '../diagnostic/diagnostic.ts';
import type { JsonValue } from '../json.ts';
import { type LoadOptions, loadSpec } from '../load/load-spec.ts';
import type { Api, Operation, Source } from '../model/api.ts';
import { buildApi } from '../model/build.ts';
import { isObject } from '../model/canonical.ts';
import { errorClassName, responseTypeName } from '../model/names.ts';
import { list, object } from '../model/reader.ts';
import { parameterKey, resourcesOf } from '../targets/resources.ts';
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
  /** Names in the types package. */
  readonly types: ReadonlyMap<string, Named>;
  /** Names in the other packages. */
  readonly others: ReadonlyMap<string, Named>;
  /** The references in comments of generated sources, and their positions. */
  readonly sources: ReadonlyMap<Source, Place>;
}

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
  return { root, locate: loaded.locate, types: typeNames(api), others: otherNames(api), sources: sourcesOf(api) };
}

function sourcesOf(api: Api): Map<Source, Place> {
  const inOperations = api.operations.flatMap((operation) => [
    operation,
    ...(operation.body ? [operation.body] : []),
    ...operation.responses,
  ]);
  const all = [...inOperations, ...api.schemas, ...api.events, ...api.errors];
  return new Map(all.map(({ source, place }) => [source, place]));
}

function named(place: Place, members: Iterable<readonly [string, Named]> = []): Named {
  return { place, members: new Map(members) };
}

function typeNames({ schemas, events, operations }: Api): Map<string, Named> {
  return new Map([
    ...schemas.map(({ typeName, json, place }) => [typeName, named(place, membersOf(json, place))] as const),
    ...events.map(({ typeName, place }) => [typeName, named(place)] as const),
    ...operations.flatMap(operationTypes),
  ]);
}

function operationTypes({ typeName, place, parameters, body, responses }: Operation): (readonly [string, Named])[] {
  const part = (where: string): Named => {
    const own = parameters.filter((parameter) => parameter.in === where);
    const members = own.map((parameter) => [parameterKey(parameter), named(parameter.place)] as const);
    return named(place, members);
  };
  return [
    [`${typeName}Path`, part('path')],
    [`${typeName}Query`, part('query')],
    [`${typeName}Headers`, part('header')],
    [`${typeName}Body`, named(body?.place ?? place)],
    ...responses.map((response) => [responseTypeName(typeName, response.status), named(response.place)] as const),
  ];
}

function otherNames(api: Api): Map<string, Named> {
  return new Map([
    ...api.errors.map(({ code, place }) => [errorClassName(code), named(place)] as const),
    ...api.operations.flatMap(({ typeName, place }) =>
      ['Request', 'Result', 'Error', 'Item'].map((suffix) => [typeName + suffix, named(place)] as const),
    ),
    ...resourcesOf(api).map(({ typeName, operations }) => {
      const methods = operations.map(({ name, place }) => [name, named(place)] as const);
      return [`${typeName}Client`, named(operations[0]!.place, methods)] as const;
    }),
    ...api.events.slice(0, 1).map(({ place }) => ['WebhookPayloads', named(place, eventMembers(api))] as const),
  ]);
}

function eventMembers({ events }: Api): (readonly [string, Named])[] {
  return [...Map.groupBy(events, ({ type }) => type)].map(([type, versions]) => {
    const members = versions.map(({ version, place }) => [String(version), named(place)] as const);
    return [type, named(versions[0]!.place, members)];
  });
}

/** The properties of a schema and of its inline parts, without those of other schemas. */
function membersOf(schema: JsonValue | undefined, place: Place): (readonly [string, Named])[] {
  if (!isObject(schema)) return [];
  const below = (...steps: (string | number)[]): Place => ({ file: place.file, path: [...place.path, ...steps] });
  const items = ['items', 'additionalProperties'].flatMap((word) => membersOf(schema[word], below(word)));
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    list(schema[word]).flatMap((part, index) => membersOf(part, below(word, index))),
  );
  const own = Object.entries(object(schema['properties'])).map(([name, value]) => {
    const at = below('properties', name);
    return [name, named(at, membersOf(value, at))] as const;
  });
  return [...items, ...parts, ...own];
}
