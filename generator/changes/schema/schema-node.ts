import type { JsonObject, JsonValue } from '../../json.ts';
import { formatPointer } from '../../load/document/json.ts';
import { isObject } from '../../model/canonical.ts';
import { memoized } from '../../model/memoized.ts';
import type { Located, Path } from '../side.ts';

/** One object of keywords. References and `allOf` are resolved, so that all parts are side by side. */
export interface Part {
  readonly at: Located;
  readonly json: JsonObject;
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
  readonly #seen = new Set<JsonValue>();

  constructor(schemas: readonly Located[]) {
    this.path = schemas[0]?.path ?? [];
    for (const schema of schemas) this.#read(schema, false);
  }

  /** `false` is among the parts, so no value is valid. */
  get never(): boolean {
    return this.#seen.has(false);
  }

  /** Every value of a keyword, in the order of the parts. */
  valuesAt(keyword: string): Located[] {
    return this.parts.flatMap(({ at, json }) => (Object.hasOwn(json, keyword) ? [at.member(keyword) as Located] : []));
  }

  isMarked(keyword: string): boolean {
    return this.parts.some(({ json }) => json[keyword] === true);
  }

  /** The first place of a keyword, or the place where it would be. */
  pathOf(keyword: string): Path {
    return this.valuesAt(keyword)[0]?.path ?? [...(this.parts[0]?.at.path ?? this.path), keyword];
  }

  #read(at: Located, orNull: boolean): void {
    const { json, path } = at;
    if (this.#seen.has(json)) return;
    this.#seen.add(json);
    if (!isObject(json)) return;
    const target = at.follow();
    if (!isBareReference(json) || target.json === json) this.#add({ at, json, orNull });
    if (target.json !== json) this.#read(target, orNull);
    for (const part of at.member('allOf').items()) this.#read(part, orNull);
    const nullable = UNIONS.find((kind) => at.member(kind).items().some(isNull));
    for (const kind of UNIONS) {
      const all = at.member(kind).items();
      if (all.length === 0) continue;
      const members = nullable === kind ? all.filter((each) => !isNull(each)) : all;
      if (members.length === 1 && nullable === kind) this.#read(members[0]!, true);
      else this.unions.push({ kind, members, path: [...path, kind], orNull: nullable === kind });
    }
  }

  #add(part: Part): void {
    this.parts.push(part);
    for (const [name, schema] of part.at.member('properties').members())
      memoized(this.properties, name, () => []).push(schema);
    for (const { json, path } of part.at.member('required').items())
      if (typeof json === 'string' && !this.required.has(json)) this.required.set(json, path);
  }
}

/** A key for schemas: their places, with bare references followed. */
export function identify(...schemas: readonly Located[]): string {
  return schemas
    .map((schema) => formatPointer(isBareReference(schema.json) ? schema.follow().path : schema.path))
    .join(' & ');
}

const UNIONS = ['anyOf', 'oneOf'] as const;

function isBareReference(json: JsonValue): boolean {
  return isObject(json) && typeof json['$ref'] === 'string' && Object.keys(json).length === 1;
}

/** `type: null`, with nothing beside it that restricts values. */
function isNull({ json }: Located): boolean {
  return (
    isObject(json) &&
    json['type'] === 'null' &&
    !['enum', 'const', 'not', '$ref'].some((key) => json[key] !== undefined)
  );
}
