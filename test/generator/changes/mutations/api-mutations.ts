import type { ChangeCode } from '../../../../generator/changes/rules/rules.ts';
import type { Draft } from './document.ts';

/** `code direction level: places`, the places with commas between them. */
export type Expected = `${ChangeCode} ${'request' | 'response' | 'webhook' | 'api'} ${'B' | 'C' | 'D'}: ${string}`;

export interface ApiMutation {
  readonly name: string;
  /** Made to both documents first, so that there is something to mutate. */
  readonly prepare?: (document: Draft) => void;
  readonly mutate: (document: Draft) => void;
  readonly expected: readonly Expected[];
}

const get = (document: Draft): Draft => document['paths']['/things'].get;
const create = (document: Draft): Draft => document['paths']['/things'].post;
const update = (document: Draft): Draft => document['paths']['/things/{thing_id}'].patch;
const hook = (document: Draft, key = 'thing.changed.v1'): Draft => document['webhooks'][key].post;
const parameter = (document: Draft, name: string): Draft =>
  get(document)['parameters'].find((each: Draft) => each['name'] === name);
const json = (owner: Draft): Draft => owner['content']['application/json'];
const LIMITED = 'things.create, things.get, things.list';
const FAILING = 'things.create 400, things.create 409, things.get 404, things.list 400, things.update 400';

