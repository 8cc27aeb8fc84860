import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema } from '../../../generator/model/api.ts';
import { conditionConstraints, inLine } from './conditions.ts';
import { type Change, type Constraint, lifted, type Maybe, shown, withMember } from './constraint.ts';
import { KEYWORDS, type Values } from './keywords.ts';
import { matcher } from './pattern-samples.ts';
import { sample, samples, type TextWriter } from './samples.ts';
import {
  alternativesOf,
  type Form,
  formOf,
  isNullableUnion,
  nullableUnion,
  otherAlternative,
  type Resolve,
} from './schema.ts';

export interface DeriveContext {
  readonly resolve: Resolve;
  /** The place of a value in the request: `customers.create body email`. */
  readonly where: string;
  /** Text for values whose meaning the schema does not express, by place. */
  readonly writers: Readonly<Record<string, TextWriter>>;
  /** Whether the value arrives as text, as parameters do. */
  readonly textual: boolean;
  /** Schemas with their own cases: for such a part, only its type is derived. */
  readonly isDerivedApart?: (schema: JsonSchema) => boolean;
  /**
   * Whether to derive values that no rule forbids. A service may reject some by rules outside the schema.
   */
  readonly permits?: boolean;
}

/** Names that every JavaScript object inherits, which must not count as its own members. */
const INHERITED = ['constructor', '__proto__'];
const UNKNOWN = 'unknown_member';

/** Why no value has a type that a union rejects for certain. */
const OTHER_FORM = 'another form has another type';

/** The end of the place of a list's items. */
const ITEM = '[]';

/** Every constraint on a value and its members. @throws Error for an unsupported keyword. */
export function deriveValue(schema: JsonSchema, context: DeriveContext): Constraint[] {
  const alternatives = alternativesOf(schema, context.resolve);
  const union = nullableUnion(schema, context.resolve);
  const acceptsNull = constraint('type', 'null', { accepted: [null], rejected: [] }, OTHER_FORM);
  if (union !== undefined) return [acceptsNull, ...derivePart(union, context)];
  if (alternatives !== undefined)
    return [
      ...(isNullableUnion(schema, context.resolve) ? [acceptsNull] : []),
      ...alternatives.flatMap((each) => ofAlternative(each, context)),
    ];
  const form = formOf(schema, context.resolve);
  const { properties, required, additionalProperties, items, conditions, ...simple } = form.rules;
  const whole = Object.entries(simple).map(([keyword, limit]) => ofKeyword(keyword, limit, form, context));
  const derived = [
    typeConstraint(form, schema, context),
    ...whole.filter((constraint) => constraint !== undefined),
    ...(context.permits === true ? permitted(schema, form, context) : []),
    ...(additionalProperties === undefined ? [] : additional(additionalProperties, form, schema, context)),
    ...memberConstraints(
      (properties ?? {}) as Readonly<Record<string, JsonSchema>>,
      (required ?? []) as readonly string[],
      schema,
      context,
    ),
    ...(items === undefined ? [] : itemConstraints(items as JsonSchema, context)),
  ];
  if (conditions === undefined) return derived;
  return [
    ...derived.map((each) => inLine(each, form.rules, context.resolve)),
    ...conditionConstraints(form.rules, sample(schema, context.resolve), derived, context),
  ];
}

/**
 * A value of another type than one alternative may match another one, and a value of another alternative is
 * replaced.
 */
function ofAlternative(schema: JsonSchema, context: DeriveContext): Constraint[] {
  const isOther = otherAlternative(schema, context.resolve);
  const replacing = (change: Change): Change => ({
    ...change,
    apply: (whole) => change.apply(isOther(whole) ? undefined : whole),
  });
  return derivePart(schema, context).map((each) => {
    const { accepted, rejected } = { accepted: each.accepted.map(replacing), rejected: each.rejected.map(replacing) };
    return each.keyword === 'type' && each.field.length === 0
      ? { ...each, accepted, rejected: [], unbreakable: OTHER_FORM }
      : { ...each, accepted, rejected };
  });
}

