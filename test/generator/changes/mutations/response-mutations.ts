import { type ApiMutation, get, create, update, json, LIMITED, FAILING } from './api-mutation.ts';

/** Changes of responses, permissions, rate limits, errors and pagination. */
export const responseMutations: readonly ApiMutation[] = [
  // Responses
  {
    name: 'another success',
    mutate: (d) => {
      const { responses } = d['paths']['/status'].get;
      responses['204'] = responses['200'];
      delete responses['200'];
    },
    expected: ['success-status-removed response B: status.get 200', 'success-status-added response B: status.get 204'],
  },
  {
    name: 'one more success',
    mutate: (d) => (create(d)['responses']['202'] = { description: 'Later.' }),
    expected: ['success-status-added response B: things.create 202'],
  },
  {
    name: 'one more failure',
    mutate: (d) => (create(d)['responses']['422'] = { description: 'No.' }),
    expected: ['error-status-added response C: things.create 422'],
  },
  {
    name: 'one failure less',
    mutate: (d) => delete create(d)['responses']['409'],
    expected: ['error-status-removed response C: things.create 409'],
  },
  {
    name: 'a status that a range covers',
    prepare: (d) => (d['paths']['/status'].get.responses = { '2XX': { description: 'Up.' } }),
    mutate: (d) =>
      (d['paths']['/status'].get.responses = { '2XX': { description: 'Up.' }, '200': { description: 'Up.' } }),
    expected: ['rewritten api D: '],
  },
  {
    name: 'a member of a shared response',
    mutate: (d) => delete d['components'].schemas.Failure.properties.code,
    expected: [`property-removed response B: ${FAILING}`],
  },
  {
    name: 'another schema of a shared response',
    mutate: (d) =>
      (json(d['components'].responses.Failed)['schema'] = { type: 'object', properties: { code: { type: 'string' } } }),
    expected: [`required-removed response B: ${FAILING}`, 'export-removed api B: '],
  },
  {
    name: 'a type of responses more',
    mutate: (d) => (get(d)['responses']['200'].content['text/csv'] = {}),
    expected: ['response-media-type-added response C: things.list 200'],
  },
  {
    name: 'a type of responses less',
    prepare: (d) => (get(d)['responses']['200'].content['text/csv'] = {}),
    mutate: (d) => delete get(d)['responses']['200'].content['text/csv'],
    expected: ['response-media-type-removed response B: things.list 200'],
  },
  {
    name: 'a header goes',
    mutate: (d) => delete get(d)['responses']['200'].headers['Skip-Count'],
    expected: ['response-header-removed response B: things.list 200 header skip-count'],
  },
  {
    name: 'a header is new',
    mutate: (d) => (get(d)['responses']['200'].headers['Other'] = { schema: { type: 'string' } }),
    expected: ['response-header-added response C: things.list 200 header other'],
  },
  {
    name: 'a header can be missing',
    mutate: (d) => delete get(d)['responses']['200'].headers['Request-Id'].required,
    expected: ['response-header-optional response B: things.list 200 header request-id'],
  },
  {
    name: 'a header is always there',
    mutate: (d) => (get(d)['responses']['200'].headers['Skip-Count'].required = true),
    expected: ['response-header-required response C: things.list 200 header skip-count'],
  },
  {
    name: 'another type of a header',
    mutate: (d) => (get(d)['responses']['200'].headers['Skip-Count'].schema.type = 'string'),
    expected: ['type-changed response B: things.list 200 header skip-count'],
  },
  {
    name: 'a link is new',
    mutate: (d) => (create(d)['responses']['201'].links = { It: { operationId: 'things.get' } }),
    expected: ['link-added response C: things.create 201'],
  },
  {
    name: 'a link goes',
    prepare: (d) => (create(d)['responses']['201'].links = { It: { operationId: 'things.get' } }),
    mutate: (d) => delete create(d)['responses']['201'].links,
    expected: ['link-removed response B: things.create 201'],
  },
  {
    name: 'a link leads elsewhere',
    prepare: (d) => (create(d)['responses']['201'].links = { It: { operationId: 'things.get' } }),
    mutate: (d) => (create(d)['responses']['201'].links.It.operationId = 'things.list'),
    expected: ['link-changed response B: things.create 201'],
  },

  // Permissions
  {
    name: 'one more permission',
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read', 'part.read'] }]),
    expected: ['permission-required api B: things.list'],
  },
  {
    name: 'one permission less',
    mutate: (d) => (get(d)['security'] = [{ key: [] }]),
    expected: ['permission-not-required api C: things.list'],
  },
  {
    name: 'a permission that contains the old one',
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.write'] }]),
    expected: ['permission-required api B: things.list'],
  },
  {
    name: 'a permission that the old one contains',
    mutate: (d) => (create(d)['security'] = [{ key: ['thing.read'] }]),
    expected: ['permission-not-required api C: things.create'],
  },
  {
    name: 'another permission',
    mutate: (d) => (get(d)['security'] = [{ key: ['part.read'] }]),
    expected: ['permission-required api B: things.list'],
  },
  {
    name: 'a key where there was none',
    mutate: (d) => (d['paths']['/status'].get.security = [{ key: [] }]),
    expected: ['authentication-required api B: status.get'],
  },
  {
    name: 'a key for everything that does not say otherwise',
    mutate: (d) => (d['security'] = [{ key: [] }]),
    expected: ['authentication-required api B: status.get'],
  },
  {
    name: 'no key any more',
    mutate: (d) => (get(d)['security'] = []),
    expected: ['authentication-loosened api C: things.list'],
  },
  {
    name: 'another way to be let in',
    prepare: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read'] }, { basic: [] }]),
    expected: ['authentication-loosened api C: things.list'],
  },
  {
    name: 'one way less to be let in',
    prepare: (d) => {
      d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' };
      get(d)['security'] = [{ key: ['thing.read'] }, { basic: [] }];
    },
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read'] }]),
    expected: ['authentication-required api B: things.list'],
  },
  {
    name: 'both at once',
    prepare: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    mutate: (d) => (get(d)['security'] = [{ key: ['thing.read'], basic: [] }]),
    expected: ['authentication-required api B: things.list'],
  },
  {
    name: 'another scheme',
    mutate: (d) => (d['components'].securitySchemes.key.scheme = 'basic'),
    expected: ['security-scheme-changed api B: things.create, things.get, things.list, things.update'],
  },
  {
    name: 'a scheme is new',
    mutate: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    expected: ['security-scheme-added api C: '],
  },
  {
    name: 'a scheme goes',
    prepare: (d) => (d['components'].securitySchemes.basic = { type: 'http', scheme: 'basic' }),
    mutate: (d) => delete d['components'].securitySchemes.basic,
    expected: ['security-scheme-removed api B: '],
  },
  {
    name: 'a permission is new',
    mutate: (d) => (d['x-permissions']['part.write'] = { description: 'D.' }),
    expected: ['permission-added api C: '],
  },
  {
    name: 'a permission goes',
    mutate: (d) => delete d['x-permissions']['part.read'],
    expected: ['permission-removed api B: '],
  },
  {
    name: 'a permission contains less',
    mutate: (d) => delete d['x-permissions']['thing.write'].implies,
    expected: ['implied-permission-removed api B: '],
  },
  {
    name: 'a permission contains more',
    mutate: (d) => d['x-permissions']['thing.write'].implies.push('part.read'),
    expected: ['implied-permission-added api C: '],
  },

  // Rate limits
  {
    name: 'a tighter class',
    mutate: (d) => (d['x-rate-limits'].default.requests = 100),
    expected: [`rate-limit-tightened api B: ${LIMITED}`],
  },
  {
    name: 'a longer penalty',
    mutate: (d) => (d['x-rate-limits'].default.penaltySeconds = 120),
    expected: [`rate-limit-tightened api B: ${LIMITED}`],
  },
  {
    name: 'a looser class',
    mutate: (d) => (d['x-rate-limits'].default.requests = 300),
    expected: [`rate-limit-loosened api C: ${LIMITED}`],
  },
  {
    name: 'a slower class',
    mutate: (d) => (get(d)['x-rate-limit'] = 'slow'),
    expected: ['rate-limit-tightened api B: things.list'],
  },
  {
    name: 'a faster class',
    mutate: (d) => (update(d)['x-rate-limit'] = 'default'),
    expected: ['rate-limit-loosened api C: things.update'],
  },
  {
    name: 'a limit at all',
    mutate: (d) => (d['paths']['/status'].get['x-rate-limit'] = 'slow'),
    expected: ['rate-limit-tightened api B: status.get'],
  },
  {
    name: 'no limit any more',
    mutate: (d) => delete get(d)['x-rate-limit'],
    expected: ['rate-limit-loosened api C: things.list'],
  },
  {
    name: 'a class is new',
    mutate: (d) => (d['x-rate-limits'].fast = { requests: 1, windowSeconds: 1, penaltySeconds: 1 }),
    expected: ['rate-limit-class-added api C: '],
  },

  {
    name: 'a class goes',
    prepare: (d) => (d['x-rate-limits'].fast = { requests: 1, windowSeconds: 1, penaltySeconds: 1 }),
    mutate: (d) => delete d['x-rate-limits'].fast,
    expected: ['rate-limit-class-removed api C: '],
  },

  // Errors
  {
    name: 'one more code',
    mutate: (d) => get(d)['x-error-codes'].push('conflict'),
    expected: ['error-code-added response C: things.list'],
  },
  {
    name: 'one code less',
    mutate: (d) => create(d)['x-error-codes'].pop(),
    expected: ['error-code-removed response C: things.create'],
  },
  {
    name: 'a code in the catalogue is new',
    mutate: (d) => (d['x-error-catalogue'].gone = { ...d['x-error-catalogue'].conflict }),
    expected: ['catalogue-code-added response C: '],
  },
  {
    name: 'a code goes from the catalogue',
    mutate: (d) => delete d['x-error-catalogue'].conflict,
    expected: ['catalogue-code-removed response B: things.create'],
  },
  {
    name: 'another status of a code',
    mutate: (d) => (d['x-error-catalogue'].not_found.status = 410),
    expected: ['catalogue-code-changed response B: things.get, things.update'],
  },
  {
    name: 'another type of a code',
    mutate: (d) => (d['x-error-catalogue'].not_found.type = 'api_error'),
    expected: ['catalogue-code-changed response B: things.get, things.update'],
  },
  {
    name: 'another remedy',
    mutate: (d) => (d['x-error-catalogue'].not_found.remedy = 'New.'),
    expected: ['documentation api D: '],
  },

  // Pagination
  {
    name: 'pages',
    mutate: (d) => (create(d)['x-paginated'] = true),
    expected: ['pagination-added response B: things.create'],
  },
  {
    name: 'no pages any more',
    mutate: (d) => delete get(d)['x-paginated'],
    expected: ['pagination-removed response B: things.list'],
  },
  {
    name: 'another way through the pages',
    mutate: (d) => (d['x-pagination'].cursorParameter = 'cursor'),
    expected: ['pagination-changed response B: things.list'],
  },

  {
    name: 'may be sent twice',
    mutate: (d) => (create(d)['x-repeatable'] = true),
    expected: ['repeatable-added request C: things.create'],
  },
  {
    name: 'may no longer be sent twice',
    prepare: (d) => (create(d)['x-repeatable'] = true),
    mutate: (d) => delete create(d)['x-repeatable'],
    expected: ['repeatable-removed request B: things.create'],
  },
  {
    name: 'errors say their code elsewhere',
    prepare: (d) => (d['x-error-body'] = { code: 'error.code', detail: 'error.detail' }),
    mutate: (d) => (d['x-error-body'].code = 'code'),
    expected: ['error-body-changed response B: '],
  },
  {
    name: 'errors say more',
    prepare: (d) => (d['x-error-body'] = { code: 'error.code', detail: 'error.detail' }),
    mutate: (d) => (d['x-error-body'].fields = 'error.errors'),
    expected: ['error-body-added response C: '],
  },
  { name: 'an extension of the document', mutate: (d) => (d['x-other'] = 1), expected: ['extension-changed api D: '] },
  { name: 'the changelog', mutate: (d) => (d['x-changelog'] = { releases: [] }), expected: [] },
];
