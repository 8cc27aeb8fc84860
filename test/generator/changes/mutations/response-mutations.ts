import { type ApiMutation, get, create, update, json, LIMITED, FAILING } from './api-mutation.ts';

/** Changes of responses, permissions, rate limits, errors and pagination. */
export const responseMutations: readonly ApiMutation[] = [
  // Responses
  {
    name: 'replaces a success status',
    mutate: (d) => {
      const { responses } = d['paths']['/status'].get;
      responses['204'] = responses['200'];
      delete responses['200'];
    },
    expected: ['success-status-removed response B: status.get 200', 'success-status-added response B: status.get 204'],
  },
  {
    name: 'adds a success status',
    mutate: (d) => (create(d)['responses']['202'] = { description: 'Later.' }),
    expected: ['success-status-added response B: things.create 202'],
  },
  {
    name: 'adds an error status',
    mutate: (d) => (create(d)['responses']['422'] = { description: 'No.' }),
    expected: ['error-status-added response C: things.create 422'],
  },
  {
    name: 'removes an error status',
    mutate: (d) => delete create(d)['responses']['409'],
    expected: ['error-status-removed response C: things.create 409'],
  },
  {
    name: 'adds a status that a range covers',
    prepare: (d) => (d['paths']['/status'].get.responses = { '2XX': { description: 'Up.' } }),
    mutate: (d) =>
      (d['paths']['/status'].get.responses = { '2XX': { description: 'Up.' }, '200': { description: 'Up.' } }),
    expected: ['rewritten api D: '],
  },
  {
    name: 'changes a property of a shared response',
    mutate: (d) => delete d['components'].schemas.Failure.properties.code,
    expected: [`property-removed response B: ${FAILING}`],
  },
  {
    name: 'replaces the schema of a shared response',
    mutate: (d) =>
      (json(d['components'].responses.Failed)['schema'] = { type: 'object', properties: { code: { type: 'string' } } }),
    expected: [`required-removed response B: ${FAILING}`, 'export-removed api B: '],
  },
  {
    name: 'adds a media type to a response',
    mutate: (d) => (get(d)['responses']['200'].content['text/csv'] = {}),
    expected: ['response-media-type-added response C: things.list 200'],
  },
  {
    name: 'removes a media type from a response',
    prepare: (d) => (get(d)['responses']['200'].content['text/csv'] = {}),
    mutate: (d) => delete get(d)['responses']['200'].content['text/csv'],
    expected: ['response-media-type-removed response B: things.list 200'],
  },
  {
    name: 'removes a header',
    mutate: (d) => delete get(d)['responses']['200'].headers['Skip-Count'],
    expected: ['response-header-removed response B: things.list 200 header skip-count'],
  },
  {
    name: 'adds a header',
    mutate: (d) => (get(d)['responses']['200'].headers['Other'] = { schema: { type: 'string' } }),
    expected: ['response-header-added response C: things.list 200 header other'],
  },
  {
    name: 'makes a header optional',
    mutate: (d) => delete get(d)['responses']['200'].headers['Request-Id'].required,
    expected: ['response-header-optional response B: things.list 200 header request-id'],
  },
  {
    name: 'requires a header',
    mutate: (d) => (get(d)['responses']['200'].headers['Skip-Count'].required = true),
    expected: ['response-header-required response C: things.list 200 header skip-count'],
  },
  {
    name: 'changes the type of a header',
    mutate: (d) => (get(d)['responses']['200'].headers['Skip-Count'].schema.type = 'string'),
    expected: ['type-changed response B: things.list 200 header skip-count'],
  },
  {
    name: 'adds a link',
    mutate: (d) => (create(d)['responses']['201'].links = { It: { operationId: 'things.get' } }),
    expected: ['link-added response C: things.create 201'],
  },
  {
    name: 'removes a link',
    prepare: (d) => (create(d)['responses']['201'].links = { It: { operationId: 'things.get' } }),
    mutate: (d) => delete create(d)['responses']['201'].links,
    expected: ['link-removed response B: things.create 201'],
  },
  {
    name: 'changes a link',
    prepare: (d) => (create(d)['responses']['201'].links = { It: { operationId: 'things.get' } }),
    mutate: (d) => (create(d)['responses']['201'].links.It.operationId = 'things.list'),
    expected: ['link-changed response B: things.create 201'],
  },

  // Permissions
  {
    name: 'requires another permission',
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read', 'part.read'] }]),
    expected: ['permission-required api B: things.list'],
  },
  {
    name: 'requires one permission less',
    mutate: (d) => (get(d)['security'] = [{ key: [] }]),
    expected: ['permission-not-required api C: things.list'],
  },
  {
    name: 'requires a permission that includes the old one',
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.write'] }]),
    expected: ['permission-required api B: things.list'],
  },
  {
    name: 'requires a permission that the old one includes',
    mutate: (d) => (create(d)['security'] = [{ key: ['thing.read'] }]),
    expected: ['permission-not-required api C: things.create'],
  },
  {
    name: 'replaces the required permission',
    mutate: (d) => (get(d)['security'] = [{ key: ['part.read'] }]),
    expected: ['permission-required api B: things.list'],
  },
  {
    name: 'requires a key where none was required',
    mutate: (d) => (d['paths']['/status'].get.security = [{ key: [] }]),
    expected: ['authentication-required api B: status.get'],
  },
  {
    name: 'requires a key by default',
    mutate: (d) => (d['security'] = [{ key: [] }]),
    expected: ['authentication-required api B: status.get'],
  },
  {
    name: 'no longer requires a key',
    mutate: (d) => (get(d)['security'] = []),
    expected: ['authentication-loosened api C: things.list'],
  },
  {
    name: 'adds an alternative security scheme',
    prepare: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read'] }, { basic: [] }]),
    expected: ['authentication-loosened api C: things.list'],
  },
  {
    name: 'removes an alternative security scheme',
    prepare: (d) => {
      d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' };
      get(d)['security'] = [{ key: ['thing.read'] }, { basic: [] }];
    },
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read'] }]),
    expected: ['authentication-required api B: things.list'],
  },
  {
    name: 'requires both security schemes together',
    prepare: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read'], basic: [] }]),
    expected: ['authentication-required api B: things.list'],
  },
  {
    name: 'changes a security scheme',
    mutate: (d) => (d['components'].securitySchemes.key.scheme = 'basic'),
    expected: ['security-scheme-changed api B: things.create, things.get, things.list, things.update'],
  },
  {
    name: 'adds a security scheme',
    mutate: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    expected: ['security-scheme-added api C: '],
  },
  {
    name: 'removes a security scheme',
    prepare: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    mutate: (d) => delete d['components'].securitySchemes.basic,
    expected: ['security-scheme-removed api B: '],
  },
  {
    name: 'adds a permission',
    mutate: (d) => (d['x-permissions']['part.write'] = { description: 'D.' }),
    expected: ['permission-added api C: '],
  },
  {
    name: 'removes a permission',
    mutate: (d) => delete d['x-permissions']['part.read'],
    expected: ['permission-removed api B: '],
  },
  {
    name: 'removes an implied permission',
    mutate: (d) => delete d['x-permissions']['thing.write'].implies,
    expected: ['implied-permission-removed api B: '],
  },
  {
    name: 'adds an implied permission',
    mutate: (d) => d['x-permissions']['thing.write'].implies.push('part.read'),
    expected: ['implied-permission-added api C: '],
  },

  // Rate limits
  {
    name: 'tightens a rate limit class',
    mutate: (d) => (d['x-rate-limits'].default.requests = 100),
    expected: [`rate-limit-tightened api B: ${LIMITED}`],
  },
  {
    name: 'lengthens the penalty of a rate limit',
    mutate: (d) => (d['x-rate-limits'].default.penaltySeconds = 120),
    expected: [`rate-limit-tightened api B: ${LIMITED}`],
  },
  {
    name: 'loosens a rate limit class',
    mutate: (d) => (d['x-rate-limits'].default.requests = 300),
    expected: [`rate-limit-loosened api C: ${LIMITED}`],
  },
  {
    name: 'moves an operation to a stricter rate limit class',
    mutate: (d) => (get(d)['x-rate-limit'] = 'slow'),
    expected: ['rate-limit-tightened api B: things.list'],
  },
  {
    name: 'moves an operation to a looser rate limit class',
    mutate: (d) => (update(d)['x-rate-limit'] = 'default'),
    expected: ['rate-limit-loosened api C: things.update'],
  },
  {
    name: 'adds a rate limit',
    mutate: (d) => (d['paths']['/status'].get['x-rate-limit'] = 'slow'),
    expected: ['rate-limit-tightened api B: status.get'],
  },
  {
    name: 'removes a rate limit',
    mutate: (d) => delete get(d)['x-rate-limit'],
    expected: ['rate-limit-loosened api C: things.list'],
  },
  {
    name: 'adds a rate limit class',
    mutate: (d) => (d['x-rate-limits'].fast = { requests: 1, windowSeconds: 1, penaltySeconds: 1 }),
    expected: ['rate-limit-class-added api C: '],
  },

  {
    name: 'removes a rate limit class',
    prepare: (d) => (d['x-rate-limits'].fast = { requests: 1, windowSeconds: 1, penaltySeconds: 1 }),
    mutate: (d) => delete d['x-rate-limits'].fast,
    expected: ['rate-limit-class-removed api C: '],
  },

  // Errors
  {
    name: 'adds an error code to an operation',
    mutate: (d) => get(d)['x-error-codes'].push('conflict'),
    expected: ['error-code-added response C: things.list'],
  },
  {
    name: 'removes an error code from an operation',
    mutate: (d) => create(d)['x-error-codes'].pop(),
    expected: ['error-code-removed response C: things.create'],
  },
  {
    name: 'adds an error code to the catalogue',
    mutate: (d) => (d['x-error-catalogue'].gone = { ...d['x-error-catalogue'].conflict }),
    expected: ['catalogue-code-added response C: '],
  },
  {
    name: 'removes an error code from the catalogue',
    mutate: (d) => delete d['x-error-catalogue'].conflict,
    expected: ['catalogue-code-removed response B: things.create'],
  },
  {
    name: 'changes the status of an error code',
    mutate: (d) => (d['x-error-catalogue'].not_found.status = 410),
    expected: ['catalogue-code-changed response B: things.get, things.update'],
  },
  {
    name: 'changes the type of an error code',
    mutate: (d) => (d['x-error-catalogue'].not_found.type = 'api_error'),
    expected: ['catalogue-code-changed response B: things.get, things.update'],
  },
  {
    name: 'changes the remedy of an error code',
    mutate: (d) => (d['x-error-catalogue'].not_found.remedy = 'New.'),
    expected: ['documentation api D: '],
  },

  // Pagination
  {
    name: 'adds pagination',
    mutate: (d) => (create(d)['x-paginated'] = true),
    expected: ['pagination-added response B: things.create'],
  },
  {
    name: 'removes pagination',
    mutate: (d) => delete get(d)['x-paginated'],
    expected: ['pagination-removed response B: things.list'],
  },
  {
    name: 'changes how pages are requested',
    mutate: (d) => (d['x-pagination'].cursorParameter = 'cursor'),
    expected: ['pagination-changed response B: things.list'],
  },

  {
    name: 'makes an operation repeatable',
    mutate: (d) => (create(d)['x-repeatable'] = true),
    expected: ['repeatable-added request C: things.create'],
  },
  {
    name: 'makes an operation no longer repeatable',
    prepare: (d) => (create(d)['x-repeatable'] = true),
    mutate: (d) => delete create(d)['x-repeatable'],
    expected: ['repeatable-removed request B: things.create'],
  },
  {
    name: 'states that an operation is not repeatable, which is the default',
    mutate: (d) => (create(d)['x-repeatable'] = false),
    expected: ['rewritten api D: '],
  },
  {
    name: 'moves the code in the error body',
    prepare: (d) => (d['x-error-body'] = { code: 'error.code', detail: 'error.detail' }),
    mutate: (d) => (d['x-error-body'].code = 'code'),
    expected: ['error-body-changed response B: '],
  },
  {
    name: 'adds a member to the error body',
    prepare: (d) => (d['x-error-body'] = { code: 'error.code', detail: 'error.detail' }),
    mutate: (d) => (d['x-error-body'].fields = 'error.errors'),
    expected: ['error-body-added response C: '],
  },
  {
    name: 'adds an extension to the document',
    mutate: (d) => (d['x-other'] = 1),
    expected: ['extension-changed api D: '],
  },
  { name: 'changes the changelog', mutate: (d) => (d['x-changelog'] = { releases: [] }), expected: [] },
];
