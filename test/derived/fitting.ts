import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Maybe } from './derive/constraint.ts';

type Field = readonly (string | number)[];

/** Adapts the rest of a body to the value at `field`, for rules that no schema expresses. */
export function fitting(operation: string, body: Maybe, field: Field): Maybe {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return FITTING[operation]?.(body as JsonObject, field) ?? body;
}

const FITTING: Readonly<Record<string, (body: JsonObject, field: Field) => JsonObject>> = {
  'notificationSettings.create': (body) =>
    body['type'] === 'email' ? { ...body, destination: 'jo@works.example', traffic_source: 'platform' } : body,
  'simulations.create': fittingSimulation,
  'simulations.update': fittingSimulation,
};

/** A payload matches its event type; a config has one member, named like its scenario. */
function fittingSimulation({ payload, config, ...others }: JsonObject, [member, part]: Field): JsonObject {
  if (member === 'payload') return { ...others, payload: payload ?? null, type: 'customer.created' };
  if (member === 'config') {
    const scenario = String(part ?? 'subscription_creation');
    const own = (config as JsonObject | null)?.[scenario] ?? {};
    return {
      ...others,
      type: scenario,
      config: config === null ? null : { [scenario]: fittingPart(own as JsonObject) },
    };
  }
  return member === 'type' ? others : { ...others, ...given({ payload, config }) };
}

/** Two kinds of entities are not stored, and the action after a failed payment needs a payment. */
function fittingPart({ entities, options, ...others }: JsonObject): JsonObject {
  const { transaction_id, subscription_id, ...stored } = (entities ?? {}) as JsonObject;
  const unstored = given({ transaction_id, subscription_id });
  const fitted = { ...stored, ...Object.fromEntries(Object.keys(unstored).map((name) => [name, null])) };
  const failed = ((options ?? {}) as JsonObject)['dunning_exhausted_action'] ? { payment_outcome: 'failed' } : {};
  return {
    ...others,
    ...(entities !== undefined && { entities: fitted }),
    ...(options !== undefined && { options: { ...(options as JsonObject), ...failed } }),
  };
}

function given(members: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined)) as JsonObject;
}
