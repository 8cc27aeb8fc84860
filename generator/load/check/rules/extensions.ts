import type { JsonObject } from '../../../json.ts';
import { document, operation, parameter, schema, type Kind } from '../../document/grammar.ts';
import { at, entries, get, isObject, type Path, typesOf } from '../../document/json.ts';
import { type Fits, fullListOf, isCount, isText, isTexts, listOf } from '../../document/schema-keywords.ts';
import { mapOf, matching, oneOf, record, type Shape } from '../../document/schema-keywords.ts';
import type { DocumentView, Found } from '../document-view.ts';

/** An extension of this generator: where it is allowed, and its values (see `spec/README.md`). */
export interface Extension extends Shape {
  readonly kind: Kind;
  /** For the message: `belongs on …`. */
  readonly where: string;
  /** Whether an object of the kind may have it; every one by default. */
  readonly isAllowed?: (found: Found, view: DocumentView) => boolean;
}

/** Members that are texts, for `record`. */
const texts = (names: string): Record<string, Fits> =>
  Object.fromEntries(names.split(' ').map((name) => [name, isText]));

const errorEntry = record({
  ...texts('type group title description remedy'),
  status: (value) => isCount(value) && (value as number) >= 400 && (value as number) <= 599,
  'causes?': isTexts,
});
const isErrorResponses: Fits = (value) =>
  mapOf(isObject)(value) && entries(value).every(([status]) => /^[45][0-9][0-9]$/.test(status));
