import type { JsonObject } from '../../../../generator/json.ts';
import { type Fill, keyed } from './fill.ts';

/** One operation with parameters, bodies, responses, links, callbacks, servers, security and tags. */
export function exchange(fill: Fill): JsonObject {
  const tag = fill('tag', 'pets');
  const scheme = fill('security scheme', 'bearer');
  const scope = fill('scope', 'pets.write');
  // Braces would turn the text of a path into a placeholder.
  const placeholder = fill('path parameter', 'petId').replace(/[{}]/g, '') || 'petId';
  const segment = fill('path', 'pets').replace(/[{}]/g, '');
  const operationId = fill('operation id', 'pets.create');
  return {
    openapi: '3.1.0',
    info: {
      title: fill('title', 'Pets'),
      version: fill('version', '1.0.0'),
      summary: fill('info summary', 'About pets'),
      description: fill('info description', 'All about pets.'),
      termsOfService: fill('terms', 'https://pets.example/terms'),
      contact: { name: fill('contact', 'Ada'), url: 'https://pets.example', email: fill('email', 'ada@pets.example') },
      license: { name: fill('license', 'Own'), url: fill('license url', 'https://pets.example/license') },
    },
    servers: [
      {
        url: `${fill('server', 'https://pets.example')}/{${fill('server variable', 'stage')}}`,
        description: fill('server description', 'The real one'),
        variables: keyed(fill('server variable', 'stage'), {
          default: fill('server variable default', 'live'),
          enum: [fill('server variable default', 'live'), fill('server variable value', 'test')],
          description: fill('server variable description', 'Which one'),
        }),
      },
    ],
    tags: [
      {
        name: tag,
        description: fill('tag description', 'What barks.'),
        externalDocs: { url: fill('docs url', 'https://pets.example/docs'), description: fill('docs words', 'More') },
      },
    ],
    security: [keyed(scheme, [scope])],
    paths: keyed(`/${segment}/{${placeholder}}`, {
      post: {
        operationId,
        tags: [tag],
        summary: fill('summary', 'Add a pet'),
        description: fill('description', 'Adds one pet.'),
        parameters: [
          { name: placeholder, in: 'path', required: true, schema: { type: 'string' } },
          {
            name: fill('query parameter', 'colour'),
            in: 'query',
            description: fill('parameter description', 'Of its fur.'),
            schema: {
              type: 'string',
              enum: [fill('parameter value', 'red'), 'blue'],
              default: fill('parameter value', 'red'),
            },
            example: fill('parameter value', 'red'),
          },
          { name: fill('header parameter', 'x-trace'), in: 'header', schema: { type: 'string' } },
        ],
        requestBody: {
          description: fill('body description', 'The pet.'),
          content: {
            'application/json': {
              schema: { type: 'object', properties: keyed(fill('member', 'name'), { type: 'string' }) },
              examples: keyed(fill('example name', 'first'), {
                summary: fill('example summary', 'A dog'),
                description: fill('example description', 'A small dog'),
                value: keyed(fill('member', 'name'), fill('example value', 'Rex')),
              }),
            },
            ...keyed(fill('media type', 'application/x-pet'), { schema: { type: 'string' } }),
          },
        },
        responses: {
          '200': {
            description: fill('response description', 'Added.'),
            headers: keyed(fill('response header', 'x-rest'), {
              description: fill('response header description', 'What is left.'),
              schema: { type: 'string' },
            }),
            content: keyed(fill('answer media type', 'application/x-answer'), { schema: { type: 'string' } }),
            links: keyed(fill('link', 'next'), { operationId, description: fill('link description', 'And on.') }),
          },
        },
        callbacks: keyed(fill('callback', 'done'), {
          [`{$request.body#/${fill('expression', 'url')}}`]: {
            post: { responses: { '200': { description: fill('callback description', 'Heard.') } } },
          },
        }),
        ...keyed(`x-${fill('extension', 'colour')}`, keyed(fill('extension key', 'a'), fill('extension value', 'b'))),
      },
    }),
    components: {
      securitySchemes: keyed(scheme, {
        type: 'oauth2',
        description: fill('scheme description', 'Who you are.'),
        flows: {
          clientCredentials: {
            tokenUrl: fill('token url', 'https://pets.example/token'),
            scopes: keyed(scope, fill('scope description', 'Add pets.')),
          },
        },
      }),
    },
  };
}
