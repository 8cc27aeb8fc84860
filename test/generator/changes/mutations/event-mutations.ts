import { type ApiMutation, create, hook } from './api-mutation.ts';

/** Changes of events and callbacks. */
export const eventMutations: readonly ApiMutation[] = [
  // Events
  {
    name: 'removes an emitted event',
    mutate: (d) => (create(d)['x-emits'] = []),
    expected: ['emitted-event-removed webhook B: things.create'],
  },
  {
    name: 'adds an emitted event',
    mutate: (d) => create(d)['x-emits'].push('thing.gone'),
    expected: ['emitted-event-added webhook C: things.create'],
  },
  {
    name: 'removes an event',
    mutate: (d) => delete d['webhooks']['thing.gone.v1'],
    expected: ['event-removed webhook B: thing.gone.v1', 'export-removed api B: '],
  },
  {
    name: 'removes a version of an event',
    mutate: (d) => delete d['webhooks']['thing.changed.v2'],
    expected: ['event-version-removed webhook B: thing.changed.v2'],
  },
  {
    name: 'adds a version of an event',
    mutate: (d) => {
      d['webhooks']['thing.gone.v2'] = structuredClone(d['webhooks']['thing.gone.v1']);
      hook(d, 'thing.gone.v2')['x-event'].version = 2;
    },
    expected: ['event-version-added webhook C: thing.gone.v2'],
  },
  {
    name: 'adds an event',
    mutate: (d) => {
      d['webhooks']['part.gone.v1'] = structuredClone(d['webhooks']['thing.gone.v1']);
      hook(d, 'part.gone.v1')['x-event'].type = 'part.gone';
    },
    expected: ['event-added webhook C: part.gone.v1'],
  },
  {
    name: 'changes the version number of an event',
    mutate: (d) => (hook(d, 'thing.changed.v2')['x-event'].version = 3),
    expected: ['event-version-removed webhook B: thing.changed.v2', 'event-version-added webhook C: thing.changed.v3'],
  },
  {
    name: 'changes the key of an event',
    mutate: (d) => {
      d['webhooks'].thing_gone = d['webhooks']['thing.gone.v1'];
      delete d['webhooks']['thing.gone.v1'];
    },
    expected: ['event-key-changed webhook B: thing.gone.v1'],
  },
  {
    name: 'changes the group of an event',
    mutate: (d) => (hook(d)['x-event'].group = 'Other'),
    expected: ['event-group-changed webhook C: thing.changed.v1'],
  },
  {
    name: 'changes the method of a webhook',
    mutate: (d) => (d['webhooks']['thing.gone.v1'] = { put: hook(d, 'thing.gone.v1') }),
    expected: ['event-method-changed webhook B: thing.gone.v1'],
  },
  {
    name: 'changes the payload of one version',
    mutate: (d) => (d['components'].schemas.Gone.properties.id.type = 'integer'),
    expected: ['type-changed webhook B: thing.gone.v1 payload'],
  },
  {
    name: 'adds a property to a payload',
    mutate: (d) => (d['components'].schemas.Gone.properties.at = { type: 'string' }),
    expected: ['property-added webhook C: thing.gone.v1 payload'],
  },
  {
    name: 'removes a payload',
    mutate: (d) => delete hook(d, 'thing.changed.v2')['requestBody'],
    expected: ['payload-removed webhook B: thing.changed.v2 payload'],
  },
  {
    name: 'removes a header of a webhook',
    mutate: (d) => delete hook(d)['parameters'],
    expected: ['response-header-removed webhook B: thing.changed.v1 header sample-signature'],
  },
  {
    name: 'removes a response of receivers',
    mutate: (d) => {
      hook(d)['responses'] = { '200': { description: 'Taken.' } };
    },
    expected: [
      'success-status-removed request B: thing.changed.v1 204',
      'success-status-added request C: thing.changed.v1 200',
    ],
  },
  {
    name: 'changes the signature',
    mutate: (d) => (d['x-webhook-signature'].header = 'Other'),
    expected: ['signature-changed webhook B: '],
  },
  {
    name: 'removes the signature',
    mutate: (d) => delete d['x-webhook-signature'],
    expected: ['signature-changed webhook B: '],
  },
  {
    name: 'adds a signature',
    prepare: (d) => delete d['x-webhook-signature'],
    mutate: (d) => (d['x-webhook-signature'] = { header: 'S', algorithm: 'hmac-sha256' }),
    expected: ['signature-added webhook C: '],
  },

  // Callbacks
  {
    name: 'removes a callback',
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
    name: 'changes the payload of a callback',
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
    name: 'removes a media type of a callback',
    prepare: (d) =>
      (create(d)['callbacks'] = {
        done: {
          '{$request.body#/url}': {
            post: { requestBody: { content: { 'application/json': {}, 'text/plain': {} } }, responses: {} },
          },
        },
      }),
    mutate: (d) => delete create(d)['callbacks'].done['{$request.body#/url}'].post.requestBody.content['text/plain'],
    expected: ['response-media-type-removed webhook B: things.create callback done POST {$request.body#/url}'],
  },

  {
    name: 'adds a payload',
    prepare: (d) => delete hook(d, 'thing.changed.v2')['requestBody'],
    mutate: (d) => (hook(d, 'thing.changed.v2')['requestBody'] = { content: { 'application/json': { schema: {} } } }),
    expected: ['payload-added webhook C: thing.changed.v2 payload'],
  },
];
