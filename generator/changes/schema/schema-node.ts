import type { JsonObject, JsonValue } from '../../json.ts';
import { formatPointer } from '../../load/document/json-pointer.ts';
import { isObject } from '../../model/canonical.ts';
import { itemsOf, type Located, member, membersOf, type Path, type Side } from '../side.ts';

/** One object of keywords; those that lead to other schemas that must hold as well are followed, so that all parts stand beside each other. */
export interface Part {
  readonly json: JsonObject;
  readonly path: Path;
  /** Null is taken whatever the part says: it stands in a union with `type: null`. */
  readonly orNull: boolean;
}

/** Forms one of which a value has to have. */
export interface Union {
  readonly kind: 'anyOf' | 'oneOf';
  readonly members: readonly Located[];
  readonly path: Path;
  /** `type: null` was one of them; it is not among `members`. */
  readonly orNull: boolean;
}

/** A schema as everything that holds at once: itself, what it refers to, and its `allOf`, however they are nested. */
export interface SchemaNode {
  readonly path: Path;
  readonly parts: readonly Part[];
  readonly unions: readonly Union[];
  /** No value satisfies it: `false` is among its parts. */
  readonly never: boolean;
  /** All its properties, each with the schemas that hold for it. */
  readonly properties: ReadonlyMap<string, readonly Located[]>;
  /** The names that are required, with the place that says so. */
  readonly required: ReadonlyMap<string, Path>;
}

/** Everything that holds where `schemas` stand side by side. */
export function schemaNode(schemas: readonly Located[], side: Side): SchemaNode {
  const reading = new Reading(side);
  for (const schema of schemas) reading.read(schema, false);
  return reading.node(schemas);
}

/** The same where both sides say it with the same objects in the same places; nothing where they do not. */
export function sharedNode(
  before: readonly Located[],
  after: readonly Located[],
  base: Side,
  head: Side,
): SchemaNode | undefined {
  if (before.length !== after.length || !before.every((schema, index) => isOne(schema, after[index]!)))
    return undefined;
  const reading = new Reading(head, base);
  for (const schema of after) reading.read(schema, false);
  return reading.isShared ? reading.node(after) : undefined;
}

function isOne(a: Located, b: Located): boolean {
  return a.json === b.json && a.path.length === b.path.length && a.path.every((key, index) => key === b.path[index]);
}

/** What tells schemas apart: where they stand, once bare references are followed. */
export function identify(schemas: readonly Located[], side: Side): string {
  return schemas
    .map((schema) => formatPointer(isBareReference(schema.json) ? side.follow(schema).path : schema.path))
    .join(' & ');
}

function isBareReference(json: JsonValue): boolean {
  return isObject(json) && typeof json['$ref'] === 'string' && Object.keys(json).length === 1;
}

class Reading {
  readonly parts: Part[] = [];
  readonly unions: Union[] = [];
  readonly properties = new Map<string, Located[]>();
  readonly required = new Map<string, Path>();
  never = false;
  /** Whether references lead to the same on the other side, when there is one. */
  isShared = true;
  readonly #side: Side;
  readonly #other: Side | undefined;
  readonly #seen = new Set<JsonValue>();

  constructor(side: Side, other?: Side) {
    this.#side = side;
    this.#other = other;
  }

  node(schemas: readonly Located[]): SchemaNode {
    const { parts, unions, properties, required, never } = this;
    return { path: schemas[0]?.path ?? [], parts, unions, properties, required, never };
  }

  read(schema: Located, orNull: boolean): void {
    if (schema.json === false) this.never = true;
    if (!isObject(schema.json) || this.#seen.has(schema.json)) return;
    this.#seen.add(schema.json);
    const json = schema.json;
    const nullable = nullableUnion(schema);
    const target = this.#side.follow(schema);
    if (this.#other !== undefined && json['$ref'] !== undefined)
      this.isShared &&= isOne(this.#other.follow(schema), target);
    const own = { json, path: schema.path, orNull };
    if (target.json !== json) {
      if (!isBareReference(json)) this.#add(own);
      this.read(target, orNull);
    } else this.#add(own);
    for (const part of itemsOf(member(schema, 'allOf'))) this.read(part, orNull);
    for (const kind of ['anyOf', 'oneOf'] as const) {
      const all = itemsOf(member(schema, kind));
      if (all.length === 0) continue;
      const members = nullable === kind ? all.filter((each) => !isNull(each.json)) : all;
      if (members.length === 1 && nullable === kind) this.read(members[0]!, true);
      else this.unions.push({ kind, members, path: [...schema.path, kind], orNull: nullable === kind });
    }
  }

  #add(part: Part): void {
    this.parts.push(part);
    for (const [name, schema] of membersOf(member(part, 'properties'))) {
      const known = this.properties.get(name);
      if (known === undefined) this.properties.set(name, [schema]);
      else known.push(schema);
    }
    for (const { json, path } of itemsOf(member(part, 'required'))) {
      if (typeof json === 'string' && !this.required.has(json)) this.required.set(json, path);
    }
  }
}

/** The keyword that makes a union with null of the schema. */
function nullableUnion(schema: Located): 'anyOf' | 'oneOf' | undefined {
  return (['anyOf', 'oneOf'] as const).find((kind) => itemsOf(member(schema, kind)).some(({ json }) => isNull(json)));
}

function isNull(json: JsonValue): boolean {
  return isObject(json) && json['type'] === 'null' && Object.keys(json).every((key) => !VALUE_KEYWORDS.has(key));
}

const VALUE_KEYWORDS = new Set(['enum', 'const', 'not', '$ref']);

/** A keyword wherever the parts say it. */
export function saidOf(node: SchemaNode, keyword: string): Located[] {
  return node.parts.flatMap(({ json, path }) =>
    Object.hasOwn(json, keyword) ? [{ json: json[keyword]!, path: [...path, keyword] }] : [],
  );
}

/** Where a keyword is said first, or would stand. */
export function pathOf(node: SchemaNode, keyword: string): Path {
  return saidOf(node, keyword)[0]?.path ?? [...(node.parts[0]?.path ?? node.path), keyword];
}
