import type { JsonObject, JsonValue } from '../../../generator/json.ts';
import type { JsonSchema, NamedSchema } from '../../../generator/model/api.ts';

/** Says something about a value, but refuses none. */
const ANNOTATIONS = new Set([
  'default',
  'deprecated',
  'description',
  'example',
  'examples',
  'title',
  'x-id-prefix',
  'x-pattern-message',
  'x-sensitive',
]);

/** A schema without references, as one kind of value and perhaps null. */
export interface Form {
  readonly type: string;
  readonly nullable: boolean;
  /** Its assertions, `type` left out. */
  readonly rules: JsonObject;
}

export type Resolve = (name: string) => JsonSchema;

export function resolver(schemas: readonly NamedSchema[]): Resolve {
  const byName = new Map(schemas.map(({ name, json }) => [name, json]));
  return (name) => byName.get(name) ?? true;
}

/** @throws Error for a schema that is more than one kind of value or null: the derived suite does not know how to break it. */
export function formOf(schema: JsonSchema, resolve: Resolve): Form {
  const { anyOf, type, ...rules } = assertions(schema, resolve);
  if (anyOf !== undefined) {
    const forms = anyOf as readonly JsonSchema[];
    return joinedForm(forms, resolve) ?? nullableForm(forms, { type, ...rules }, resolve);
  }
  const types = [type ?? []].flat() as string[];
  const [kind, ...more] = types.filter((name) => name !== 'null');
  if (kind === undefined || more.length > 0) throw unknown('a value of no or several types', schema);
  return { type: kind, nullable: types.includes('null'), rules };
}

/** One list of texts in place of several. */
function joinedForm(forms: readonly JsonSchema[], resolve: Resolve): Form | undefined {
  const lists = forms.map((form) => assertions(form, resolve));
  const isList = ({ type, enum: values, ...more }: Record<string, JsonValue>): boolean =>
    type === 'string' && values !== undefined && Object.keys(more).length === 0;
  if (!lists.every(isList)) return undefined;
  const values = lists.flatMap((list) => list['enum'] as readonly JsonValue[]);
  return { type: 'string', nullable: false, rules: { enum: values } };
}

function nullableForm(
  forms: readonly JsonSchema[],
  beside: Readonly<Record<string, JsonValue | undefined>>,
  resolve: Resolve,
): Form {
  const [form, ...more] = forms.filter((each) => object(each)['type'] !== 'null');
  if (form === undefined || more.length > 0 || forms.length !== 2)
    throw unknown('anyOf with more than one form and null', forms);
  if (Object.values(beside).some((value) => value !== undefined)) throw unknown('rules beside anyOf', beside);
  return { ...formOf(form, resolve), nullable: true };
}

/** What a schema asserts, the schema that it refers to included. */
function assertions(schema: JsonSchema, resolve: Resolve): Record<string, JsonValue> {
  const { $ref, ...own } = Object.fromEntries(
    Object.entries(object(schema)).filter(([name]) => !ANNOTATIONS.has(name)),
  );
  if ($ref === undefined) return own;
  if (Object.keys(own).length > 0) throw unknown('rules beside $ref', schema);
  return assertions(resolve(String($ref).split('/').at(-1)!), resolve);
}

function object(schema: JsonSchema): JsonObject {
  if (typeof schema === 'boolean') throw unknown('a schema that takes everything or nothing', schema);
  return schema;
}

function unknown(what: string, schema: unknown): Error {
  return new Error(
    `The derived suite does not know ${what}: ${JSON.stringify(schema)}. Teach it below test/derived/derive/.`,
  );
}
