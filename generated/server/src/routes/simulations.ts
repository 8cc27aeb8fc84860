// Generated from spec.yaml by `npm run generate`. Do not edit.
import type {
  SimulationsCreateBody,
  SimulationsCreateHeaders,
  SimulationsCreateResponse201,
  SimulationsGetHeaders,
  SimulationsGetPath,
  SimulationsGetResponse200,
  SimulationsListHeaders,
  SimulationsListQuery,
  SimulationsListResponse200,
  SimulationsUpdateBody,
  SimulationsUpdateHeaders,
  SimulationsUpdatePath,
  SimulationsUpdateResponse200,
} from '@billing/types';
import * as simulationsCreateChecks from '@billing/validators/simulations.create';
import * as simulationsGetChecks from '@billing/validators/simulations.get';
import * as simulationsListChecks from '@billing/validators/simulations.list';
import * as simulationsUpdateChecks from '@billing/validators/simulations.update';

import type { Handler, RequestBase, Route, WithDefaults } from '../runtime/route.ts';

export const simulationsCreateRoute = {
  id: 'simulations.create',
  method: 'POST',
  path: '/simulations',
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      properties: {
        config: {
          properties: {
            subscription_cancellation: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { effective_from: 'immediately', has_past_due_transaction: false },
                  nullable: ['effective_from', 'has_past_due_transaction'],
                },
              },
            },
            subscription_creation: {
              properties: {
                entities: {
                  values: {
                    address_id: null,
                    business_id: null,
                    customer_id: null,
                    discount_id: null,
                    items: null,
                    payment_method_id: null,
                    transaction_id: null,
                  },
                },
                options: {
                  values: {
                    business_simulated_as: 'not_provided',
                    customer_simulated_as: 'new',
                    discount_simulated_as: 'not_provided',
                    trial_period_on_price: false,
                  },
                  nullable: [
                    'business_simulated_as',
                    'customer_simulated_as',
                    'discount_simulated_as',
                    'trial_period_on_price',
                  ],
                },
              },
            },
            subscription_pause: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { effective_from: 'immediately', has_past_due_transaction: false },
                  nullable: ['effective_from', 'has_past_due_transaction'],
                },
              },
            },
            subscription_renewal: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { dunning_exhausted_action: null, payment_outcome: 'success' },
                  nullable: ['payment_outcome'],
                },
              },
            },
            subscription_resume: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { dunning_exhausted_action: null, payment_outcome: 'success' },
                  nullable: ['payment_outcome'],
                },
              },
            },
          },
        },
      },
    },
  },
  check: { headers: simulationsCreateChecks.headers, body: simulationsCreateChecks.body },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'storage_limit_reached',
  ],
  emits: [],
} as const satisfies Route;

export const simulationsGetRoute = {
  id: 'simulations.get',
  method: 'GET',
  path: '/simulations/{simulation_id}',
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [
      {
        name: 'simulation_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { path: simulationsGetChecks.path, headers: simulationsGetChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'bad_request',
    'not_found',
  ],
  emits: [],
} as const satisfies Route;

export const simulationsListRoute = {
  id: 'simulations.list',
  method: 'GET',
  path: '/simulations',
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.read'] }]],
  rateLimit: 'default',
  parameters: {
    path: [],
    query: [
      { name: 'after', shape: 'value', kind: 'string', style: 'form', explode: true },
      { name: 'per_page', shape: 'value', kind: 'integer', style: 'form', explode: true, default: 50, cap: 200 },
      { name: 'order_by', shape: 'value', kind: 'string', style: 'form', explode: true, default: 'id[DESC]' },
      { name: 'id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'notification_setting_id', shape: 'array', kind: 'string', style: 'form', explode: false },
      { name: 'status', shape: 'array', kind: 'string', style: 'form', explode: false, default: ['active'] },
    ],
    header: [
      { name: 'skip-count', shape: 'value', kind: 'string', style: 'simple', explode: false },
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
    ],
  },
  check: { query: simulationsListChecks.query, headers: simulationsListChecks.headers },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'unexpected_request_body',
    'invalid_field',
  ],
  emits: [],
} as const satisfies Route;

export const simulationsUpdateRoute = {
  id: 'simulations.update',
  method: 'PATCH',
  path: '/simulations/{simulation_id}',
  security: [[{ scheme: 'apiKey', permissions: ['notification_simulation.write'] }]],
  rateLimit: 'default',
  idempotencyKey: 'idempotency-key',
  parameters: {
    path: [
      {
        name: 'simulation_id',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
    query: [],
    header: [
      {
        name: 'service-version',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'invalid_version',
      },
      {
        name: 'idempotency-key',
        shape: 'value',
        kind: 'string',
        style: 'simple',
        explode: false,
        errorCode: 'bad_request',
      },
    ],
  },
  body: {
    required: true,
    mediaTypes: ['application/json'],
    object: true,
    defaults: {
      properties: {
        config: {
          properties: {
            subscription_cancellation: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { effective_from: 'immediately', has_past_due_transaction: false },
                  nullable: ['effective_from', 'has_past_due_transaction'],
                },
              },
            },
            subscription_creation: {
              properties: {
                entities: {
                  values: {
                    address_id: null,
                    business_id: null,
                    customer_id: null,
                    discount_id: null,
                    items: null,
                    payment_method_id: null,
                    transaction_id: null,
                  },
                },
                options: {
                  values: {
                    business_simulated_as: 'not_provided',
                    customer_simulated_as: 'new',
                    discount_simulated_as: 'not_provided',
                    trial_period_on_price: false,
                  },
                  nullable: [
                    'business_simulated_as',
                    'customer_simulated_as',
                    'discount_simulated_as',
                    'trial_period_on_price',
                  ],
                },
              },
            },
            subscription_pause: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { effective_from: 'immediately', has_past_due_transaction: false },
                  nullable: ['effective_from', 'has_past_due_transaction'],
                },
              },
            },
            subscription_renewal: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { dunning_exhausted_action: null, payment_outcome: 'success' },
                  nullable: ['payment_outcome'],
                },
              },
            },
            subscription_resume: {
              properties: {
                entities: { values: { subscription_id: null } },
                options: {
                  values: { dunning_exhausted_action: null, payment_outcome: 'success' },
                  nullable: ['payment_outcome'],
                },
              },
            },
          },
        },
      },
    },
  },
  check: {
    path: simulationsUpdateChecks.path,
    headers: simulationsUpdateChecks.headers,
    body: simulationsUpdateChecks.body,
  },
  errorCodes: [
    'invalid_token',
    'invalid_version',
    'request_headers_too_large',
    'too_many_requests',
    'internal_error',
    'service_unavailable',
    'forbidden',
    'bad_request',
    'invalid_json',
    'invalid_field',
    'unsupported_media_type',
    'request_body_too_large',
    'not_found',
    'idempotency_key_in_use',
    'idempotency_key_reused',
    'conflict',
    'storage_limit_reached',
  ],
  emits: [],
} as const satisfies Route;

