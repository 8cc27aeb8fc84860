import type { JsonValue } from '../../../json.ts';
import { list, strings, typesOf } from '../../../model/reader.ts';
import { propertiesOf } from '../../../model/schemas.ts';
import type { Components, PreparedObject, PreparedSchema, ValueType } from '../prepare-schema.ts';
import { valueType } from '../prepare-schema.ts';

/** Forms that share a kind of value; no form of another group accepts a value of these kinds. */
export interface UnionGroup {
  readonly types: readonly ValueType[];
  /** Places in the list of forms. */
  readonly forms: readonly number[];
  /** With it, at most one form has to be looked at. */
  readonly tag: Tag | undefined;
}

/** Splits forms by the type of their values, and objects by their tag, so that one form reports faults. */
export function planUnion(
  forms: readonly PreparedSchema[],
  hint: string | undefined,
  components: Components,
): UnionGroup[] {
  let groups: { types: readonly ValueType[]; forms: number[] }[] = [];
  forms.forEach((form, index) => {
    const types = valueTypes(form, components);
    if (types.length === 0) return;
    const sharing = groups.filter((group) => group.types.some((type) => types.includes(type)));
    const merged = {
      types: [...new Set([...sharing.flatMap((group) => group.types), ...types])],
      forms: [...sharing.flatMap((group) => group.forms), index].toSorted((a, b) => a - b),
    };
    groups = [...groups.filter((group) => !sharing.includes(group)), merged];
  });
  return groups.map((group) => {
    const own = group.forms.map((index) => forms[index]!);
    const mayHaveTag = own.length > 1 && group.types.join() === 'object';
    return { ...group, tag: mayHaveTag ? findTag(own, hint, components) : undefined };
  });
}

export const VALUE_TYPES: readonly ValueType[] = ['null', 'boolean', 'number', 'string', 'array', 'object'];

/** The kinds of values that a schema can accept. It may name too many, never too few. */
function valueTypes(
  schema: PreparedSchema,
  components: Components,
  open: readonly string[] = [],
): readonly ValueType[] {
  if (typeof schema === 'boolean') return schema ? VALUE_TYPES : [];
  const nested = (part: JsonValue): readonly ValueType[] => valueTypes(part as PreparedSchema, components, open);
  const { enum: values, $ref, allOf, anyOf, oneOf } = schema;
  const accepted: (readonly ValueType[])[] = Array.isArray(allOf) ? allOf.map(nested) : [];
  const names = typesOf(schema).map((name) => (name === 'integer' ? 'number' : name)) as ValueType[];
  if (schema['type'] !== undefined) accepted.push(names);
  if (schema['const'] !== undefined) accepted.push([valueType(schema['const'])]);
  if (Array.isArray(values)) accepted.push(values.map(valueType));
  if (Array.isArray(anyOf)) accepted.push(anyOf.flatMap(nested));
  if (Array.isArray(oneOf)) accepted.push(oneOf.flatMap(nested));
  if (typeof $ref === 'string' && !open.includes($ref))
    accepted.push(valueTypes(components.prepared($ref), components, [...open, $ref]));
  return VALUE_TYPES.filter((kind) => accepted.every((kinds) => kinds.includes(kind)));
}

/** A member whose value decides which of several forms an object has. */
export interface Tag {
  readonly property: string;
  /** Of each form, in their order; no value belongs to two. */
  readonly values: readonly (readonly string[])[];
  /** An object without it may fit some form all the same. */
  readonly isOptional: boolean;
}

/** The tag of forms: the member that `discriminator` names, or the first that differs between all. */
function findTag(forms: readonly PreparedSchema[], hint: string | undefined, components: Components): Tag | undefined {
  const tags = forms.map((form) => tagsOf(form, components, []));
  const candidates = [...(hint === undefined ? [] : [hint]), ...(tags[0]?.keys() ?? [])];
  for (const property of candidates) {
    const values = tags.map((form) => form.get(property)?.texts ?? []);
    const all = values.flat();
    const isOptional = tags.some((form) => form.get(property)?.isOptional === true);
    if (isOptional && property !== hint) continue;
    if (values.every((own) => own.length > 0) && new Set(all).size === all.length)
      return { property, values, isOptional };
  }
  return undefined;
}

type Tags = ReadonlyMap<string, { readonly texts: readonly string[]; readonly isOptional: boolean }>;

/** Members that can hold only a few texts in a valid object. */
function tagsOf(schema: PreparedSchema, components: Components, open: readonly string[]): Tags {
  const parts = sameValueParts(schema, components, open);
  const required = new Set(parts.flatMap((part) => strings(part['required'])));
  const tags = new Map(nestedTags(parts, components, open));
  for (const part of parts) {
    for (const [name, property] of propertiesOf(part)) {
      if (!required.has(name) && tags.has(name)) continue;
      const texts = textsOf(property, components);
      if (texts) tags.set(name, { texts, isOptional: !required.has(name) });
    }
  }
  return tags;
}

function sameValueParts(schema: PreparedSchema, components: Components, open: readonly string[]): PreparedObject[] {
  if (typeof schema === 'boolean') return [];
  const { $ref, allOf } = schema;
  const parts = list(allOf).flatMap((part) => sameValueParts(part as PreparedSchema, components, open));
  if (typeof $ref !== 'string' || open.includes($ref)) return [schema, ...parts];
  return [schema, ...sameValueParts(components.prepared($ref), components, [...open, $ref]), ...parts];
}

/** A form that has forms itself is known by the tags of all of them. */
function nestedTags(parts: readonly PreparedObject[], components: Components, open: readonly string[]): Tags {
  if (open.length > 8) return new Map();
  const forms = parts.map((part) => part['oneOf'] ?? part['anyOf']).find(Array.isArray) as PreparedSchema[] | undefined;
  if (!forms) return new Map();
  const tags = forms.map((form) => tagsOf(form, components, [...open, '']));
  const shared = [...(tags[0]?.keys() ?? [])].filter((name) => tags.every((form) => form.has(name)));
  return new Map(
    shared.map((name) => {
      const each = tags.map((form) => form.get(name)!);
      const texts = [...new Set(each.flatMap((tag) => tag.texts))];
      return [name, { texts, isOptional: each.some(({ isOptional }) => isOptional) }];
    }),
  );
}

function textsOf(schema: PreparedSchema, components: Components): readonly string[] | undefined {
  const values = sameValueParts(schema, components, []).map((part): readonly JsonValue[] | undefined =>
    'const' in part ? [part['const']!] : (part['enum'] as readonly JsonValue[] | undefined),
  );
  const listed = values.find((list) => list !== undefined);
  return listed?.every((value) => typeof value === 'string') ? [...new Set(listed)] : undefined;
}
