// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  KettlesCreateBody,
  KettlesCreateResponse201,
  KettlesUpdateBody,
  KettlesUpdatePath,
  KettlesUpdateResponse200,
} from '@body-defaults/types';
import * as kettlesCreateChecks from '@body-defaults/validators/kettles.create';
import * as kettlesUpdateChecks from '@body-defaults/validators/kettles.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const kettlesCreateRoute = {
  id: 'kettles.create',
  method: 'POST',
  path: '/kettles',
  security: [],
  parameters: { path: [], query: [], header: [] },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      values: { ['__proto__']: 7, colour: 'red', custom: null, tags: [] },
      properties: {
        handle: { values: { material: 'wood' } },
        lid: { values: { knob: true } },
        spouts: { items: { values: { length: 10 } } },
      },
    },
  },
  check: { body: kettlesCreateChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export const kettlesUpdateRoute = {
  id: 'kettles.update',
  method: 'PATCH',
  path: '/kettles/{id}',
  security: [],
  parameters: {
    path: [{ name: 'id', shape: 'value', kind: 'string', style: 'simple', explode: false }],
    query: [],
    header: [],
  },
  body: {
    required: false,
    mediaTypes: ['application/json'],
    object: true,
    defaults: { values: { name: 'Kettle', volume: 1 } },
  },
  check: { path: kettlesUpdateChecks.path, body: kettlesUpdateChecks.body },
  errorCodes: [],
  emits: [],
} as const satisfies Route;

export interface KettlesCreateRequest extends RequestBase<(typeof kettlesCreateRoute)['errorCodes'][number]> {
  readonly body: WithDefaults<KettlesCreateBody, '__proto__' | 'colour' | 'custom' | 'tags'>;
}

export type KettlesCreateResult = {
  readonly status: 201;
  readonly body: KettlesCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface KettlesUpdateRequest extends RequestBase<(typeof kettlesUpdateRoute)['errorCodes'][number]> {
  readonly path: KettlesUpdatePath;
  readonly body: WithDefaults<KettlesUpdateBody, 'name' | 'volume'> | undefined;
}

export type KettlesUpdateResult = {
  readonly status: 200;
  readonly body: KettlesUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface KettlesHandlers<Context> {
  /** @see spec.yaml#/paths/~1kettles/post */
  readonly create: Handler<KettlesCreateRequest, KettlesCreateResult, Context>;
  /** @see spec.yaml#/paths/~1kettles~1{id}/patch */
  readonly update: Handler<KettlesUpdateRequest, KettlesUpdateResult, Context>;
}
