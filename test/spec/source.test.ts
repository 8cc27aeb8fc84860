import { beforeAll, describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../../generator/json.ts';
import { at, bundledDocument, objectAt } from './document.ts';
import { LIMITS, REQUIRED } from './source-limits.ts';
import {
  API_ERRORS,
  ENUMERATIONS,
  ERRORS,
  EVENT_TYPES,
  KEY_CODES,
  KEYED_METHODS,
  CHANGE_PREVIEWS,
  PREVIEWS,
  LATER_VERSIONS,
  OPERATIONS,
  QUERY,
  RESOURCES,
  SETS,
  WRITE_ONLY,
} from './source-tables.ts';

const words = (text: string): string[] => text.split(/\s+/).filter(Boolean);
const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();

/** Headers of error responses by status, besides those of every response. */
const HEADERS: Readonly<Record<string, readonly string[]>> = {
  '401': ['WWW-Authenticate'],
  '409': ['Retry-After'],
  '429': ['Retry-After'],
  '503': ['Retry-After'],
};

describe('the document matches the tables of its source', () => {
  let document: JsonObject;

  beforeAll(async () => {
    document = await bundledDocument();
  });

  const parametersOf = (method: string, path: string, place: string): Map<string, JsonObject> => {
    const parameters = at(document, 'paths', path, method, 'parameters') as readonly JsonValue[];
    const all = parameters.map((_, index) => objectAt(document, 'paths', path, method, 'parameters', index));
    return new Map(all.filter((each) => each['in'] === place).map((each) => [String(each['name']), each]));
  };
  const errorCode = (code: string): JsonObject => objectAt(document, 'x-error-catalogue', code);

  test('has exactly the listed operations', () => {
    const found = Object.entries(objectAt(document, 'paths')).flatMap(([path, item]) =>
      Object.keys(item as JsonObject).map((method) => `${method} ${path}`),
    );
    expect(sorted(found)).toEqual(sorted(OPERATIONS.map(([, method, path]) => `${method} ${path}`)));
  });

  describe.each(OPERATIONS)('%s', (id, method, path, permission, status, codes, emits) => {
    const isPreview = PREVIEWS.includes(id);
    const isRepeatable = isPreview || CHANGE_PREVIEWS.includes(id);
    const isKeyed = KEYED_METHODS.includes(method) && !isRepeatable;

    test('has the listed permission, statuses, error codes and events', () => {
      const operation = objectAt(document, 'paths', path, method);
      const listed = words(codes).flatMap((code) => SETS[code] ?? [code]);
      const expected = sorted(isKeyed ? [...listed, ...KEY_CODES] : listed);
      const statuses = expected.map((code) => String(errorCode(code)['status']));
      expect(operation['operationId']).toBe(id);
      expect(operation['security']).toEqual(permission === 'public' ? [] : [{ apiKey: words(permission) }]);
      expect(operation['x-rate-limit']).toBe(isPreview ? 'preview' : 'default');
      expect(operation['x-repeatable']).toBe(isRepeatable ? true : undefined);
      expect(sorted(operation['x-error-codes'] as string[])).toEqual(expected);
      expect(sorted(Object.keys(operation['responses'] as JsonObject))).toEqual(sorted([status, ...statuses]));
      expect(operation['x-emits'] ?? []).toEqual(words(emits));
      expect(operation['requestBody'] !== undefined).toBe(words(codes).includes('B'));
    });

    test('has the listed parameters', () => {
      const query: Record<string, JsonObject> = QUERY[id as keyof typeof QUERY] ?? {};
      const found = parametersOf(method, path, 'query');
      expect(sorted(found.keys())).toEqual(sorted(Object.keys(query)));
      for (const [name, schema] of Object.entries(query)) expect(found.get(name)).toMatchObject({ schema });

      const inPath = parametersOf(method, path, 'path');
      expect(sorted(inPath.keys())).toEqual(sorted(path.matchAll(/{(\w+)}/g).map(([, name]) => name!)));
      for (const each of inPath.values()) expect(each['x-error-code']).toBe('bad_request');

      const headers = parametersOf(method, path, 'header');
      const list = 'per_page' in query;
      const others = [...(isKeyed ? ['Idempotency-Key'] : []), ...(list ? ['Skip-Count'] : [])];
      expect(sorted(headers.keys())).toEqual(sorted(['Service-Version', ...others]));
      expect(headers.get('Idempotency-Key')?.['x-idempotency-key']).toBe(isKeyed ? true : undefined);
      expect(headers.get('Service-Version')).toMatchObject({
        schema: { enum: ['1'] },
        'x-error-code': 'invalid_version',
      });
      expect(objectAt(document, 'paths', path, method)['x-paginated'] ?? false).toBe(list);
    });

    test('names the version of the document and the request id in headers of each response', () => {
      for (const each of Object.keys(objectAt(document, 'paths', path, method, 'responses'))) {
        const headers = objectAt(document, 'paths', path, method, 'responses', each, 'headers');
        const beside = each === status && isKeyed ? ['Idempotency-Replayed'] : (HEADERS[each] ?? []);
        expect(Object.keys(headers).sort()).toEqual(['Document-Version', 'Request-Id', ...beside].sort());
      }
    });
  });

  test('separates arrays in the query by commas, and accepts at most 200 values in a filter', () => {
    for (const [, method, path] of OPERATIONS)
      for (const each of parametersOf(method, path, 'query').values()) {
        const schema = each['schema'] as JsonObject;
        if (schema['type'] !== 'array') continue;
        expect(each).toMatchObject({ style: 'form', explode: false });
        expect(schema['maxItems']).toBe(each['name'] === 'include' ? undefined : 200);
      }
  });

  test.each([
    ['/products', 'prices', 'price.read'],
    ['/products/{product_id}', 'prices', 'price.read'],
    ['/prices', 'product', 'product.read'],
    ['/prices/{price_id}', 'product', 'product.read'],
  ])('%s requires the permission to read what include=%s adds', (path, value, permission) => {
    expect(parametersOf('get', path, 'query').get('include')).toMatchObject({
      'x-value-permissions': { [value]: [permission] },
    });
  });

  test('has every event type in version 1 and in the listed later versions', () => {
    const webhooks = Object.entries(objectAt(document, 'webhooks')).map(([key, item]) => {
      const event = (item as { post: { 'x-event': { type: string; version: number } } }).post['x-event'];
      expect(key).toBe(`${event.type}.v${event.version}`);
      return key;
    });
    const expected = [...words(EVENT_TYPES).map((type) => `${type}.v1`), ...LATER_VERSIONS];
    expect(webhooks.sort()).toEqual(expected.sort());
    expect(sorted(at(document, 'components', 'schemas', 'EventTypeName', 'enum') as string[])).toEqual(
      sorted(words(EVENT_TYPES)),
    );
  });

  test.each(LIMITS)('%s.%s has the listed limits', (schema, property, limits) => {
    expect(objectAt(document, 'components', 'schemas', schema, 'properties', property)).toMatchObject(limits);
  });

  test.each(Object.entries(REQUIRED))(
    '%s requires only the listed members, and allows no others',
    (schema, required) => {
      expect(objectAt(document, 'components', 'schemas', schema)).toMatchObject({
        required,
        additionalProperties: false,
      });
    },
  );

  test.each(Object.entries(ENUMERATIONS))('the enumeration %s has the listed values', (schema, values) => {
    expect(sorted(at(document, 'components', 'schemas', schema, 'enum') as string[])).toEqual(sorted(words(values)));
  });

  test('requests, destinations and events have the same versions of the API', () => {
    const versions = at(document, 'components', 'schemas', 'ApiVersion', 'enum') as number[];
    const pinned = at(document, 'components', 'parameters', 'ServiceVersion', 'schema', 'enum') as string[];
    const webhooks = Object.values(objectAt(document, 'webhooks')) as { post: { 'x-event': { version: number } } }[];
    expect(versions.map(String)).toEqual(pinned);
    expect([...new Set(webhooks.map(({ post }) => post['x-event'].version))].sort()).toEqual(versions);
  });

  test('every pattern has a message that shows no regular expression', () => {
    const patterns: JsonObject[] = [];
    const collect = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      if (!Array.isArray(value) && typeof (value as JsonObject)['pattern'] === 'string')
        patterns.push(value as JsonObject);
      for (const [key, member] of Object.entries(value)) if (!/^(examples?|default)$/.test(key)) collect(member);
    };
    collect(document);
    expect(patterns.length).toBeGreaterThan(40);
    const words = patterns.map((schema) => String(schema['x-pattern-message']));
    expect(words.filter((text) => !/^(be|have|start)\b/.test(text) || /[\^$\\[\]{}]|\(\?/.test(text))).toEqual([]);
  });

  test('import data requires only the name of the system that it came from', () => {
    expect(at(document, 'components', 'schemas', 'ImportMeta', 'required')).toEqual(['imported_from']);
  });

  test('has every listed error code with its status and type', () => {
    const catalogue = Object.entries(objectAt(document, 'x-error-catalogue')) as [string, JsonObject][];
    const expected = Object.entries(ERRORS).flatMap(([status, codes]) =>
      words(codes).map((code) => `${code} ${status}`),
    );
    expect(sorted(catalogue.map(([code, { status }]) => `${code} ${status}`))).toEqual(sorted(expected));
    const apiErrors = catalogue.filter(([, { type }]) => type === 'api_error').map(([code]) => code);
    expect(sorted(apiErrors)).toEqual(API_ERRORS);
  });

  test('has every listed permission, and writing implies reading', () => {
    const names = words(RESOURCES).flatMap((resource) => [`${resource}.read`, `${resource}.write`]);
    const permissions = objectAt(document, 'x-permissions');
    expect(sorted(Object.keys(permissions))).toEqual(sorted([...names, 'api_key.read', 'metrics.read', ...WRITE_ONLY]));
    for (const [name, permission] of Object.entries(permissions)) {
      const [resource, action] = name.split('.');
      expect((permission as JsonObject)['implies'] ?? []).toEqual(
        action === 'write' && !WRITE_ONLY.includes(name) ? [`${resource}.read`] : [],
      );
    }
  });

  test('has the listed rate limits', () => {
    expect(at(document, 'x-rate-limits')).toEqual({
      default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
      preview: { requests: 1000, windowSeconds: 60, penaltySeconds: 60 },
    });
  });
});