function ofKeyword(keyword: string, limit: JsonValue, form: Form, context: DeriveContext): Constraint | undefined {
  // A cap accepts larger values; `derive-operation.ts` derives it with the parameter.
  if (keyword === 'x-cap' || (keyword === 'uniqueItems' && limit === false)) return undefined;
  const derive = KEYWORDS[keyword];
  if (derive === undefined) {
    throw new Error(
      `The derived suite does not know the keyword ${keyword} at ${context.where}; add it to test/derived/derive/keywords.ts.`,
    );
  }
  const write = context.writers[context.where];
  return constraint(keyword, limit, derive(limit, { form, resolve: context.resolve, write }));
}

/** A constraint whose changes replace the whole value. */
export function constraint(
  keyword: string,
  limit: Maybe,
  { accepted, rejected, unreachable }: Values,
  unbreakable?: string,
): Constraint {
  return {
    field: [],
    keyword,
    limit,
    accepted: accepted.map(put),
    rejected: rejected.map(put),
    ...(unreachable !== undefined && { unreachable }),
    ...(unbreakable !== undefined && { unbreakable }),
  };
}

/**
 * Values that only an explicit rule rejects: an empty string, any character, a repeated item, an unlisted
 * member.
 */
function permitted(
  schema: JsonSchema,
  { type, rules }: Form,
  { resolve, textual, where }: DeriveContext,
): Constraint[] {
  const isFree = (...keywords: readonly string[]): boolean => keywords.every((keyword) => rules[keyword] === undefined);
  const permit = (keyword: string, value: JsonValue): Constraint[] => [
    constraint(keyword, undefined, { accepted: [value], rejected: [] }),
  ];
  if (type === 'string' && isFree('minLength', 'pattern', 'format', 'enum', 'const'))
    // An empty parameter counts as absent; an empty item of a list does not.
    return permit('minLength', textual && !where.endsWith(ITEM) ? 'any text' : '');
  if (type === 'string' && isFree('format', 'enum', 'const') && typeof rules['pattern'] === 'string') {
    const longer = `${String(sample(schema, resolve))} any text`;
    return matcher(rules['pattern'])(longer) && isFree('maxLength') ? permit('format', longer) : [];
  }
  if (type === 'array' && isFree('uniqueItems') && Number(rules['maxItems'] ?? 2) >= 2) {
    const item = sample(rules['items'] as JsonSchema, resolve);
    const count = Math.max(2, Number(rules['minItems'] ?? 0));
    return permit(
      'uniqueItems',
      Array.from({ length: count }, () => item),
    );
  }
  if (type === 'object' && rules['additionalProperties'] !== false && isFree('maxProperties'))
    return permit('additionalProperties', withMember(sample(schema, resolve), UNKNOWN, 'value'));
  return [];
}

/** Every constraint on a value, or only its type if its schema has its own cases. */
export function derivePart(schema: JsonSchema, context: DeriveContext): Constraint[] {
  if (context.isDerivedApart?.(schema) !== true) return deriveValue(schema, context);
  const first = alternativesOf(schema, context.resolve)?.[0];
  return first === undefined ? [typeConstraint(formOf(schema, context.resolve), schema, context)] : [];
}

function put(value: Maybe): Change {
  return { field: [], label: shown(value), apply: () => value };
}

const KINDS: Readonly<Record<string, JsonValue>> = {
  string: 'text',
  number: 0.5,
  boolean: true,
  object: { key: 'value' },
  array: ['text'],
};

