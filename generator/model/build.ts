import type { Diagnostic } from '../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../json.ts';
import type { LoadedSpec } from '../load/load-spec.ts';
import type {
  Api,
  ErrorBody,
  ErrorCode,
  EventVersion,
  Info,
  JsonSchema,
  License,
  NamedSchema,
  Operation,
  Pagination,
  Permission,
  RateLimit,
  Server,
  Tag,
  WebhookSignature,
} from './api.ts';
import { buildEvents } from './build-events.ts';
import { buildChangelog } from './build-changelog.ts';
import { buildGuides } from './build-guides.ts';
import { buildOperations } from './build-operations.ts';
import { canonical, compareText, isObject } from './canonical.ts';
import { completeApi } from './complete-api.ts';
import { distinctNames } from './distinct-names.ts';
import { nameClashes } from './name-clashes.ts';
import { schemaTypeName } from './names.ts';
import {
  DocumentReader,
  integer,
  list,
  members,
  object,
  optional,
  presentTexts,
  string,
  strings,
  texts,
} from './reader.ts';
import { reachable } from './schemas.ts';
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
  const reader = new DocumentReader(document, spec.place);
  const operations = buildOperations(reader);
  const events = buildEvents(reader);
  const built: Api = {
    info: info(object(document['info'])),
    servers: list(document['servers']).map((entry) => server(object(entry))),
    tags: list(document['tags']).map((entry) => tag(object(entry))),
    securitySchemes: members(reader.components('securitySchemes')).map(([name, entry]) => ({
      name,
      json: reader.follow(entry),
    })),
    operations,
    events,
    schemas: schemas(reader, spec.allSchemas === true ? undefined : [...operations, ...events]),
    // After everything with schemas is read.
    hasUnevaluated: reader.hasUnevaluated,
    errors: errors(reader),
    permissions: members(document['x-permissions']).map(([name, entry]) => permission(name, object(entry))),
    rateLimits: members(document['x-rate-limits']).map(([name, entry]) => rateLimit(name, object(entry))),
    ...optional('pagination', isObject(document['x-pagination']) ? pagination(document['x-pagination']) : undefined),
    ...optional('errorBody', isObject(document['x-error-body']) ? errorBody(document['x-error-body']) : undefined),
    ...optional('versionHeader', string(object(document['x-document-version'])['header'])),
    ...optional('webhookSignature', webhookSignature(document['x-webhook-signature'])),
    exampleOperations: presentTexts(object(document['x-example-operations']), 'list', 'create'),
    guides: buildGuides(document['x-docs']),
    changelog: buildChangelog(document['x-changelog']),
    document: reader.document,
  };
  const taken = new Set(Object.keys(reader.components('schemas')));
  const split = reader.hasOneWay ? splitDirections(built, taken, spec.strict) : { api: built, diagnostics: [] };
  const { api, diagnostics } = spec.strict
    ? { api: split.api, diagnostics: nameClashes(split.api) }
    : distinctNames(split.api);
  return { api: deepFreeze(share(previous, completeApi(api))), diagnostics: [...split.diagnostics, ...diagnostics] };
}

function info(json: JsonObject): Info {
  return {
    title: string(json['title']) ?? 'API',
    version: string(json['version']) ?? '0.0.0',
    ...presentTexts(json, 'summary', 'description'),
    ...optional('license', isObject(json['license']) ? license(json['license']) : undefined),
  };
}

function license(json: JsonObject): License {
  return { ...texts(json, 'name'), ...presentTexts(json, 'identifier', 'url') };
}

function server(json: JsonObject): Server {
  return {
    url: string(json['url']) ?? '/',
    ...presentTexts(json, 'description'),
    variables: members(json['variables']).map(([name, entry]) => ({
      name,
      default: string(object(entry)['default']) ?? '',
    })),
  };
}

function tag(json: JsonObject): Tag {
  return { ...texts(json, 'name'), ...presentTexts(json, 'description') };
}

/**
 * Only the schemas that the operations and events reach, since no generated code uses the others; without
 * these, all.
 */
function schemas(reader: DocumentReader, roots: readonly (Operation | EventVersion)[] | undefined): NamedSchema[] {
  const all = new Map<string, NamedSchema>(
    members(reader.components('schemas')).map(([name, json]) => [
      name,
      {
        name,
        typeName: schemaTypeName(name),
        file: name,
        inRequests: false,
        besideJson: false,
        json: json as JsonSchema,
        references: reader.references(json),
        ...reader.located(['components', 'schemas', name]),
      },
    ]),
  );
  if (roots === undefined) return [...all.values()];
  const direct = roots.flatMap(({ references }) => references);
  const reached = reachable(direct, (name) => all.get(name)?.references ?? []);
  return [...all.values()].filter((schema) => reached.has(schema.name));
}

function errors(reader: DocumentReader): ErrorCode[] {
  return members(reader.document['x-error-catalogue'])
    .map(([code, entry]): ErrorCode => {
      const json = object(entry);
      return {
        code,
        status: integer(json['status']) ?? 500,
        title: string(json['title']) ?? code,
        ...texts(json, 'type', 'group', 'description', 'remedy'),
        causes: strings(json['causes']),
        resources: [],
        isShared: false,
        ...reader.located(['x-error-catalogue', code]),
      };
    })
    .sort((a, b) => compareText(a.group, b.group));
}

function permission(name: string, json: JsonObject): Permission {
  return { name, ...texts(json, 'description'), implies: strings(json['implies']) };
}

function rateLimit(name: string, json: JsonObject): RateLimit {
  return {
    name,
    requests: integer(json['requests']) ?? 0,
    windowSeconds: integer(json['windowSeconds']) ?? 0,
    penaltySeconds: integer(json['penaltySeconds']) ?? 0,
  };
}

function pagination(json: JsonObject): Pagination {
  return texts(json, 'items', 'next', 'hasMore', 'cursorParameter', 'sizeParameter');
}

function errorBody(json: JsonObject): ErrorBody {
  return {
    ...texts(json, 'code', 'detail'),
    ...presentTexts(json, 'type', 'documentation', 'fields', 'requestId', 'requestIdHeader'),
  };
}

function webhookSignature(json: JsonValue | undefined): WebhookSignature | undefined {
  const header = string(object(json)['header']);
  return header === undefined ? undefined : { header };
}
