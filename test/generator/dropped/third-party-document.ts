import type { JsonObject } from '../../../generator/json.ts';

const text = { type: 'string' };
const done = { '204': { description: 'Done.' } };

/** A small third-party document with every construct of OpenAPI 3.1 beside schemas. */
export const thirdPartyDocument: JsonObject = {
  openapi: '3.1.0',
  info: {
    title: 'Rafts',
    summary: 'An API of rafts',
    version: '1.2.3',
    description: 'All about rafts.',
    termsOfService: 'https://rafts.example/terms',
    contact: { name: 'Thor', url: 'https://rafts.example/contact', email: 'thor@rafts.example' },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  externalDocs: { description: 'A book', url: 'https://rafts.example/book' },
  servers: [
    {
      url: 'https://{region}.rafts.example/v1',
      description: 'Production',
      variables: { region: { default: 'eu', enum: ['eu', 'us'], description: 'Where the rafts are' } },
    },
    { url: 'https://test.rafts.example', description: 'Test' },
  ],
  tags: [{ name: 'Rafts', description: 'Things that float', externalDocs: { url: 'https://rafts.example/tag' } }],
  security: [{ key: [] }, { oauth: ['read'] }],
  paths: {
    '/rafts/{id}': {
      summary: 'One raft',
      description: 'A raft by its id.',
      servers: [{ url: 'https://path.rafts.example' }],
      parameters: [{ name: 'id', in: 'path', required: true, description: 'Which raft', schema: text, style: 'label' }],
      get: {
        operationId: 'rafts.get',
        tags: ['Rafts'],
        summary: 'Get a raft',
        description: 'Returns one raft.',
        deprecated: true,
        externalDocs: { url: 'https://rafts.example/get', description: 'More' },
        security: [{ key: [], other: [], digest: [], certificate: [] }],
        parameters: [
          { name: 'sizes', in: 'query', schema: { type: 'array', items: text }, style: 'pipeDelimited', explode: true },
          { name: 'filter', in: 'query', schema: { type: 'object', properties: { a: text } }, style: 'deepObject' },
          { name: 'link', in: 'query', schema: text, allowReserved: true, deprecated: true, example: 'a/b' },
          { name: 'empty', in: 'query', schema: text, allowEmptyValue: true, examples: { one: { value: 'x' } } },
          { name: 'json', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
          { name: 'X-Trace', in: 'header', schema: text, description: 'A trace' },
          { name: 'session', in: 'cookie', schema: text },
          { name: 'Accept', in: 'header', schema: text },
        ],
        responses: {
          '200': {
            description: 'The raft',
            headers: {
              'X-Rate': { description: 'Calls left', required: true, schema: { type: 'integer' }, example: 7 },
              'X-Old': { deprecated: true, schema: text },
            },
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/Raft' },
                examples: { ra: { summary: 'Ra', description: 'Papyrus', value: { name: 'Ra' } } },
              },
              'application/xml': { schema: { $ref: '#/components/schemas/Raft' } },
            },
            links: {
              crew: {
                operationId: 'rafts.build',
                description: 'Its crew',
                parameters: { id: '$response.body#/id' },
                requestBody: 'a',
                server: { url: 'https://links.rafts.example' },
              },
            },
          },
          '4XX': { description: 'Failed', content: { 'application/problem+json': { schema: { type: 'object' } } } },
          default: { description: 'Else' },
        },
      },
    },
    '/rafts': {
      head: {
        operationId: 'rafts.look',
        responses: { '200': { description: 'Found', content: { 'application/json': { schema: { type: 'object' } } } } },
      },
      put: {
        operationId: 'rafts.replace',
        requestBody: { content: { 'multipart/mixed': { schema: { type: 'object', properties: { plan: text } } } } },
        responses: done,
      },
      post: {
        operationId: 'rafts.build',
        tags: ['Rafts'],
        requestBody: {
          description: 'The plan',
          required: true,
          content: {
            'multipart/form-data': {
              schema: { type: 'object', properties: { plan: text, logs: { type: 'array', items: text } } },
              encoding: {
                plan: { contentType: 'text/plain', headers: { 'X-Part': { schema: text } } },
                logs: { style: 'form', explode: false, allowReserved: true },
              },
            },
          },
        },
        responses: done,
        callbacks: {
          built: {
            '{$request.body#/url}': {
              post: {
                operationId: 'raftBuilt',
                summary: 'Built',
                requestBody: {
                  content: { 'application/json': { schema: { type: 'object', properties: { at: text } } } },
                },
                responses: done,
              },
            },
          },
        },
      },
    },
  },
  webhooks: {
    sunk: {
      summary: 'About sinking',
      description: 'Sent once for each raft.',
      post: {
        operationId: 'raftSunk',
        tags: ['Rafts'],
        deprecated: true,
        security: [{ key: [] }],
        summary: 'Sunk',
        parameters: [{ name: 'X-Trace', in: 'header', schema: text }],
        requestBody: {
          description: 'The raft',
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Raft' } } },
        },
        responses: done,
      },
    },
  },
  components: {
    schemas: {
      Raft: {
        type: 'object',
        description: 'A raft',
        externalDocs: { url: 'https://rafts.example/raft' },
        xml: { name: 'raft', wrapped: true },
        properties: { name: { type: 'string', deprecated: true } },
      },
    },
    securitySchemes: {
      key: { type: 'apiKey', name: 'X-Key', in: 'header', description: 'A key' },
      digest: { type: 'http', scheme: 'digest' },
      certificate: { type: 'mutualTLS' },
      other: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
      oauth: {
        type: 'oauth2',
        flows: {
          authorizationCode: {
            authorizationUrl: 'https://rafts.example/authorize',
            tokenUrl: 'https://rafts.example/token',
            refreshUrl: 'https://rafts.example/refresh',
            scopes: { read: 'Reads' },
          },
        },
      },
    },
  },
};
