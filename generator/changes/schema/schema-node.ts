import type { JsonObject, JsonValue } from '../../json.ts';
import { formatPointer } from '../../load/document/json-pointer.ts';
import { isObject } from '../../model/canonical.ts';
import { itemsOf, type Located, member, membersOf, type Path, type Side } from '../side.ts';

/** One object of keywords. References and `allOf` are resolved, so that all parts are side by side. */
export interface Part {
  readonly json: JsonObject;
  readonly path: Path;
  /** Null is accepted regardless of the part, which is in a union with `type: null`. */
  readonly orNull: boolean;
}

export interface Union {
  readonly kind: 'anyOf' | 'oneOf';
  readonly members: readonly Located[];
  readonly path: Path;
  /** `type: null` was one of the members; it is not in `members`. */
  readonly orNull: boolean;
}

/** A schema as the conjunction of itself, its references and its `allOf`, however they are nested. */
export interface SchemaNode {
  readonly path: Path;
  readonly parts: readonly Part[];
  readonly unions: readonly Union[];
  /** `false` is among the parts, so no value is valid. */
  readonly never: boolean;
  readonly properties: ReadonlyMap<string, readonly Located[]>;
  readonly required: ReadonlyMap<string, Path>;
}

export function schemaNode(schemas: readonly Located[], side: Side): SchemaNode {
  const reading = new Reading(side);
  for (const schema of schemas) reading.read(schema, false);
  const { parts, unions, properties, required, never } = reading;
  return { path: schemas[0]?.path ?? [], parts, unions, properties, required, never };
}

/** A key for schemas: their places, with bare references followed. */
export function identify(schemas: readonly Located[], side: Side): string {
  return schemas
    .map((schema) => formatPointer(isBareReference(schema.json) ? side.follow(schema).path : schema.path))
    .join(' & ');
}

/** Every value of a keyword, in the order of the parts. */
export function valuesAt(node: SchemaNode, keyword: string): Located[] {
  return node.parts.flatMap(({ json, path }) =>
    Object.hasOwn(json, keyword) ? [{ json: json[keyword]!, path: [...path, keyword] }] : [],
  );
}

/** Whether one of the parts has `true` there. */
export function isMarked(node: SchemaNode, keyword: string): boolean {
  return node.parts.some(({ json }) => json[keyword] === true);
}

/** The first place of a keyword, or the place where it would be. */
export function pathOf(node: SchemaNode, keyword: string): Path {
  return valuesAt(node, keyword)[0]?.path ?? [...(node.parts[0]?.path ?? node.path), keyword];
}

class Reading {
  readonly parts: Part[] = [];
  readonly unions: Union[] = [];
  readonly properties = new Map<string, Located[]>();
  readonly required = new Map<string, Path>();
  never = false;
  readonly #side: Side;
  readonly #seen = new Set<JsonValue>();

  constructor(side: Side) {
    this.#side = side;
  }

  read(schema: Located, orNull: boolean): void {
    const { json, path } = schema;
    if (json === false) this.never = true;
    if (!isObject(json) || this.#seen.has(json)) return;
    this.#seen.add(json);
    const target = this.#side.follow(schema);
    if (!isBareReference(json) || target.json === json) this.#add({ json, path, orNull });
    if (target.json !== json) this.read(target, orNull);
    for (const part of itemsOf(member(schema, 'allOf'))) this.read(part, orNull);
    const nullable = UNIONS.find((kind) => itemsOf(member(schema, kind)).some((each) => isNull(each.json)));
    for (const kind of UNIONS) {
      const all = itemsOf(member(schema, kind));
      if (all.length === 0) continue;
      const members = nullable === kind ? all.filter((each) => !isNull(each.json)) : all;
      if (members.length === 1 && nullable === kind) this.read(members[0]!, true);
      else this.unions.push({ kind, members, path: [...path, kind], orNull: nullable === kind });
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

const UNIONS = ['anyOf', 'oneOf'] as const;

function isBareReference(json: JsonValue): boolean {
  return isObject(json) && typeof json['$ref'] === 'string' && Object.keys(json).length === 1;
}

/** `type: null`, with nothing beside it that restricts values. */
function isNull(json: JsonValue): boolean {
  return (
    isObject(json) &&
    json['type'] === 'null' &&
    !['enum', 'const', 'not', '$ref'].some((key) => json[key] !== undefined)
  );
}