export const apiMutations: readonly ApiMutation[] = [
  // Operations
  {
    name: 'an operation goes',
    mutate: (d) => delete d['paths']['/status'],
    expected: ['operation-removed api B: status.get'],
  },
  {
    name: 'an operation is new',
    mutate: (d) =>
      (d['paths']['/more'] = {
        get: { operationId: 'more.get', tags: ['Things'], responses: { '200': { description: 'D.' } } },
      }),
    expected: ['operation-added api C: more.get'],
  },
  {
    name: 'an operation has another path',
    mutate: (d) => {
      d['paths']['/health'] = d['paths']['/status'];
      delete d['paths']['/status'];
    },
    expected: ['operation-moved api B: status.get'],
  },
  {
    name: 'an operation has another method',
    mutate: (d) => (d['paths']['/status'] = { post: d['paths']['/status'].get }),
    expected: ['operation-moved api B: status.get'],
  },
  {
    name: 'another operationId',
    mutate: (d) => (create(d)['operationId'] = 'things.make'),
    expected: ['operation-renamed api B: things.make'],
  },
  {
    name: 'another tag',
    mutate: (d) => (create(d)['tags'] = ['Other']),
    expected: ['tags-changed api D: things.create'],
  },
  {
    name: 'another tag, which the client is made from',
    prepare: (d) => delete create(d)['operationId'],
    mutate: (d) => (create(d)['tags'] = ['Other']),
    expected: ['operation-renamed api B: POST /things'],
  },
  {
    name: 'deprecated',
    mutate: (d) => (create(d)['deprecated'] = true),
    expected: ['deprecated api C: things.create'],
  },
  {
    name: 'no longer deprecated',
    prepare: (d) => (create(d)['deprecated'] = true),
    mutate: (d) => delete create(d)['deprecated'],
    expected: ['undeprecated api C: things.create'],
  },
  {
    name: 'another summary',
    mutate: (d) => (get(d)['summary'] = 'All.'),
    expected: ['documentation api D: things.list'],
  },

  // Parameters
  {
    name: 'a path parameter with another name',
    mutate: (d) => {
      d['paths']['/things/{id}'] = d['paths']['/things/{thing_id}'];
      delete d['paths']['/things/{thing_id}'];
      d['paths']['/things/{id}'].parameters[0].name = 'id';
    },
    expected: ['path-parameter-renamed request B: things.get path id, things.update path id'],
  },
  {
    name: 'a parameter goes',
    mutate: (d) => get(d)['parameters'].splice(1, 1),
    expected: ['parameter-removed request B: things.list query per_page'],
  },
  {
    name: 'a shared parameter goes from one operation',
    mutate: (d) => delete update(d)['parameters'],
    expected: ['parameter-removed request B: things.update query after'],
  },
  {
    name: 'a parameter is new',
    mutate: (d) => get(d)['parameters'].push({ name: 'q', in: 'query', schema: { type: 'string' } }),
    expected: ['parameter-added request C: things.list query q'],
  },
  {
    name: 'a parameter is new and required',
    mutate: (d) => get(d)['parameters'].push({ name: 'q', in: 'query', required: true, schema: { type: 'string' } }),
    expected: ['required-parameter-added request B: things.list query q'],
  },
  {
    name: 'a shared parameter is required',
    mutate: (d) => (d['components'].parameters.After.required = true),
    expected: ['parameter-required request B: things.list query after, things.update query after'],
  },
  {
    name: 'a shared parameter is no longer required',
    prepare: (d) => (d['components'].parameters.After.required = true),
    mutate: (d) => delete d['components'].parameters.After.required,
    expected: ['parameter-optional request C: things.list query after, things.update query after'],
  },
  {
    name: 'a limit of a shared parameter',
    mutate: (d) => (d['components'].parameters.After.schema.maxLength = 40),
    expected: ['limit-tightened request B: things.list query after, things.update query after'],
  },
  {
    name: 'a wider limit of a shared parameter',
    mutate: (d) => (d['components'].parameters.After.schema.maxLength = 160),
    expected: ['limit-loosened request C: things.list query after, things.update query after'],
  },
  {
    name: 'the schema of a path parameter',
    mutate: (d) => (d['components'].schemas.ThingId.pattern = '^thi_[a-z]{4}$'),
    expected: ['pattern-narrowed request B: things.get path thing_id, things.update path thing_id'],
  },
  {
    name: 'a parameter in a header',
    mutate: (d) => (parameter(d, 'per_page')['in'] = 'header'),
    expected: ['parameter-moved request B: things.list header per_page'],
  },
  {
    name: 'a header in another case',
    mutate: (d) => (parameter(d, 'Trace')['name'] = 'TRACE'),
    expected: ['rewritten api D: '],
  },
  {
    name: 'another style',
    mutate: (d) => (parameter(d, 'include')['style'] = 'pipeDelimited'),
    expected: ['parameter-serialised-otherwise request B: things.list query include'],
  },
  {
    name: 'exploded',
    mutate: (d) => (parameter(d, 'include')['explode'] = true),
    expected: ['parameter-serialised-otherwise request B: things.list query include'],
  },
  {
    name: 'a default that is said',
    mutate: (d) => (parameter(d, 'per_page')['style'] = 'form'),
    expected: ['rewritten api D: '],
  },
  {
    name: 'as JSON',
    mutate: (d) => {
      parameter(d, 'include')['content'] = { 'application/json': { schema: parameter(d, 'include')['schema'] } };
      for (const key of ['schema', 'style', 'explode']) delete parameter(d, 'include')[key];
    },
    expected: ['parameter-serialised-otherwise request B: things.list query include'],
  },
  {
    name: 'a value less',
    mutate: (d) => parameter(d, 'include')['schema'].items.enum.pop(),
    expected: ['enum-value-removed request B: things.list query include'],
  },
  {
    name: 'a value more',
    mutate: (d) => parameter(d, 'include')['schema'].items.enum.push('x'),
    expected: ['enum-value-added request C: things.list query include'],
  },
  {
    name: 'another default',
    mutate: (d) => (parameter(d, 'per_page')['schema'].default = 20),
    expected: ['default-changed request B: things.list query per_page'],
  },
  {
    name: 'a lower cap',
    mutate: (d) => (parameter(d, 'per_page')['schema']['x-cap'] = 50),
    expected: ['cap-lowered request B: things.list query per_page'],
  },
  {
    name: 'a value that needs a permission',
    mutate: (d) => (parameter(d, 'include')['x-value-permissions'].maker = ['part.read']),
    expected: ['value-permission-required request B: things.list query include'],
  },
  {
    name: 'a value that needs none any more',
    mutate: (d) => delete parameter(d, 'include')['x-value-permissions'],
    expected: ['value-permission-not-required request C: things.list query include'],
  },
  {
    name: 'another code for a wrong value',
    mutate: (d) => (parameter(d, 'per_page')['x-error-code'] = 'not_found'),
    expected: ['parameter-error-code-changed request B: things.list query per_page'],
  },
  {
    name: 'a deprecated parameter',
    mutate: (d) => (d['components'].parameters.After.deprecated = true),
    expected: ['deprecated request C: things.list query after, things.update query after'],
  },
  {
    name: 'a described parameter',
    mutate: (d) => (d['components'].parameters.After.description = 'New.'),
    expected: ['documentation api D: things.list query after, things.update query after'],
  },

  // Bodies
  {
    name: 'a body goes',
    prepare: (d) => (d['paths']['/status'].get.requestBody = { content: { 'application/json': { schema: {} } } }),
    mutate: (d) => delete d['paths']['/status'].get.requestBody,
    expected: ['body-removed request B: status.get body'],
  },
  {
    name: 'a body is new',
    mutate: (d) => (d['paths']['/status'].get.requestBody = { content: { 'application/json': { schema: {} } } }),
    expected: ['body-added request C: status.get body'],
  },
  {
    name: 'a body is new and required',
    mutate: (d) =>
      (d['paths']['/status'].get.requestBody = { required: true, content: { 'application/json': { schema: {} } } }),
    expected: ['required-body-added request B: status.get body'],
  },
  {
    name: 'a body may be left out',
    mutate: (d) => delete create(d)['requestBody'].required,
    expected: ['body-optional request C: things.create body'],
  },
  {
    name: 'a body has to be sent',
    prepare: (d) => delete create(d)['requestBody'].required,
    mutate: (d) => (create(d)['requestBody'].required = true),
    expected: ['body-required request B: things.create body'],
  },
  {
    name: 'a type of bodies more',
    mutate: (d) => (create(d)['requestBody'].content['text/csv'] = {}),
    expected: ['request-media-type-added request C: things.create body'],
  },
  {
    name: 'a type of bodies less',
    prepare: (d) => (create(d)['requestBody'].content['text/csv'] = {}),
    mutate: (d) => delete create(d)['requestBody'].content['text/csv'],
    expected: ['request-media-type-removed request B: things.create body'],
  },
  {
    name: 'another encoding of a part',
    mutate: (d) => (json(create(d)['requestBody'])['encoding'] = { id: { contentType: 'text/plain' } }),
    expected: ['encoding-changed request B: things.create body'],
  },

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

  // Who may call
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

  // How often
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

  // Lists
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

  // Events
  {
    name: 'an operation emits less',
    mutate: (d) => (create(d)['x-emits'] = []),
    expected: ['emitted-event-removed webhook B: things.create'],
  },
  {
    name: 'an operation emits more',
    mutate: (d) => create(d)['x-emits'].push('thing.gone'),
    expected: ['emitted-event-added webhook C: things.create'],
  },
  {
    name: 'an event goes',
    mutate: (d) => delete d['webhooks']['thing.gone.v1'],
    expected: ['event-removed webhook B: thing.gone.v1', 'export-removed api B: '],
  },
  {
    name: 'a version of an event goes',
    mutate: (d) => delete d['webhooks']['thing.changed.v2'],
    expected: ['event-version-removed webhook B: thing.changed.v2'],
  },
  {
    name: 'a version of an event is new',
    mutate: (d) => {
      d['webhooks']['thing.gone.v2'] = structuredClone(d['webhooks']['thing.gone.v1']);
      hook(d, 'thing.gone.v2')['x-event'].version = 2;
    },
    expected: ['event-version-added webhook C: thing.gone.v2'],
  },
  {
    name: 'an event is new',
    mutate: (d) => {
      d['webhooks']['part.gone.v1'] = structuredClone(d['webhooks']['thing.gone.v1']);
      hook(d, 'part.gone.v1')['x-event'].type = 'part.gone';
    },
    expected: ['event-added webhook C: part.gone.v1'],
  },
  {
    name: 'another number of a version',
    mutate: (d) => (hook(d, 'thing.changed.v2')['x-event'].version = 3),
    expected: ['event-version-removed webhook B: thing.changed.v2', 'event-version-added webhook C: thing.changed.v3'],
  },
  {
    name: 'another key of an event',
    mutate: (d) => {
      d['webhooks'].thing_gone = d['webhooks']['thing.gone.v1'];
      delete d['webhooks']['thing.gone.v1'];
    },
    expected: ['event-key-changed webhook B: thing.gone.v1'],
  },
  {
    name: 'another group',
    mutate: (d) => (hook(d)['x-event'].group = 'Other'),
    expected: ['event-group-changed webhook C: thing.changed.v1'],
  },
  {
    name: 'another method of a webhook',
    mutate: (d) => (d['webhooks']['thing.gone.v1'] = { put: hook(d, 'thing.gone.v1') }),
    expected: ['event-method-changed webhook B: thing.gone.v1'],
  },
  {
    name: 'a payload of one version',
    mutate: (d) => (d['components'].schemas.Gone.properties.id.type = 'integer'),
    expected: ['type-changed webhook B: thing.gone.v1 payload'],
  },
  {
    name: 'a field more in a payload',
    mutate: (d) => (d['components'].schemas.Gone.properties.at = { type: 'string' }),
    expected: ['property-added webhook C: thing.gone.v1 payload'],
  },
  {
    name: 'no payload any more',
    mutate: (d) => delete hook(d, 'thing.changed.v2')['requestBody'],
    expected: ['payload-removed webhook B: thing.changed.v2 payload'],
  },
  {
    name: 'a header of a webhook goes',
    mutate: (d) => delete hook(d)['parameters'],
    expected: ['response-header-removed webhook B: thing.changed.v1 header sample-signature'],
  },
  {
    name: 'an answer that receivers may no longer give',
    mutate: (d) => {
      hook(d)['responses'] = { '200': { description: 'Taken.' } };
    },
    expected: [
      'success-status-removed request B: thing.changed.v1 204',
      'success-status-added request C: thing.changed.v1 200',
    ],
  },
  {
    name: 'another signature',
    mutate: (d) => (d['x-webhook-signature'].header = 'Other'),
    expected: ['signature-changed webhook B: '],
  },
  {
    name: 'no signature any more',
    mutate: (d) => delete d['x-webhook-signature'],
    expected: ['signature-changed webhook B: '],
  },
  {
    name: 'a signature at all',
    prepare: (d) => delete d['x-webhook-signature'],
    mutate: (d) => (d['x-webhook-signature'] = { header: 'S', algorithm: 'hmac-sha256' }),
    expected: ['signature-added webhook C: '],
  },

  // Callbacks
  {
    name: 'a callback goes',
    prepare: (d) =>
      (create(d)['callbacks'] = {
        done: {
          '{$request.body#/url}': {
            post: { requestBody: { content: { 'application/json': { schema: { type: 'string' } } } }, responses: {} },
          },
        },
      }),
    mutate: (d) => delete create(d)['callbacks'],
    expected: ['event-removed webhook B: things.create callback done POST {$request.body#/url}'],
  },
  {
    name: 'the payload of a callback',
    prepare: (d) =>
      (create(d)['callbacks'] = {
        done: {
          '{$request.body#/url}': {
            post: { requestBody: { content: { 'application/json': { schema: { type: 'string' } } } }, responses: {} },
          },
        },
      }),
    mutate: (d) =>
      (create(d)['callbacks'].done['{$request.body#/url}'].post.requestBody.content['application/json'].schema.type = [
        'string',
        'null',
      ]),
    expected: ['null-added webhook B: things.create callback done POST {$request.body#/url}'],
  },

  {
    name: 'a payload at all',
    prepare: (d) => delete hook(d, 'thing.changed.v2')['requestBody'],
    mutate: (d) => (hook(d, 'thing.changed.v2')['requestBody'] = { content: { 'application/json': { schema: {} } } }),
    expected: ['payload-added webhook C: thing.changed.v2 payload'],
  },

  // The whole
  { name: 'an address goes', mutate: (d) => d['servers'].shift(), expected: ['server-removed api B: '] },
  {
    name: 'an address is new',
    mutate: (d) => d['servers'].push({ url: 'https://b.example' }),
    expected: ['server-added api C: '],
  },
  {
    name: 'an address of some operations',
    mutate: (d) => (d['paths']['/things/{thing_id}'].servers = [{ url: 'https://c.example' }]),
    expected: ['server-added api C: things.get, things.update'],
  },
  {
    name: 'another variable of an address',
    mutate: (d) => (d['servers'][1].variables.region.default = 'us'),
    expected: ['server-variable-changed api B: '],
  },
  {
    name: 'a described address',
    mutate: (d) => (d['servers'][0].description = 'New.'),
    expected: ['documentation api D: '],
  },
  { name: 'another description', mutate: (d) => (d['info'].description = 'New.'), expected: ['documentation api D: '] },
  {
    name: 'another tag of the whole',
    mutate: (d) => d['tags'].push({ name: 'Other' }),
    expected: ['documentation api D: '],
  },
  { name: 'a version alone', mutate: (d) => (d['info'].version = '9.0.0'), expected: [] },
  {
    name: 'a component with another name',
    mutate: (d) => {
      d['components'].schemas.Removed = d['components'].schemas.Gone;
      delete d['components'].schemas.Gone;
      json(hook(d, 'thing.gone.v1')['requestBody'])['schema'].$ref = '#/components/schemas/Removed';
    },
    expected: ['export-removed api B: ', 'export-added api C: '],
  },
  {
    name: 'a component that nothing uses',
    mutate: (d) => (d['components'].schemas.Unused = { type: 'string' }),
    expected: ['unused-component-changed api D: '],
  },
  {
    name: 'a component written out where it is used',
    mutate: (d) => {
      json(hook(d, 'thing.gone.v1')['requestBody'])['schema'] = d['components'].schemas.Gone;
      delete d['components'].schemas.Gone;
    },
    expected: ['export-removed api B: '],
  },
  {
    name: 'an extension of an operation',
    mutate: (d) => (create(d)['x-other'] = 1),
    expected: ['extension-changed api D: things.create'],
  },
];
