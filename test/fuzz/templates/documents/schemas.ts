import type { JsonObject } from '../../../../generator/json.ts';
import { type Fill, keyed, pointerPart } from './fill.ts';

/** Every keyword with text, in a body that refers to named schemas. */
export function schemas(fill: Fill): JsonObject {
  const name = fill('schema name', 'Pet');
  const other = fill('other schema name', 'Cat');
  const property = fill('property', 'colour');
  const tag = fill('discriminator', 'kind');
  const value = fill('mapping', 'cat');
  const ref = (to: string): string => `#/components/schemas/${pointerPart(to)}`;
  return {
    openapi: '3.1.0',
    info: { title: 'Pets', version: '1.0.0' },
    security: [{ key: [] }],
    paths: {
      '/pets': {
        post: {
          operationId: 'pets.create',
          requestBody: { required: true, content: { 'application/json': { schema: { $ref: ref(name) } } } },
          responses: { '204': { description: 'Done.' } },
        },
      },
    },
    components: {
      securitySchemes: { key: { type: 'apiKey', in: 'header', name: fill('key header', 'x-key') } },
      schemas: {
        ...keyed(name, {
          type: 'object',
          title: fill('schema title', 'A pet'),
          description: fill('schema description', 'What barks.'),
          $comment: fill('comment', 'Why'),
          externalDocs: {
            url: fill('schema docs url', 'https://pets.example'),
            description: fill('schema docs', 'More'),
          },
          required: [property],
          properties: {
            ...keyed(property, {
              type: 'string',
              description: fill('property description', 'Of its fur.'),
              title: fill('property title', 'Colour'),
              enum: [fill('value', 'red'), fill('other value', 'blue')],
              default: fill('value', 'red'),
              examples: [fill('value', 'red')],
            }),
            ...keyed(fill('constant member', 'breed'), { const: fill('constant', 'poodle') }),
            ...keyed(fill('object member', 'shape'), {
              const: keyed(fill('constant key', 'a'), fill('constant', 'poodle')),
            }),
            code: {
              type: 'string',
              pattern: fill('pattern', '^[a-z]+$'),
              'x-pattern-message': fill('pattern message', 'have small letters'),
              format: fill('format', 'colour-code'),
            },
            data: {
              type: 'string',
              contentMediaType: fill('content media type', 'image/png'),
              contentEncoding: fill('content encoding', 'base64'),
            },
            one: { $ref: '#/components/schemas/Either' },
          },
          patternProperties: keyed(fill('pattern key', '^x-'), { type: 'string' }),
          dependentRequired: keyed(fill('dependent', 'breed'), [property]),
          ...keyed(`x-${fill('schema extension', 'fur')}`, fill('schema extension value', 'long')),
        }),
        Either: {
          oneOf: [{ $ref: ref(other) }, { $ref: '#/components/schemas/Dog' }],
          discriminator: {
            propertyName: tag,
            mapping: { ...keyed(value, ref(other)), dog: '#/components/schemas/Dog' },
          },
        },
        ...keyed(other, { type: 'object', required: [tag], properties: keyed(tag, { const: value }) }),
        Dog: { type: 'object', required: [tag], properties: keyed(tag, { const: 'dog' }) },
      },
    },
  };
}
