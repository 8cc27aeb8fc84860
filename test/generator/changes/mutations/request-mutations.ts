import { type ApiMutation, get, create, update, parameter, json } from './api-mutation.ts';

/** Changes of operations, their parameters and their bodies. */
export const requestMutations: readonly ApiMutation[] = [
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
];