function typeConstraint(form: Form, schema: JsonSchema, context: DeriveContext): Constraint {
  const { type, nullable } = form;
  const limit = nullable ? [type, 'null'] : type;
  if (context.textual) return textualType(type);
  const write = context.writers[context.where];
  const value = write?.(Number(form.rules['maxLength'])) ?? sample(schema, context.resolve);
  const others = Object.entries(KINDS).filter(([name]) => name !== type && !(name === 'number' && type === 'integer'));
  const rejected = [
    ...others.map(([, other]) => other),
    ...(type === 'integer' ? [0.5, '1'] : []),
    ...(nullable || type === 'null' ? [] : [null]),
  ];
  return constraint('type', limit, { accepted: nullable ? [value, null] : [value], rejected });
}

/** Text in a parameter has the wrong type only if it cannot be parsed as the type. */
function textualType(type: string): Constraint {
  const known: Readonly<Record<string, Values>> = {
    integer: { accepted: ['7'], rejected: ['', 'seven', '1.5', '1e2', '0x10', ' 1', '1,000', 'NaN'] },
    number: { accepted: ['7', '1.5'], rejected: ['', 'seven', '0x10', 'NaN'] },
    boolean: { accepted: ['true', 'false'], rejected: ['', 'yes', '1', 'True', 'null'] },
  };
  const reason = 'every text is a string, and a list of texts a list';
  return constraint('type', type, known[type] ?? { accepted: [], rejected: [] }, known[type] ? undefined : reason);
}

function additional(limit: JsonValue, form: Form, schema: JsonSchema, { where, resolve }: DeriveContext): Constraint[] {
  if (limit === true) return [];
  if (limit !== false)
    throw new Error(`The derived suite knows additionalProperties true and false only, not that at ${where}.`);
  const least = sample(schema, resolve);
  const rejected = [UNKNOWN, ...INHERITED].map((name): Change => ({
    field: [name],
    label: `a member ${name}`,
    apply: (whole) => withMember(whole ?? least, name, 'value'),
  }));
  const names = Object.keys((form.rules['properties'] ?? {}) as JsonObject);
  const accepted: Change = { field: [], label: `no members but ${names.join(', ')}`, apply: (whole) => whole ?? least };
  return [{ field: [], keyword: 'additionalProperties', limit, accepted: [accepted], rejected }];
}

function memberConstraints(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  schema: JsonSchema,
  context: DeriveContext,
): Constraint[] {
  const least = sample(schema, context.resolve);
  const onlyRequired: Change = { field: [], label: 'only what is required', apply: () => least };
  const missing = required.map((name): Constraint => ({
    field: [name],
    keyword: 'required',
    limit: true,
    accepted: [{ ...onlyRequired, field: [name] }],
    rejected: [{ field: [name], label: 'nothing', apply: (whole) => withMember(whole ?? least, name, undefined) }],
  }));
  const below = Object.entries(properties).flatMap(([name, property]) =>
    derivePart(property, { ...context, where: `${context.where} ${name}` }).map((inner) =>
      lifted(inner, name, (apply) => (whole) => {
        const object = whole ?? least;
        return withMember(object, name, apply((object as JsonObject)[name] ?? sample(property, context.resolve)));
      }),
    ),
  );
  return [...missing, ...below];
}

/** A comma would separate two items of a list that arrives as text. */
function isOneItem({ apply }: Change): boolean {
  return !String(apply(undefined)).includes(',');
}

/** Changes the second of two distinct items, so that a wrong index in the field shows. */
function itemConstraints(items: JsonSchema, context: DeriveContext): Constraint[] {
  const two = samples(items, 2, context.resolve);
  return derivePart(items, { ...context, where: `${context.where}${ITEM}` })
    .map((inner) => (context.textual ? { ...inner, rejected: inner.rejected.filter(isOneItem) } : inner))
    .map((inner) =>
      lifted(inner, 1, (apply) => (whole) => {
        const [first, second] = Array.isArray(whole) && whole.length > 1 ? whole : two;
        const tried = apply(second) as JsonValue;
        const other = isDeepStrictEqual(tried, first) ? two.find((item) => !isDeepStrictEqual(item, tried)) : first;
        return [other ?? first, tried];
      }),
    );
}
