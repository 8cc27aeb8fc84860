import type { JsonValue } from '../../../../generator/json.ts';

/** A document that tests take apart as they please. */
// oxlint-disable-next-line typescript/no-explicit-any
export type Draft = Record<string, any>;

const body = (ref: string): Draft => ({ required: true, content: { 'application/json': { schema: { $ref: ref } } } });
const responseWith = (ref: string, headers: Draft = {}): Draft => ({
  description: 'Done.',
  headers,
  content: { 'application/json': { schema: { $ref: ref } } },
});
const THING = '#/components/schemas/Thing';

/** A document in which one schema, `Thing`, is sent, answered and delivered, each in several places. */
export function sharedDocument(): Draft {
  return {
    openapi: '3.1.1',
    info: { title: 'Things', version: '1.2.3', description: 'About things.' },
    servers: [
      { url: 'https://api.sample.example', description: 'Live.' },
      { url: 'https://{region}.sample.example', variables: { region: { default: 'eu', enum: ['eu', 'us'] } } },
    ],
    security: [],
    tags: [{ name: 'Things', description: 'All of them.' }],
    'x-permissions': {
      'thing.read': { description: 'Read things.' },
      'thing.write': { description: 'Write things.', implies: ['thing.read'] },
      'part.read': { description: 'Read parts.' },
    },
    'x-rate-limits': {
      default: { requests: 240, windowSeconds: 60, penaltySeconds: 60 },
      slow: { requests: 10, windowSeconds: 60, penaltySeconds: 60 },
    },
    'x-pagination': {
      ...{ items: 'data', next: 'meta.next', hasMore: 'meta.has_more' },
      ...{ cursorParameter: 'after', sizeParameter: 'per_page' },
    },
    'x-webhook-signature': { header: 'Sample-Signature', algorithm: 'hmac-sha256' },
    'x-error-catalogue': {
      not_found: { type: 'request_error', status: 404, group: 'g', title: 'T', description: 'D.', remedy: 'R.' },
      invalid_field: { type: 'request_error', status: 400, group: 'g', title: 'T', description: 'D.', remedy: 'R.' },
      conflict: { type: 'request_error', status: 409, group: 'g', title: 'T', description: 'D.', remedy: 'R.' },
    },
    paths: {
      '/things': {
        get: {
          ...{ operationId: 'things.list', tags: ['Things'], summary: 'List.', security: [{ key: ['thing.read'] }] },
          ...{ 'x-rate-limit': 'default', 'x-error-codes': ['invalid_field'], 'x-paginated': true },
          parameters: [
            { $ref: '#/components/parameters/After' },
            { name: 'per_page', in: 'query', schema: { type: 'integer', maximum: 200, 'x-cap': 100, default: 50 } },
            {
              ...{ name: 'include', in: 'query', style: 'form', explode: false },
              ...{ 'x-value-permissions': { part: ['part.read'] } },
              schema: { type: 'array', items: { type: 'string', enum: ['part', 'maker'] } },
            },
            { name: 'Trace', in: 'header', schema: { type: 'string' } },
          ],
          responses: {
            '200': responseWith('#/components/schemas/ThingList', {
              'Request-Id': { required: true, schema: { type: 'string' } },
              'Skip-Count': { schema: { type: 'boolean' } },
            }),
            '400': { $ref: '#/components/responses/Failed' },
          },
        },
        post: {
          ...{ operationId: 'things.create', tags: ['Things'], security: [{ key: ['thing.write'] }] },
          ...{
            'x-rate-limit': 'default',
            'x-error-codes': ['invalid_field', 'conflict'],
            'x-emits': ['thing.changed'],
          },
          requestBody: body(THING),
          responses: {
            '201': responseWith(THING, { 'Request-Id': { required: true, schema: { type: 'string' } } }),
            '400': { $ref: '#/components/responses/Failed' },
            '409': { $ref: '#/components/responses/Failed' },
          },
        },
      },
      '/things/{thing_id}': {
        parameters: [
          { name: 'thing_id', in: 'path', required: true, schema: { $ref: '#/components/schemas/ThingId' } },
        ],
        get: {
          ...{ operationId: 'things.get', tags: ['Things'], security: [{ key: ['thing.read'] }] },
          ...{ 'x-rate-limit': 'default', 'x-error-codes': ['not_found'] },
          responses: { '200': responseWith(THING), '404': { $ref: '#/components/responses/Failed' } },
        },
        patch: {
          ...{ operationId: 'things.update', tags: ['Things'], security: [{ key: ['thing.write'] }] },
          ...{ 'x-rate-limit': 'slow', 'x-error-codes': ['not_found', 'invalid_field'], 'x-emits': ['thing.changed'] },
          parameters: [{ $ref: '#/components/parameters/After' }],
          requestBody: body(THING),
          responses: { '200': responseWith(THING), '400': { $ref: '#/components/responses/Failed' } },
        },
      },
      '/status': {
        get: { operationId: 'status.get', tags: ['Things'], responses: { '200': { description: 'Up.' } } },
      },
    },
    webhooks: {
      'thing.changed.v1': {
        post: {
          'x-event': { type: 'thing.changed', version: 1, group: 'Thing' },
          summary: 'Changed.',
          parameters: [{ name: 'Sample-Signature', in: 'header', required: true, schema: { type: 'string' } }],
          requestBody: body('#/components/schemas/ThingChanged'),
          responses: { '204': { description: 'Taken.' } },
        },
      },
      'thing.changed.v2': {
        post: {
          'x-event': { type: 'thing.changed', version: 2, group: 'Thing' },
          requestBody: body(THING),
          responses: { '204': { description: 'Taken.' } },
        },
      },
      'thing.gone.v1': {
        post: {
          'x-event': { type: 'thing.gone', version: 1, group: 'Thing' },
          requestBody: body('#/components/schemas/Gone'),
          responses: { '204': { description: 'Taken.' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key.' } },
      parameters: {
        After: {
          name: 'after',
          in: 'query',
          description: 'Where to go on.',
          schema: { type: 'string', maxLength: 80 },
        },
      },
      responses: { Failed: responseWith('#/components/schemas/Failure') },
      schemas: {
        Thing: {
          type: 'object',
          required: ['id'],
          properties: {
            id: { type: 'string' },
            note: { type: 'string', description: 'Text.' },
            // A schema inside itself must not keep anything from ending.
            children: { type: 'array', items: { $ref: THING } },
          },
        },
        ThingId: { type: 'string', pattern: '^thi_[a-z0-9]{4}$', 'x-id-prefix': 'thi_' },
        ThingList: {
          type: 'object',
          required: ['data'],
          properties: { data: { type: 'array', items: { $ref: THING } } },
        },
        ThingChanged: { type: 'object', required: ['data'], properties: { data: { $ref: THING } } },
        Gone: { type: 'object', required: ['id'], properties: { id: { type: 'string' } } },
        Failure: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
      },
    },
  };
}

export type Schema = JsonValue;

/** Where `Thing` is met, by direction. */
export const THING_PLACES = {
  request: ['things.create body', 'things.update body'],
  response: ['things.create 201', 'things.get 200', 'things.list 200', 'things.update 200'],
  webhook: ['thing.changed.v1 payload', 'thing.changed.v2 payload'],
} as const;
