import type { JsonObject, JsonValue } from '../../json.ts';
import { formatPointer } from '../../load/document/json.ts';
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
export class SchemaNode {
  readonly path: Path;
  readonly parts: Part[] = [];
  readonly unions: Union[] = [];
  readonly properties = new Map<string, Located[]>();
  readonly required = new Map<string, Path>();
  readonly #side: Side;
  readonly #seen = new Set<JsonValue>();

  constructor(schemas: readonly Located[], side: Side) {
    this.path = schemas[0]?.path ?? [];
    this.#side = side;
    for (const schema of schemas) this.#read(schema, false);
  }

  /** `false` is among the parts, so no value is valid. */
  get never(): boolean {
    return this.#seen.has(false);
  }

  /** Every value of a keyword, in the order of the parts. */
  valuesAt(keyword: string): Located[] {
    return this.parts.flatMap(({ json, path }) =>
      Object.hasOwn(json, keyword) ? [{ json: json[keyword]!, path: [...path, keyword] }] : [],
    );
  }

  isMarked(keyword: string): boolean {
    return this.parts.some(({ json }) => json[keyword] === true);
  }

  /** The first place of a keyword, or the place where it would be. */
  pathOf(keyword: string): Path {
    return this.valuesAt(keyword)[0]?.path ?? [...(this.parts[0]?.path ?? this.path), keyword];
  }

  #read(schema: Located, orNull: boolean): void {
    const { json, path } = schema;
    if (this.#seen.has(json)) return;
    this.#seen.add(json);
    if (!isObject(json)) return;
    const target = this.#side.follow(schema);
    if (!isBareReference(json) || target.json === json) this.#add({ json, path, orNull });
    if (target.json !== json) this.#read(target, orNull);
    for (const part of itemsOf(member(schema, 'allOf'))) this.#read(part, orNull);
    const nullable = UNIONS.find((kind) => itemsOf(member(schema, kind)).some((each) => isNull(each.json)));
    for (const kind of UNIONS) {
      const all = itemsOf(member(schema, kind));
      if (all.length === 0) continue;
      const members = nullable === kind ? all.filter((each) => !isNull(each.json)) : all;
      if (members.length === 1 && nullable === kind) this.#read(members[0]!, true);
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

/** A key for schemas: their places, with bare references followed. */
export function identify(schemas: readonly Located[], side: Side): string {
  return schemas
    .map((schema) => formatPointer(isBareReference(schema.json) ? side.follow(schema).path : schema.path))
    .join(' & ');
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