/** The name of a header is a token (RFC 9110 §5.6.2). */
const isHeaderName = matching(/^[\w!#$%&'*+.^`|~-]+$/);

const GUIDE_TABLES = ['permissions', 'rate-limits', 'paginated-operations', 'sensitive-fields', 'event-versions'];
const guideSection = record({
  ...texts('title text?'),
  'shows?': oneOf(...GUIDE_TABLES),
  'timeline?': record({ title: isText, steps: fullListOf(record(texts('event note?'))) }),
});
const isGuides = mapOf(record({ ...texts('title summary'), order: isCount, sections: fullListOf(guideSection) }));

const releaseEntry = record({
  kind: oneOf('breaking', 'compatible', 'docs'),
  'direction?': oneOf('request', 'response', 'webhook', 'api'),
  'places?': isTexts,
  ...texts('code? at? text'),
});
const release = record({
  ...texts('version summary?'),
  date: matching(/^\d{4}-\d{2}-\d{2}$/),
  entries: listOf(releaseEntry),
});

const root = { kind: document, where: 'the root of the document' };
const onOperation = {
  kind: operation,
  where: 'an operation of `paths`',
  isAllowed: ({ path }: Found) => path[0] === 'paths',
};
const onSchema = { kind: schema, where: 'a schema' };

const flag: Shape = { expected: 'true', fits: oneOf(true) };

export const extensions: Readonly<Record<string, Extension>> = {
  'x-error-catalogue': {
    ...root,
    expected:
      'a mapping of codes to type, status (400 to 599), group, title, description, remedy and, optionally, causes',
    fits: mapOf(errorEntry),
  },
  'x-shared-errors': {
    ...root,
    expected: 'a mapping with sets (lists of different error codes by name) and responses by status (400 to 599)',
    fits: record({ sets: mapOf(isTexts), responses: isErrorResponses }),
  },
  'x-permissions': {
    ...root,
    expected: 'a mapping of permissions to a description and, optionally, implies (a list of permissions)',
    fits: mapOf(record({ description: isText, 'implies?': isTexts })),
  },
  'x-rate-limits': {
    ...root,
    expected: 'a mapping of classes to requests, windowSeconds and penaltySeconds, each a whole number above 0',
    fits: mapOf(record({ requests: isCount, windowSeconds: isCount, penaltySeconds: isCount })),
  },
  'x-pagination': {
    ...root,
    expected: 'a mapping with items, next, hasMore (paths into the response), cursorParameter and sizeParameter',
    fits: record(texts('items next hasMore cursorParameter sizeParameter')),
  },
  'x-error-body': {
    ...root,
    expected:
      'a mapping with code, detail and, optionally, type, documentation, fields, requestId (paths into the body of an error) ' +
      'and requestIdHeader',
    fits: record(texts('code detail type? documentation? fields? requestId? requestIdHeader?')),
  },
  'x-document-version': {
    ...root,
    expected: 'a mapping with header (the name of an HTTP header)',
    fits: record({ header: isHeaderName }),
  },
  'x-webhook-signature': {
    ...root,
    expected: 'a mapping with header (the name of an HTTP header) and algorithm (`hmac-sha256`)',
    fits: record({ header: isHeaderName, algorithm: oneOf('hmac-sha256') }),
  },
  'x-example-operations': {
    ...root,
    expected: 'a mapping with list, create or both, each the operationId of an operation',
    fits: record(texts('list? create?')),
  },
  'x-docs': {
    ...root,
    expected:
      'a mapping of names (such as `rate-limits`) to pages with title, order, summary and sections, each with a title and with text, shows ' +
      `(${GUIDE_TABLES.join(', ')}) or timeline (title, and steps with event and note)`,
    fits: (value) =>
      isGuides(value) &&
      // The name becomes the last segment of the page's URL.
      entries(value).every(([name]) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)),
  },
  'x-changelog': {
    ...root,
    expected:
      'a mapping with releases, each with version, date (YYYY-MM-DD) and entries of kind (breaking, compatible, docs), text and places',
    fits: record({ releases: fullListOf(release) }),
  },
  'x-error-sets': { ...onOperation, expected: 'a list of different names of sets in x-shared-errors', fits: isTexts },
  'x-error-codes': { ...onOperation, expected: 'a list of different error codes', fits: isTexts },
  'x-rate-limit': { ...onOperation, expected: 'the name of a rate-limit class', fits: isText },
  'x-emits': { ...onOperation, expected: 'a list of different event types', fits: isTexts },
  'x-paginated': { ...onOperation, ...flag },
  'x-repeatable': { ...onOperation, ...flag },
  'x-event': {
    kind: operation,
    where: 'an operation of `webhooks`',
    isAllowed: ({ path }) => path[0] === 'webhooks',
    expected: 'a mapping with type, version (a whole number above 0) and group',
    fits: record({ type: isText, version: isCount, group: isText }),
  },
  'x-value-permissions': {
    kind: parameter,
    where: 'a query parameter',
    isAllowed: ({ json }) => json['in'] === 'query',
    expected: 'a mapping of values to lists of permissions',
    fits: mapOf(isTexts),
  },
  'x-error-code': { kind: parameter, where: 'a parameter', expected: 'an error code', fits: isText },
  'x-idempotency-key': {
    kind: parameter,
    where: 'an optional header parameter',
    isAllowed: ({ json }) => json['in'] === 'header' && json['required'] !== true,
    ...flag,
  },
  'x-cap': {
    kind: schema,
    where: 'the integer schema of a parameter',
    isAllowed: ({ json, path }, view) =>
      isParameterSchema(path, view) && typesOf(view.follow(json)).includes('integer'),
    expected: 'a whole number',
    fits: (value) => Number.isInteger(value),
  },
  'x-id-prefix': { ...onSchema, expected: 'a prefix such as `ctm_`', fits: matching(/^[a-z][a-z0-9]*_$/) },
  'x-open-enum': { ...onSchema, ...flag },
  'x-sensitive': {
    kind: schema,
    where: 'the schema of a property',
    isAllowed: ({ path }) => path.at(-2) === 'properties',
    expected: 'a mapping with the value `masked`',
    fits: record({ masked: (masked) => masked !== undefined }),
  },
  'x-null-means-default': {
    kind: schema,
    where: 'a property that has a `default` and allows null',
    isAllowed: ({ json, path }) =>
      path.at(-2) === 'properties' && (json['default'] ?? null) !== null && acceptsNull(json),
    ...flag,
  },
  'x-max-bytes': {
    kind: schema,
    where: 'an object schema',
    isAllowed: ({ json }, view) => typesOf(view.follow(json)).includes('object'),
    expected: 'a whole number above 0',
    fits: isCount,
  },
  'x-pattern-message': {
    kind: schema,
    where: 'a schema with a `pattern`',
    isAllowed: ({ json }) => typeof json['pattern'] === 'string',
    expected: 'a text that completes "must …"',
    fits: isText,
  },
};

function acceptsNull(json: JsonObject): boolean {
  const alternatives = ['anyOf', 'oneOf'].flatMap((key) => json[key] ?? []);
  return [json, ...alternatives].some((one) => typesOf(one).includes('null'));
}

function isParameterSchema(path: Path, view: DocumentView): boolean {
  const owner = at(view.document, path.slice(0, -1));
  if (path.at(-1) === 'schema') return typeof get(owner, 'in') === 'string';
  const reference = `#/components/schemas/${String(path.at(-1))}`;
  return path.length === 3 && view.parameters.some(({ json }) => get(json['schema'], '$ref') === reference);
}
