import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { Api, JsonSchema, Operation, Parameter } from '../../../generator/model/api.ts';
import { type Change, type Constraint, lifted, withMember } from './constraint.ts';
import { constraint, deriveValue } from './derive-value.ts';
import type { TextWriter } from './samples.ts';
import { resolver } from './schema.ts';

/** The part of the generated client's request that contains a value. */
type Part = 'path' | 'query' | 'headers' | 'body';

export interface RequestConstraint extends Constraint {
  readonly operation: Operation;
  readonly part: Part;
  /** Set for a constraint on a parameter. */
  readonly parameter?: Parameter;
}

/**
 * Every constraint on the requests of an operation. `writers` are keyed like `customers.create body email`.
 */
export function deriveOperation(
  api: Api,
  operation: Operation,
  writers: Readonly<Record<string, TextWriter>> = {},
): RequestConstraint[] {
  const [media, ...more] = operation.body?.content ?? [];
  if (more.length > 0) throw new Error(`${operation.id} takes several media types; the derived suite knows one only.`);
  const where = `${operation.id} body`;
  const context = { resolve: resolver(api.schemas), writers, where, textual: false };
  const ofBody = media?.schema === undefined ? [] : deriveValue(media.schema, context);
  return [
    ...deriveParameters(api, operation, writers),
    ...ofBody.map((each): RequestConstraint => ({ ...each, operation, part: 'body' })),
  ];
}

/** The same without those on the body; `permits` adds values that no rule forbids. */
export function deriveParameters(
  api: Api,
  operation: Operation,
  writers: Readonly<Record<string, TextWriter>> = {},
  permits = false,
): RequestConstraint[] {
  const context = { resolve: resolver(api.schemas), writers, permits };
  return operation.parameters.flatMap((parameter) => {
    const part = partOf(parameter);
    const where = `${operation.id} ${part} ${parameter.name}`;
    const name = part === 'headers' ? parameter.name.toLowerCase() : parameter.name;
    const own = [
      ...deriveValue(parameter.schema, { ...context, where, textual: true }),
      ...requirement(parameter),
      ...cap(parameter),
      ...repetition(parameter),
    ];
    return own.map((each): RequestConstraint => {
      const sent = part === 'headers' ? { ...each, rejected: each.rejected.filter(fitsHeader) } : each;
      const put = lifted(sent, name, (apply) => (whole) => withMember(whole, name, apply((whole as JsonObject)[name])));
      return { ...put, operation, part, parameter };
    });
  });
}

/** HTTP can't carry other characters in a field value, and removes spaces around it (RFC 9110 §5.5). */
function fitsHeader({ apply }: Change): boolean {
  const value = apply(undefined);
  return typeof value !== 'string' || /^(?! )[ -~]*(?<! )$/.test(value);
}

function partOf({ in: place, name }: Parameter): Part {
  if (place === 'header') return 'headers';
  if (place === 'cookie') throw new Error(`The derived suite does not know cookies such as ${name}.`);
  return place;
}

/** A path without one of its parameters is another path. */
function requirement({ required, in: place }: Parameter): Constraint[] {
  if (!required || place === 'path') return [];
  const nothing: Change = { field: [], label: 'nothing', apply: () => undefined };
  return [{ field: [], keyword: 'required', limit: true, accepted: [], rejected: [nothing] }];
}

/** `x-cap`: the server reduces a larger value to the cap. */
function cap({ schema }: Parameter): Constraint[] {
  const limit = (schema as Readonly<Record<string, JsonSchema | JsonValue>>)['x-cap'];
  if (typeof limit !== 'number') return [];
  const accepted = [limit, limit + 1, limit * 10, Number.MAX_SAFE_INTEGER].map(String);
  return [
    constraint(
      'x-cap',
      limit,
      { accepted: [...accepted, `1${'0'.repeat(30)}`], rejected: [] },
      'larger values are taken for the cap',
    ),
  ];
}

/** A parameter that is not a list must not be repeated. */
function repetition({ schema, in: place }: Parameter): Constraint[] {
  const { type } = schema as { readonly type?: JsonValue };
  if (place !== 'query' || type === 'array') return [];
  const values = type === 'boolean' ? ['true', 'false'] : ['1', '2'];
  return [constraint('repeated', false, { accepted: [], rejected: [values] })];
}
