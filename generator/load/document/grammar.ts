import type { JsonObject, JsonValue } from '../../json.ts';
import { type Compound, isCompound, type Path } from './json.ts';

/** Kinds that a `$ref` can lead to, by their keys under `components`. Path items are inlined instead. */
export const componentKinds = [
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
] as const;
export type ComponentKind = (typeof componentKinds)[number];

export const methods: readonly string[] = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];

/** The kind of an object in an OpenAPI 3.1 document: which members it has, and of which kinds. */
export interface Kind {
  readonly name: string;
  /** The component to which the target of a `$ref` moves. Without it, the target replaces the reference. */
  readonly component?: ComponentKind;
  readonly fields: Readonly<Record<string, Kind>>;
  /** The kind of each other member, or of each item of a list. */
  readonly each: Kind;
  /** Whether extensions are allowed among its entries. */
  readonly extensible?: true;
}

/** Values without references or schemas: strings, examples, defaults, extensions. */
export const data = dataOf('data');
/** Data in which references are inlined, such as an error catalogue in its own file. */
const inlined = dataOf('inlined data');

function dataOf(name: string): Kind {
  const kind: Kind = {
    name,
    fields: {},
    get each() {
      return kind;
    },
  };
  return kind;
}

const LIST = ' list';
const listOf = (each: Kind): Kind => ({ name: `${each.name}${LIST}`, fields: {}, each });
const mapOf = (each: Kind): Kind => ({ name: `${each.name} map`, fields: {}, each });
const extensibleMapOf = (each: Kind): Kind => ({ ...mapOf(each), extensible: true });

type Fields = Record<string, Kind>;

/** Kinds refer to each other, so their fields are filled in below, after all of them exist. */
function kind(name: string, component?: ComponentKind): Kind & { readonly fields: Fields } {
  return { name, ...(component === undefined ? {} : { component }), fields: Object.create(null) as Fields, each: data };
}

export const schema = kind('schema', 'schemas');
export const parameter = kind('parameter', 'parameters');
export const header = kind('header', 'headers');
export const response = kind('response', 'responses');
export const requestBody = kind('request body', 'requestBodies');
export const example = kind('example', 'examples');
export const link = kind('link', 'links');
export const securityScheme = kind('security scheme', 'securitySchemes');
export const mediaType = kind('media type');
const encoding = kind('encoding');
export const operation = kind('operation');
export const pathItem = kind('path item');
/** Discriminator mappings contain references as plain strings. */
export const discriminatorMapping = kind('discriminator mapping');
const discriminator = kind('discriminator');
const callback: Kind = { name: 'callback', component: 'callbacks', fields: {}, each: pathItem, extensible: true };
const sharedErrors = kind('shared errors');
const components = kind('components');
export const document = kind('document');

const structure = kind('object');
const structures = listOf(structure);

Object.assign(discriminator.fields, { mapping: discriminatorMapping });
// The keywords whose value is one schema, a list of schemas, or a map of schemas by name.
Object.assign(schema.fields, {
  discriminator,
  ...fieldsOf('additionalProperties contains contentSchema else if items not propertyNames then', schema),
  ...fieldsOf('unevaluatedItems unevaluatedProperties', schema),
  ...fieldsOf('allOf anyOf oneOf prefixItems', listOf(schema)),
  ...fieldsOf('$defs definitions dependencies dependentSchemas patternProperties properties', mapOf(schema)),
});

Object.assign(example.fields, { value: data });
Object.assign(encoding.fields, { headers: mapOf(header) });
Object.assign(mediaType.fields, { schema, itemSchema: schema, examples: mapOf(example), encoding: mapOf(encoding) });
Object.assign(header.fields, { schema, examples: mapOf(example), content: mapOf(mediaType) });
Object.assign(parameter.fields, header.fields);
// The `schema` of a response is one of Swagger 2.0.
Object.assign(response.fields, { schema, headers: mapOf(header), content: mapOf(mediaType), links: mapOf(link) });
Object.assign(requestBody.fields, { content: mapOf(mediaType) });
Object.assign(operation.fields, {
  parameters: listOf(parameter),
  requestBody,
  responses: extensibleMapOf(response),
  callbacks: mapOf(callback),
  servers: structures,
  externalDocs: structure,
});
Object.assign(pathItem.fields, {
  parameters: listOf(parameter),
  servers: structures,
  ...fieldsOf(methods.join(' '), operation),
});
Object.assign(sharedErrors.fields, { sets: inlined, responses: mapOf(response) });
for (const each of [schema, response, parameter, example, requestBody, header, securityScheme, link, callback])
  components.fields[each.component!] = mapOf(each);
components.fields['pathItems'] = mapOf(pathItem);
Object.assign(document.fields, {
  info: structure,
  servers: structures,
  tags: structures,
  externalDocs: structure,
  paths: extensibleMapOf(pathItem),
  webhooks: mapOf(pathItem),
  components,
  ...fieldsOf('x-error-catalogue x-permissions x-rate-limits x-pagination x-error-body', inlined),
  ...fieldsOf('x-document-version x-webhook-signature x-example-operations x-docs x-changelog', inlined),
  'x-shared-errors': sharedErrors,
  'x-webhooks': mapOf(pathItem),
});

function fieldsOf(keys: string, each: Kind): Fields {
  return Object.fromEntries(keys.split(' ').map((key) => [key, each]));
}

export function isListKind({ name }: Kind): boolean {
  return name.endsWith(LIST);
}

/** Whether an object of this kind is one that OpenAPI defines, and not a map by name. */
export function isDefined(kind: Kind): boolean {
  return kind.each === data || kind.extensible === true;
}

/** The kind of a member or item. Items in the place of a schema are schemas: `items` of older drafts. */
export function kindOf(parent: Kind, key: string | number): Kind {
  if (typeof key === 'number') return parent === schema ? schema : parent.each;
  if (Object.hasOwn(parent.fields, key)) return parent.fields[key]!;
  return parent.extensible === true && key.startsWith('x-') ? data : parent.each;
}

/** Headers that a parameter can't describe (OpenAPI 3.1, Parameter Object), because other parts do. */
const RESERVED = new Set(['accept', 'content-type', 'authorization']);

export function isReservedHeader(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}

/** The walk changes `path` afterwards, so copy it to store it. */
type Visit = (json: JsonObject, kind: Kind, path: Path) => void;

/**
 * Visits every object of a document, and skips examples, defaults and other data. Loading rejects documents
 * that are nested too deeply for this recursion.
 */
export function walk(root: JsonObject, visit: Visit): void {
  walkFrom(root, document, [], visit);
}

/** The same for a part of a document, which is of this kind. */
export function walkFrom(value: JsonValue | undefined, kind: Kind, at: Path, visit: Visit): void {
  const path = [...at];
  const step = (value: Compound, kind: Kind): void => {
    if (kind === data) return;
    const isArray = Array.isArray(value);
    if (!isArray) visit(value as JsonObject, kind, path);
    for (const key of Object.keys(value)) {
      const member = (value as JsonObject)[key];
      // Most members are scalars; without a step for each, the walk takes half the time.
      if (!isCompound(member)) continue;
      const at = isArray ? Number(key) : key;
      path.push(at);
      step(member, kindOf(kind, at));
      path.pop();
    }
  };
  if (isCompound(value)) step(value, kind);
}
