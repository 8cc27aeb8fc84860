import type { JsonObject } from '../../../../generator/json.ts';
import { type Fill, keyed } from './fill.ts';

/** Webhooks and extensions: events, errors, permissions, rate limits, docs pages, the changelog. */
export function events(fill: Fill): JsonObject {
  const code = fill('error code', 'pet_unknown');
  const permission = fill('permission', 'pet.read');
  const limit = fill('rate limit', 'default');
  const type = fill('event type', 'pet.created');
  const value = fill('guarded value', 'price');
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1.0.0' },
    security: [{ key: [permission] }],
    'x-permissions': keyed(permission, { description: fill('permission description', 'See pets.') }),
    'x-rate-limits': keyed(limit, { requests: 9, windowSeconds: 60, penaltySeconds: 60 }),
    'x-pagination': {
      items: fill('items path', 'data'),
      next: `${fill('page path', 'meta')}.next`,
      hasMore: `${fill('page path', 'meta')}.more`,
      cursorParameter: fill('cursor parameter', 'after'),
      sizeParameter: 'size',
    },
    'x-error-body': {
      code: fill('code path', 'code'),
      detail: 'detail',
      requestIdHeader: fill('id header', 'Request-Id'),
    },
    'x-webhook-signature': { header: fill('signature header', 'Pet-Signature'), algorithm: 'hmac-sha256' },
    'x-error-catalogue': keyed(code, {
      type: fill('error type', 'request_error'),
      status: 404,
      group: fill('error group', 'general'),
      title: fill('error title', 'No such pet'),
      description: fill('error description', 'There is none.'),
      causes: [fill('error cause', 'It left.')],
      remedy: fill('error remedy', 'Look for it.'),
    }),
    'x-docs': keyed(fill('guide name', 'begin'), {
      title: fill('guide title', 'Begin'),
      order: 1,
      summary: fill('guide summary', 'How to begin.'),
      sections: [
        ...['permissions', 'rate-limits', 'paginated-operations', 'sensitive-fields', 'event-versions'].map(
          (shows) => ({
            title: shows,
            shows,
          }),
        ),
        {
          title: fill('section title', 'First'),
          text: fill('section text', 'Take a pet.'),
          timeline: {
            title: fill('timeline title', 'A day'),
            steps: [{ event: type, note: fill('step note', 'It wakes.') }],
          },
        },
      ],
    }),
    'x-changelog': {
      releases: [
        {
          version: fill('release', '1.0.0'),
          date: '2026-03-01',
          summary: fill('release summary', 'The first.'),
          entries: [
            { kind: 'docs', text: fill('release entry', 'Words.'), places: [fill('release place', 'pets.list')] },
          ],
        },
      ],
    },
    paths: {
      '/pets': {
        get: {
          operationId: 'pets.list',
          tags: ['Pets'],
          description: 'All of them.',
          security: [],
          'x-rate-limit': limit,
          'x-emits': [type],
          'x-error-codes': [code],
          'x-paginated': true,
          parameters: [
            { name: fill('cursor parameter', 'after'), in: 'query', schema: { type: 'string' } },
            { name: 'size', in: 'query', schema: { type: 'integer', default: 5 } },
            {
              name: 'include',
              in: 'query',
              'x-error-code': code,
              'x-value-permissions': keyed(value, [permission]),
              schema: { type: 'string', enum: [value] },
            },
          ],
          responses: {
            '200': {
              description: 'A page.',
              content: {
                'application/json': {
                  schema: {
                    type: 'object',
                    required: [fill('items path', 'data'), fill('page path', 'meta')],
                    properties: {
                      ...keyed(fill('items path', 'data'), { type: 'array', items: { type: 'string' } }),
                      ...keyed(fill('page path', 'meta'), {
                        type: 'object',
                        required: ['next', 'more'],
                        properties: { next: { type: 'string', format: 'uri' }, more: { type: 'boolean' } },
                      }),
                    },
                  },
                },
              },
            },
            '404': { description: 'No such pet.', content: { 'application/json': { schema: {} } } },
          },
        },
      },
    },
    webhooks: keyed(fill('webhook', 'pet.created.v1'), {
      post: {
        summary: fill('webhook summary', 'A pet is born.'),
        description: fill('webhook description', 'One pet.'),
        'x-event': { type, version: 1, group: fill('event group', 'pet') },
        requestBody: {
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['event_type'],
                properties: {
                  event_type: { const: type },
                  ...keyed(fill('secret member', 'owner'), {
                    type: 'string',
                    'x-sensitive': { masked: fill('mask', 'hidden') },
                  }),
                },
              },
              example: { event_type: type, ...keyed(fill('secret member', 'owner'), fill('payload value', 'Ada')) },
            },
          },
        },
        responses: { '200': { description: 'Heard.' } },
      },
    }),
    components: { securitySchemes: { key: { type: 'http', scheme: 'bearer' } } },
  };
}
