import { join } from 'node:path';

import type { Place } from '../diagnostic/place.ts';
import type { JsonValue } from '../json.ts';
import { loadSpec } from '../load/load-spec.ts';
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
  /** The names of its members, for a type with members. */
  readonly members: ReadonlyMap<string, Named>;
}

/** The positions of declared names in the document. */
export interface SpecPlaces {
  /** The root document's file. */
  readonly root: string;
  /** Names in the types package. */
  readonly types: ReadonlyMap<string, Named>;
  /** Names in the other packages. */
  readonly others: ReadonlyMap<string, Named>;
  /** The references in comments of generated sources, and their positions. */
  readonly sources: ReadonlyMap<Source, Place>;
}

/**
 * Reads the document that the packages in a folder were generated from.
 *
 * @throws Error when it is missing or has changed since, because its lines would be wrong
 */
export async function specPlaces(from: string): Promise<SpecPlaces> {
  const manifest = readManifest(from);
  if (manifest === undefined) throw new Error(`${from} has no manifest that names its document.`);
  const { spec, strict } = JSON.parse(manifest.options) as { spec: string; strict: boolean };
  const root = join(from, spec);
  const changed = changedNames(manifest.spec, specHashes(manifest, from));
  if (changed.length > 0) throw new Error(`${join(from, changed[0]!)} has changed since ${from} was generated.`);
  const { api } = buildApi(await loadSpec(root, { strict }));
  return { root, types: typeNames(api), others: otherNames(api), sources: sourcesOf(api) };
}

function sourcesOf(api: Api): Map<Source, Place> {
  const all = [
    ...api.operations.flatMap((operation) => [
      operation,
      ...(operation.body ? [operation.body] : []),
      ...operation.responses,
    ]),
    ...api.schemas,
    ...api.events,
    ...api.errors,
  ];
  return new Map(all.map(({ source, place }) => [source, place]));
}

function only(place: Place): Named {
  return { place, members: new Map() };
}

function typeNames(api: Api): Map<string, Named> {
  return new Map([
    ...api.schemas.map(({ typeName, json, place }) => [typeName, { place, members: membersOf(json, place) }] as const),
    ...api.events.map(({ typeName, place }) => [typeName, only(place)] as const),
    ...api.operations.flatMap(operationTypes),
  ]);
}

function otherNames(api: Api): Map<string, Named> {
  return new Map([
    ...api.errors.map(({ code, place }) => [errorClassName(code), only(place)] as const),
    ...api.operations.flatMap(({ typeName, place }) =>
      ['Request', 'Result', 'Error', 'Item'].map((suffix) => [typeName + suffix, only(place)] as const),
    ),
    ...resourcesOf(api).map(({ typeName, operations }): [string, Named] => {
      const members = new Map(operations.map(({ name, place }) => [name, only(place)]));
      return [`${typeName}Client`, { place: operations[0]!.place, members }];
    }),
    ...api.events.slice(0, 1).map(({ place }) => ['WebhookPayloads', { place, members: eventMembers(api) }] as const),
  ]);
}

function operationTypes({ typeName, place, parameters, body, responses }: Operation): [string, Named][] {
  const part = (where: string): Named => {
    const own = parameters.filter((parameter) => parameter.in === where);
    return { place, members: new Map(own.map((one) => [parameterKey(one), only(one.place)])) };
  };
  return [
    [`${typeName}Path`, part('path')],
    [`${typeName}Query`, part('query')],
    [`${typeName}Headers`, part('header')],
    [`${typeName}Body`, only(body?.place ?? place)],
    ...responses.map(({ status, place: at }): [string, Named] => [responseTypeName(typeName, status), only(at)]),
  ];
}

function eventMembers({ events }: Api): Map<string, Named> {
  return new Map(
    [...Map.groupBy(events, ({ type }) => type)].map(([type, versions]) => [
      type,
      {
        place: versions[0]!.place,
        members: new Map(versions.map(({ version, place }) => [String(version), only(place)])),
      },
    ]),
  );
}

/** The properties of a schema and of its inline parts, without those of other schemas. */
function membersOf(schema: JsonValue | undefined, place: Place): Map<string, Named> {
  if (!isObject(schema)) return new Map();
  const below = (...steps: (string | number)[]): Place => ({ file: place.file, path: [...place.path, ...steps] });
  const parts = ['allOf', 'anyOf', 'oneOf'].flatMap((word) =>
    list(schema[word]).map((part, index) => membersOf(part, below(word, index))),
  );
  const items = ['items', 'additionalProperties'].map((word) => membersOf(schema[word], below(word)));
  const own = Object.entries(object(schema['properties'])).map(([name, value]): [string, Named] => {
    const at = below('properties', name);
    return [name, { place: at, members: membersOf(value, at) }];
  });
  return new Map([...items, ...parts].flatMap((map) => [...map]).concat(own));
}
