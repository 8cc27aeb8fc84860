import type { JsonObject } from '../../../../generator/json.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } });

/** A document with every construct of the types package. */
export const ZOO: JsonObject = {
  paths: {
    '/animals/{animal_id}': {
      put: {
        operationId: 'animals.replace',
        parameters: [
          { name: 'animal_id', in: 'path', required: true, schema: ref('AnimalId') },
          {
            name: 'include',
            in: 'query',
            schema: { type: 'array', items: { type: 'string', enum: ['keeper', 'food'] } },
          },
          {
            name: 'per_page',
            in: 'query',
            description: 'Size of a page.',
            schema: { type: 'integer', default: 50, 'x-cap': 200 },
          },
          { name: 'Skip-Count', in: 'header', required: true, schema: { type: 'boolean' } },
        ],
        requestBody: { required: true, description: 'The animal as it is to be.', ...json(ref('AnimalChange')) },
        responses: {
          '200': { description: 'The animal.', ...json(ref('Animal')) },
          '204': { description: 'Nothing changed.' },
          '4XX': {
            description: 'Any mistake.',
            content: { 'application/problem+json': { schema: {} }, 'text/html': {} },
          },
          default: { description: 'Two lines\nto read.', content: { 'text/plain': {} } },
        },
      },
    },
    '/picture': {
      get: { operationId: 'pictures.get', responses: { '200': { description: 'One.', content: { 'image/png': {} } } } },
    },
  },
  webhooks: {
    'animal.born.v1': {
      post: {
        'x-event': { type: 'animal.born', version: 1 },
        summary: 'It was born.',
        requestBody: json(ref('Animal')),
      },
    },
    'animal.born.v2': {
      post: {
        'x-event': { type: 'animal.born', version: 2 },
        requestBody: json({ type: 'object', properties: { data: ref('Animal') } }),
      },
    },
  },
  components: {
    schemas: {
      Animal: {
        type: 'object',
        description: 'One that lives here.',
        required: ['name', 'id'],
        properties: {
          status: { ...ref('Status'), 'x-open-enum': true, deprecated: true },
          id: ref('AnimalId'),
          name: {
            type: 'string',
            description: 'What it is called.',
            minLength: 1,
            maxLength: 1024,
            default: 'Rex',
            example: 'Mia',
          },
          keeper_id: { type: ['string', 'null'], 'x-id-prefix': 'kee_', pattern: '^kee_[a-z0-9]{26}$' },
          born_at: { type: 'string', format: 'date-time' },
        },
      },
      AnimalChange: { type: 'object', properties: { name: { type: 'string' }, status: ref('Status') } },
      AnimalId: {
        type: 'string',
        'x-id-prefix': 'ani_',
        pattern: '^ani_[a-z0-9]{26}$',
        description: 'Id of an animal.',
      },
      Status: { type: 'string', enum: ['here', 'away'] },
    },
  },
};
