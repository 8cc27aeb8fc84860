import type { JsonObject, JsonValue } from '../../../json.ts';
import { document, operation, parameter, schema, type Kind } from '../../document/grammar.ts';
import { entries, isObject } from '../../document/json.ts';

/** An extension of this generator: where it is allowed, and its values (see `spec/README.md`). */
export interface Extension {
  readonly kind: Kind;
  /** For the message: `belongs on …`. */
  readonly where: string;
  /** Completes the message `must be …`. */
  readonly expected: string;
  readonly fits: (value: JsonValue) => boolean;
}

const isText = (value: JsonValue | undefined): boolean => typeof value === 'string' && value !== '';
const isNatural = (value: JsonValue | undefined): boolean => Number.isInteger(value) && (value as number) > 0;
const isTexts = (value: JsonValue | undefined): boolean =>
  Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;
const isTrue = (value: JsonValue): boolean => value === true;
/** An object with exactly these members; a name that ends in `?` is optional. */
const isRecord = (
  value: JsonValue | undefined,
  members: Record<string, (value: JsonValue | undefined) => boolean>,
): boolean =>
  isObject(value) &&
  Object.keys(value).every((key) => key in members || `${key}?` in members) &&
  Object.entries(members).every(([key, fits]) =>
    key.endsWith('?') ? optional(value, key.slice(0, -1), fits) : fits(value[key]),
  );
const optional = (value: JsonObject, key: string, fits: (value: JsonValue | undefined) => boolean): boolean =>
  value[key] === undefined || fits(value[key]);
const isTable = (value: JsonValue, fits: (entry: JsonValue) => boolean): boolean =>
  isObject(value) && Object.values(value).every(fits);
const isErrorStatus = (value: JsonValue | undefined): boolean =>
  isNatural(value) && (value as number) >= 400 && (value as number) <= 599;

