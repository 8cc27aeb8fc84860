import { type ApiMutation, get, create, update, parameter, json } from './api-mutation.ts';

/** Changes of operations, their parameters and their bodies. */
export const requestMutations: readonly ApiMutation[] = [
  // Operations
  {
    name: 'removes an operation',
    mutate: (d) => delete d['paths']['/status'],
    expected: ['operation-removed api B: status.get'],
  },
  {
    name: 'adds an operation',
    mutate: (d) =>
      (d['paths']['/more'] = {
        get: { operationId: 'more.get', tags: ['Things'], responses: { '200': { description: 'D.' } } },
      }),
    expected: ['operation-added api C: more.get'],
  },
  {
    name: 'changes the path of an operation',
    mutate: (d) => {
      d['paths']['/health'] = d['paths']['/status'];
      delete d['paths']['/status'];
    },
    expected: ['operation-moved api B: status.get'],
  },
  {
    name: 'changes the method of an operation',
    mutate: (d) => (d['paths']['/status'] = { post: d['paths']['/status'].get }),
    expected: ['operation-moved api B: status.get'],
  },
  {
    name: 'changes the operationId',
    mutate: (d) => (create(d)['operationId'] = 'things.make'),
    expected: ['operation-renamed api B: things.make'],
  },
  {
    name: 'changes a tag',
    mutate: (d) => (create(d)['tags'] = ['Other']),
    expected: ['tags-changed api D: things.create'],
  },
  {
    name: 'changes the tag that names a method of the client',
    prepare: (d) => delete create(d)['operationId'],
    mutate: (d) => (create(d)['tags'] = ['Other']),
    expected: ['operation-renamed api B: POST /things'],
  },
  {
    name: 'deprecates it',
    mutate: (d) => (create(d)['deprecated'] = true),
    expected: ['deprecated api C: things.create'],
  },
  {
    name: 'no longer deprecates it',
    prepare: (d) => (create(d)['deprecated'] = true),
    mutate: (d) => delete create(d)['deprecated'],
    expected: ['undeprecated api C: things.create'],
  },
  {
    name: 'changes the summary',
    mutate: (d) => (get(d)['summary'] = 'All.'),
    expected: ['documentation api D: things.list'],
  },

  // Parameters
  {
    name: 'renames a path parameter',
    mutate: (d) => {
      d['paths']['/things/{id}'] = d['paths']['/things/{thing_id}'];
      delete d['paths']['/things/{thing_id}'];
      d['paths']['/things/{id}'].parameters[0].name = 'id';
    },
    expected: ['path-parameter-renamed request B: things.get path id, things.update path id'],
  },
  {
    name: 'removes a parameter',
    mutate: (d) => get(d)['parameters'].splice(1, 1),
    expected: ['parameter-removed request B: things.list query per_page'],
  },
  {
    name: 'removes a shared parameter from one operation',
    mutate: (d) => delete update(d)['parameters'],
    expected: ['parameter-removed request B: things.update query after'],
  },
  {
    name: 'adds an optional parameter',
    mutate: (d) => get(d)['parameters'].push({ name: 'q', in: 'query', schema: { type: 'string' } }),
    expected: ['parameter-added request C: things.list query q'],
  },
  {
    name: 'adds a required parameter',
    mutate: (d) => get(d)['parameters'].push({ name: 'q', in: 'query', required: true, schema: { type: 'string' } }),
    expected: ['required-parameter-added request B: things.list query q'],
  },
  {
    name: 'requires a shared parameter',
    mutate: (d) => (d['components'].parameters.After.required = true),
    expected: ['parameter-required request B: things.list query after, things.update query after'],
  },
  {
    name: 'makes a shared parameter optional',
    prepare: (d) => (d['components'].parameters.After.required = true),
    mutate: (d) => delete d['components'].parameters.After.required,
    expected: ['parameter-optional request C: things.list query after, things.update query after'],
  },
  {
    name: 'tightens a limit of a shared parameter',
    mutate: (d) => (d['components'].parameters.After.schema.maxLength = 40),
    expected: ['limit-tightened request B: things.list query after, things.update query after'],
  },
  {
    name: 'loosens a limit of a shared parameter',
    mutate: (d) => (d['components'].parameters.After.schema.maxLength = 160),
    expected: ['limit-loosened request C: things.list query after, things.update query after'],
  },
  {
    name: 'changes the schema of a path parameter',
    mutate: (d) => (d['components'].schemas.ThingId.pattern = '^thi_[a-z]{4}$'),
    expected: ['pattern-narrowed request B: things.get path thing_id, things.update path thing_id'],
  },
  {
    name: 'moves a parameter into a header',
    mutate: (d) => (parameter(d, 'per_page')['in'] = 'header'),
    expected: ['parameter-moved request B: things.list header per_page'],
  },
  {
    name: 'changes the case of a header name',
    mutate: (d) => (parameter(d, 'Trace')['name'] = 'TRACE'),
    expected: ['rewritten api D: '],
  },
  {
    name: 'changes the style of a parameter',
    mutate: (d) => (parameter(d, 'include')['style'] = 'pipeDelimited'),
    expected: ['parameter-serialised-otherwise request B: things.list query include'],
  },
  {
    name: 'explodes a parameter',
    mutate: (d) => (parameter(d, 'include')['explode'] = true),
    expected: ['parameter-serialised-otherwise request B: things.list query include'],
  },
  {
    name: 'states a default explicitly',
    mutate: (d) => (parameter(d, 'per_page')['style'] = 'form'),
    expected: ['rewritten api D: '],
  },
  {
    name: 'sends a parameter as JSON',
    mutate: (d) => {
      parameter(d, 'include')['content'] = { 'application/json': { schema: parameter(d, 'include')['schema'] } };
      for (const key of ['schema', 'style', 'explode']) delete parameter(d, 'include')[key];
    },
    expected: ['parameter-serialised-otherwise request B: things.list query include'],
  },
  {
    name: 'removes a value',
    mutate: (d) => parameter(d, 'include')['schema'].items.enum.pop(),
    expected: ['enum-value-removed request B: things.list query include'],
  },
  {
    name: 'adds a value',
    mutate: (d) => parameter(d, 'include')['schema'].items.enum.push('x'),
    expected: ['enum-value-added request C: things.list query include'],
  },
  {
    name: 'changes the default',
    mutate: (d) => (parameter(d, 'per_page')['schema'].default = 20),
    expected: ['default-changed request B: things.list query per_page'],
  },
  {
    name: 'lowers the cap',
    mutate: (d) => (parameter(d, 'per_page')['schema']['x-cap'] = 50),
    expected: ['cap-lowered request B: things.list query per_page'],
  },
  {
    name: 'requires a permission for a value',
    mutate: (d) => (parameter(d, 'include')['x-value-permissions'].maker = ['part.read']),
    expected: ['value-permission-required request B: things.list query include'],
  },
  {
    name: 'no longer requires a permission for a value',
    mutate: (d) => delete parameter(d, 'include')['x-value-permissions'],
    expected: ['value-permission-not-required request C: things.list query include'],
  },
  {
    name: 'changes the error code for a wrong value',
    mutate: (d) => (parameter(d, 'per_page')['x-error-code'] = 'not_found'),
    expected: ['parameter-error-code-changed request B: things.list query per_page'],
  },
  {
    name: 'deprecates a parameter',
    mutate: (d) => (d['components'].parameters.After.deprecated = true),
    expected: ['deprecated request C: things.list query after, things.update query after'],
  },
  {
    name: 'adds a description to a parameter',
    mutate: (d) => (d['components'].parameters.After.description = 'New.'),
    expected: ['documentation api D: things.list query after, things.update query after'],
  },

  // Bodies
  {
    name: 'removes the body',
    prepare: (d) => (d['paths']['/status'].get.requestBody = { content: { 'application/json': { schema: {} } } }),
    mutate: (d) => delete d['paths']['/status'].get.requestBody,
    expected: ['body-removed request B: status.get body'],
  },
  {
    name: 'adds an optional body',
    mutate: (d) => (d['paths']['/status'].get.requestBody = { content: { 'application/json': { schema: {} } } }),
    expected: ['body-added request C: status.get body'],
  },
  {
    name: 'adds a required body',
    mutate: (d) =>
      (d['paths']['/status'].get.requestBody = { required: true, content: { 'application/json': { schema: {} } } }),
    expected: ['required-body-added request B: status.get body'],
  },
  {
    name: 'makes the body optional',
    mutate: (d) => delete create(d)['requestBody'].required,
    expected: ['body-optional request C: things.create body'],
  },
  {
    name: 'requires the body',
    prepare: (d) => delete create(d)['requestBody'].required,
    mutate: (d) => (create(d)['requestBody'].required = true),
    expected: ['body-required request B: things.create body'],
  },
  {
    name: 'adds a media type to a request',
    mutate: (d) => (create(d)['requestBody'].content['text/csv'] = {}),
    expected: ['request-media-type-added request C: things.create body'],
  },
  {
    name: 'removes a media type with capitals from a request',
    prepare: (d) => (create(d)['requestBody'].content['Text/CSV'] = {}),
    mutate: (d) => delete create(d)['requestBody'].content['Text/CSV'],
    expected: ['request-media-type-removed request B: things.create body'],
  },
  {
    name: 'removes a media type from a request',
    prepare: (d) => (create(d)['requestBody'].content['text/csv'] = {}),
    mutate: (d) => delete create(d)['requestBody'].content['text/csv'],
    expected: ['request-media-type-removed request B: things.create body'],
  },
  {
    name: 'changes the encoding of a part',
    mutate: (d) => (json(create(d)['requestBody'])['encoding'] = { id: { contentType: 'text/plain' } }),
    expected: ['encoding-changed request B: things.create body'],
  },
];