export interface SimulationsCreateRequest extends RequestBase<(typeof simulationsCreateRoute)['errorCodes'][number]> {
  readonly headers: SimulationsCreateHeaders;
  readonly body: SimulationsCreateBody;
}

export type SimulationsCreateResult = {
  readonly status: 201;
  readonly body: SimulationsCreateResponse201;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationsGetRequest extends RequestBase<(typeof simulationsGetRoute)['errorCodes'][number]> {
  readonly path: SimulationsGetPath;
  readonly headers: SimulationsGetHeaders;
}

export type SimulationsGetResult = {
  readonly status: 200;
  readonly body: SimulationsGetResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationsListRequest extends RequestBase<(typeof simulationsListRoute)['errorCodes'][number]> {
  readonly query: WithDefaults<SimulationsListQuery, 'per_page' | 'order_by' | 'status'>;
  readonly headers: SimulationsListHeaders;
}

export type SimulationsListResult = {
  readonly status: 200;
  readonly body: SimulationsListResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationsUpdateRequest extends RequestBase<(typeof simulationsUpdateRoute)['errorCodes'][number]> {
  readonly path: SimulationsUpdatePath;
  readonly headers: SimulationsUpdateHeaders;
  readonly body: SimulationsUpdateBody;
}

export type SimulationsUpdateResult = {
  readonly status: 200;
  readonly body: SimulationsUpdateResponse200;
  readonly headers?: Readonly<Record<string, string>>;
};

export interface SimulationsHandlers<Context> {
  /**
   * Create a simulation
   *
   * Creates a simulation: a description of events to send to a destination for testing. It sends nothing
   * until you run it, and you can run it any number of times.
   *
   * If `type` is an event type, the simulation sends that event. Its data is a sample; the members of
   * `payload` replace members with the same name. If `payload` has the `id` of a stored entity of that
   * kind, the data of the entity replaces the sample. The result is validated against the schema of the
   * event, so a misspelled member is rejected.
   *
   * If `type` is a scenario, the simulation sends all events of one step in the life of a subscription,
   * with consistent data. `config` has one member, named like the scenario, which selects options and the
   * stored entities to use. Without it, the scenario runs with default options and sample data.
   *
   * Each stored entity that you name requires its read permission; otherwise the response is `forbidden`.
   * Simulations never change stored entities.
   *
   *
   * @see operations/simulations.yaml#/simulations/post
   */
  readonly create: Handler<SimulationsCreateRequest, SimulationsCreateResult, Context>;
  /**
   * Get a simulation
   *
   * Returns one simulation: what it sends, and where. The `config` of a scenario is complete; it includes
   * the default of each option that you left out.
   *
   *
   * @see operations/simulations.yaml#/simulation/get
   */
  readonly get: Handler<SimulationsGetRequest, SimulationsGetResult, Context>;
  /**
   * List simulations
   *
   * Lists the simulations of the account. To include archived simulations, filter by `status`.
   *
   *
   * @see operations/simulations.yaml#/simulations/get
   */
  readonly list: Handler<SimulationsListRequest, SimulationsListResult, Context>;
  /**
   * Update a simulation
   *
   * Changes the members in the body and leaves all others unchanged; `payload` and `config` are replaced as
   * a whole. The result must be consistent: if you change `type`, also send a `payload` or `config` that
   * matches it, or `null` to remove one that does not.
   *
   * A pending run continues with the values that it was started with. `status: archived` cancels it; you
   * can run the simulation again once it is `active`.
   *
   *
   * @see operations/simulations.yaml#/simulation/patch
   */
  readonly update: Handler<SimulationsUpdateRequest, SimulationsUpdateResult, Context>;
}
