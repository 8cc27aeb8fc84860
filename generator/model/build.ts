import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { JsonObject } from '../json.ts';
import type { LoadedSpec } from '../load/load-spec.ts';
import type { Api, ErrorCode, EventVersion, JsonSchema, NamedSchema, Operation } from './api.ts';
import { buildChangelog, buildGuides, buildInfo } from './build-about.ts';
import { buildEvents } from './build-events.ts';
import { buildOperations } from './build-operations.ts';
import { canonical, compareText } from './canonical.ts';
import { moduleNames } from './module-names.ts';
import { distinctNames, nameClashes } from './name-clashes.ts';
import { errorClassName, schemaTypeName } from './names.ts';
import { DocumentReader } from './reader.ts';
import * as read from './reader.ts';
import { contentsOf, reachable } from './schemas.ts';
import { deepFreeze, share } from './share.ts';
import { splitDirections } from './split-directions.ts';

type Source = Pick<LoadedSpec, 'document' | 'place' | 'strict'> & Partial<Pick<LoadedSpec, 'allSchemas'>>;

/**
 * Builds the frozen `Api` that the targets see, and finds names that clash. With an error among the
 * diagnostics, the `Api` must not be used. Each part that equals the part at the same place in `previous`
 * is the same object (`===`) as that part.
 */
export function buildApi(spec: Source, previous?: Api): { api: Api; diagnostics: readonly Diagnostic[] } {
  const document = canonical(spec.document) as JsonObject;
  const reader = new DocumentReader(document, spec.place, previous?.document);
  const operations = buildOperations(reader);
  const events = buildEvents(reader);
  const built: Api = {
    info: buildInfo(document['info']),
    servers: read.objects(document['servers']).map((server) => ({
      url: read.string(server['url']) ?? '/',
      ...read.presentTexts(server, 'description'),
      variables: read
        .objectMembers(server['variables'])
        .map(([name, json]) => ({ name, ...read.texts(json, 'default') })),
    })),
    tags: read
      .objects(document['tags'])
      .map((tag) => ({ ...read.texts(tag, 'name'), ...read.presentTexts(tag, 'description') })),
    securitySchemes: read.sortedEntries(reader.components('securitySchemes')).map(([name, json]) => ({
      name,
      json: reader.follow(json),
    })),
    operations,
    events,
    schemas: schemas(reader, spec.allSchemas === true ? undefined : [...operations, ...events]),
    errors: errors(reader),
    ...extensions(document),
    document: reader.document,
  };
  const hasOneWay = [...operations, ...events, ...built.schemas].some((part) => part.hasOneWay);
  const split = hasOneWay ? splitDirections(built, spec.strict) : { api: built, diagnostics: [] };
  const { api, diagnostics } = spec.strict
    ? { api: split.api, diagnostics: nameClashes(split.api) }
    : distinctNames(split.api);
  return { api: deepFreeze(share(previous, completeApi(api))), diagnostics: [...split.diagnostics, ...diagnostics] };
}

/** Only the schemas that `roots` reach, since no generated code uses the others; without roots, all. */
function schemas(reader: DocumentReader, roots: readonly (Operation | EventVersion)[] | undefined): NamedSchema[] {
  const all = new Map<string, NamedSchema>(
    read.sortedEntries(reader.components('schemas')).map(([name, json]) => {
      const names = { name, typeName: schemaTypeName(name), file: name };
      const content = { json: json as JsonSchema, inRequests: false, besideJson: false, ...contentsOf([json]) };
      return [name, { ...names, ...content, ...reader.located(['components', 'schemas', name]) }];
    }),
  );
  if (roots === undefined) return [...all.values()];
  const direct = roots.flatMap(({ references }) => references);
  const reached = reachable(direct, (name) => all.get(name)?.references ?? []);
  return [...all.values()].filter((schema) => reached.has(schema.name));
}