const errorEntry = {
  type: isText,
  status: isErrorStatus,
  group: isText,
  title: isText,
  description: isText,
  'causes?': isTexts,
  remedy: isText,
};
const rateLimit = { requests: isNatural, windowSeconds: isNatural, penaltySeconds: isNatural };
const pagination = { items: isText, next: isText, hasMore: isText, cursorParameter: isText, sizeParameter: isText };
const errorBody = {
  code: isText,
  detail: isText,
  'documentation?': isText,
  'fields?': isText,
  'requestId?': isText,
  'requestIdHeader?': isText,
};
/** The name of a header is a token (RFC 9110 §5.6.2). */
const isHeaderName = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' && /^[\w!#$%&'*+.^`|~-]+$/.test(value);
const documentVersion = { header: isHeaderName };
const webhookSignature = {
  header: isHeaderName,
  algorithm: (value: JsonValue | undefined) => value === 'hmac-sha256',
};

const GUIDE_TABLES = ['permissions', 'rate-limits', 'paginated-operations', 'sensitive-fields', 'event-versions'];
const isList = (value: JsonValue | undefined, fits: (entry: JsonValue) => boolean): boolean =>
  Array.isArray(value) && value.length > 0 && value.every(fits);
const timeline = {
  title: isText,
  steps: (value: JsonValue | undefined) => isList(value, (step) => isRecord(step, { event: isText, 'note?': isText })),
};
const guideSection = {
  title: isText,
  'text?': isText,
  'shows?': (value: JsonValue | undefined) => GUIDE_TABLES.includes(value as string),
  'timeline?': (value: JsonValue | undefined) => isRecord(value, timeline),
};
const guide = {
  title: isText,
  order: isNatural,
  summary: isText,
  sections: (value: JsonValue | undefined) => isList(value, (section) => isRecord(section, guideSection)),
};

const isDate = (value: JsonValue | undefined): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
const isOneOf =
  (...words: readonly string[]) =>
  (value: JsonValue | undefined): boolean =>
    words.includes(value as string);
const releaseEntry = {
  kind: isOneOf('breaking', 'compatible', 'docs'),
  'direction?': isOneOf('request', 'response', 'webhook', 'api'),
  'code?': isText,
  'at?': isText,
  'places?': isTexts,
  text: isText,
};
const release = {
  version: isText,
  date: isDate,
  'summary?': isText,
  entries: (value: JsonValue | undefined) =>
    Array.isArray(value) && value.every((entry) => isRecord(entry, releaseEntry)),
};

const root = { kind: document, where: 'the root of the document' };
const onOperation = { kind: operation, where: 'an operation of `paths`' };
const onSchema = { kind: schema, where: 'a schema' };

export const extensions: Readonly<Record<string, Extension>> = {
  'x-error-catalogue': {
    ...root,
    expected:
      'a mapping of codes to type, status (400 to 599), group, title, description, remedy and, optionally, causes',
    fits: (value) => isTable(value, (entry) => isRecord(entry, errorEntry)),
  },
  'x-permissions': {
    ...root,
    expected: 'a mapping of permissions to a description and, optionally, implies (a list of permissions)',
    fits: (value) => isTable(value, (entry) => isRecord(entry, { description: isText, 'implies?': isTexts })),
  },
  'x-rate-limits': {
    ...root,
    expected: 'a mapping of classes to requests, windowSeconds and penaltySeconds, each a whole number above 0',
    fits: (value) => isTable(value, (entry) => isRecord(entry, rateLimit)),
  },
  'x-pagination': {
    ...root,
    expected: 'a mapping with items, next, hasMore (paths into the response), cursorParameter and sizeParameter',
    fits: (value) => isRecord(value, pagination),
  },
  'x-error-body': {
    ...root,
    expected:
      'a mapping with code, detail and, optionally, documentation, fields, requestId (paths into the body of an error) ' +
      'and requestIdHeader',
    fits: (value) => isRecord(value, errorBody),
  },
  'x-document-version': {
    ...root,
    expected: 'a mapping with header (the name of an HTTP header)',
    fits: (value) => isRecord(value, documentVersion),
  },
  'x-webhook-signature': {
    ...root,
    expected: 'a mapping with header (the name of an HTTP header) and algorithm (`hmac-sha256`)',
    fits: (value) => isRecord(value, webhookSignature),
  },
  'x-docs': {
    ...root,
    expected:
      'a mapping of names (such as `rate-limits`) to pages with title, order, summary and sections, each with a title and with text, shows ' +
      `(${GUIDE_TABLES.join(', ')}) or timeline (title, and steps with event and note)`,
    fits: (value) =>
      isTable(value, (entry) => isRecord(entry, guide)) &&
      // The name becomes the last segment of the page's URL.
      entries(value).every(([name]) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)),
  },
  'x-changelog': {
    ...root,
    expected:
      'a mapping with releases, each with version, date (YYYY-MM-DD) and entries of kind (breaking, compatible, docs), text and places',
    fits: (value) => isRecord(value, { releases: (releases) => isList(releases, (entry) => isRecord(entry, release)) }),
  },
  'x-error-codes': { ...onOperation, expected: 'a list of different error codes', fits: isTexts },
  'x-rate-limit': { ...onOperation, expected: 'the name of a rate-limit class', fits: isText },
  'x-emits': { ...onOperation, expected: 'a list of different event types', fits: isTexts },
  'x-paginated': { ...onOperation, expected: 'true', fits: isTrue },
  'x-repeatable': { ...onOperation, expected: 'true', fits: isTrue },
  'x-event': {
    kind: operation,
    where: 'an operation of `webhooks`',
    expected: 'a mapping with type, version (a whole number above 0) and group',
    fits: (value) => isRecord(value, { type: isText, version: isNatural, group: isText }),
  },
  'x-value-permissions': {
    kind: parameter,
    where: 'a query parameter',
    expected: 'a mapping of values to lists of permissions',
    fits: (value) => isObject(value) && entries(value).every(([, permissions]) => isTexts(permissions)),
  },
  'x-error-code': { kind: parameter, where: 'a parameter', expected: 'an error code', fits: isText },
  'x-cap': {
    kind: schema,
    where: 'the integer schema of a parameter',
    expected: 'a whole number',
    fits: (value) => Number.isInteger(value),
  },
  'x-id-prefix': {
    ...onSchema,
    expected: 'a prefix such as `ctm_`',
    fits: (value) => typeof value === 'string' && /^[a-z][a-z0-9]*_$/.test(value),
  },
  'x-open-enum': { ...onSchema, expected: 'true', fits: isTrue },
  'x-sensitive': {
    kind: schema,
    where: 'the schema of a property',
    expected: 'a mapping with the value `masked`',
    fits: (value) => isRecord(value, { masked: (masked) => masked !== undefined }),
  },
  'x-null-means-default': {
    kind: schema,
    where: 'a property that has a `default` and allows null',
    expected: 'true',
    fits: isTrue,
  },
  'x-max-bytes': { kind: schema, where: 'an object schema', expected: 'a whole number above 0', fits: isNatural },
  'x-pattern-message': {
    kind: schema,
    where: 'a schema with a `pattern`',
    expected: 'a text that completes "must …"',
    fits: isText,
  },
};
