import type { JsonObject, JsonValue } from '../../generator/json.ts';
import type { Maybe } from './derive/constraint.ts';

type Field = readonly (string | number)[];

/** Makes the rest of a body fit the value at `field`, where the operation has rules that no schema says. */
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

/** A payload is of an event type, a config of a scenario, and has one member, named like the scenario. */
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

/** Nothing is stored of two kinds of entities, and an action that follows a failed payment needs one. */
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