function errors(reader: DocumentReader): ErrorCode[] {
  return read
    .objectMembers(reader.document['x-error-catalogue'])
    .map(([code, json]) => ({
      code,
      className: errorClassName(code),
      status: read.integer(json['status']) ?? 500,
      title: read.string(json['title']) ?? code,
      ...read.texts(json, 'type', 'group', 'description', 'remedy'),
      causes: read.strings(json['causes']),
      resources: [],
      isShared: false,
      ...reader.located(['x-error-catalogue', code]),
    }))
    .sort((a, b) => compareText(a.group, b.group));
}

/** The members that only extensions at the root of the document determine. */
function extensions(document: JsonObject) {
  const { header } = read.object(document['x-webhook-signature']);
  return {
    permissions: read.objectMembers(document['x-permissions']).map(([name, json]) => ({
      name,
      ...read.texts(json, 'description'),
      implies: read.strings(json['implies']),
    })),
    rateLimits: read.objectMembers(document['x-rate-limits']).map(([name, json]) => ({
      name,
      requests: read.integer(json['requests']) ?? 0,
      windowSeconds: read.integer(json['windowSeconds']) ?? 0,
      penaltySeconds: read.integer(json['penaltySeconds']) ?? 0,
    })),
    ...read.optionalFrom('pagination', document['x-pagination'], (json) =>
      read.texts(json, 'items', 'next', 'hasMore', 'cursorParameter', 'sizeParameter'),
    ),
    ...read.optionalFrom('errorBody', document['x-error-body'], (json) => ({
      ...read.texts(json, 'code', 'detail'),
      ...read.presentTexts(json, 'type', 'documentation', 'fields', 'requestId', 'requestIdHeader'),
    })),
    ...read.optional('versionHeader', read.string(read.object(document['x-document-version'])['header'])),
    ...(typeof header === 'string' && { webhookSignature: { header } }),
    exampleOperations: read.presentTexts(read.object(document['x-example-operations']), 'list', 'create'),
    guides: buildGuides(document['x-docs']),
    changelog: buildChangelog(document['x-changelog']),
  };
}

/** Fills in the fields whose values depend on other parts of the `Api`, or on the names of all of them. */
function completeApi(api: Api): Api {
  const fileOf = {
    operations: moduleNames(api.operations.map(({ id }) => id)),
    schemas: moduleNames(api.schemas.map(({ name }) => name)),
    events: moduleNames(api.events.map(({ file }) => file)),
  };
  const sent = api.operations.flatMap(({ parameters, body }) => [...parameters, ...(body?.content ?? [])]);
  const inRequests = reachedFrom(sent, api);
  const bodies = api.operations.flatMap(({ body, responses }) => [...(body ? [body] : []), ...responses]);
  const others = bodies.flatMap(({ content }) => content.filter(({ kind }) => kind !== 'json'));
  const besideJson = reachedFrom(others, api);
  const documented = api.operations.map(({ resource, errorCodes }) => ({ resource, codes: new Set(errorCodes) }));
  return {
    ...api,
    operations: api.operations.map((each) => ({ ...each, file: fileOf.operations.get(each.id)! })),
    events: api.events.map((each) => ({ ...each, file: fileOf.events.get(each.file)! })),
    schemas: api.schemas.map((each) => ({
      ...each,
      file: fileOf.schemas.get(each.name)!,
      inRequests: inRequests.has(each.name),
      besideJson: besideJson.has(each.name),
    })),
    errors: api.errors.map((error) => {
      const returning = documented.filter(({ codes }) => codes.has(error.code));
      const resources = [...new Set(returning.map(({ resource }) => resource))].sort(compareText);
      return { ...error, resources, isShared: returning.length === documented.length };
    }),
  };
}

function reachedFrom(holders: readonly { readonly schema?: JsonSchema }[], { schemas }: Api): ReadonlySet<string> {
  const references = new Map(schemas.map((schema) => [schema.name, schema.references]));
  const direct = contentsOf(holders.flatMap(({ schema }) => schema ?? [])).references;
  return reachable(direct, (name) => references.get(name) ?? []);
}
