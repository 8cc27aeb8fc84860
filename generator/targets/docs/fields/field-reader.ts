import type { JsonObject, JsonValue } from '../../../json.ts';
import type { JsonSchema } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { list, object } from '../../../model/reader.ts';
import { limitsOf } from './limits.ts';
import { MOST_FIELDS, type Shape, type Shapes, typesOf } from './shapes.ts';
import { type About, itemsOf, orNull, typeText, valuesOf } from './values.ts';

/** One value that a request sends or a response returns, with everything the document says about it. */
export interface Field {
  /** The anchor of the field, unique on its page: `body.items.price_id`. */
  readonly id: string;
  /** The name shown: `price_id`, `any other key`, `item 1`, or the name of an alternative. */
  readonly name: string;
  /** The path from the root of its section: `items[].price_id`. */
  readonly path: string;
  /** Undefined where a value can't be required, such as an alternative. */
  readonly required?: boolean;
  readonly about: About;
  readonly children: readonly Field[];
  /** Whether the children are alternatives, one of which applies. */
  readonly choice: boolean;
  /** The named schema whose own page lists the fields that this page leaves out. */
  readonly leftTo?: string;
}

interface Position extends Pick<Field, 'id' | 'name' | 'path'> {
  /** The named schemas around it. */
  readonly names: readonly string[];
  /** The schemas around it, which also find recursion without names. */
  readonly schemas: readonly JsonSchema[];
}

/** Returns a reader for each page; what it reads depends on the schemas only, not on other pages. */
export function fieldReaders(shapes: Shapes): () => FieldReader {
  const valueOf = valuesOf(shapes);
  return () => new FieldReader(shapes, valueOf);
}

/** Reads the fields of one page: ids are unique, and schemas that don't fit are left to their own pages. */
export class FieldReader {
  /** The named schemas that need their own pages, because this page leaves their fields out. */
  readonly leftOut = new Set<string>();
  readonly #shapes: Shapes;
  readonly #valueOf: ReturnType<typeof valuesOf>;
  readonly #ids = new Map<string, number>();
  #remaining = MOST_FIELDS;

  constructor(shapes: Shapes, valueOf: ReturnType<typeof valuesOf>) {
    this.#shapes = shapes;
    this.#valueOf = valueOf;
  }

  /** A parameter or header with everything in it; its own `annotations` replace those of its schema. */
  field(section: string, name: string, schema: JsonSchema, required?: boolean, annotations?: JsonObject): Field {
    return this.#field(schema, root([section, name].filter(Boolean).join('.'), name), required, annotations);
  }

  /** The members of an object; for any other schema, one field for the value itself. */
  members(section: string, schema: JsonSchema | undefined): readonly Field[] {
    const shape = this.#shapes.of(schema);
    const names = shape.name === undefined ? [] : [shape.name];
    const children = this.#children(shape, { ...root(section, ''), names });
    if (children.length === 0 || typesOf(shape)[0] === 'array' || shape.alternatives.length > 0)
      return [this.#field(schema, wholeValue(section))];
    const facts = limitsOf(shape);
    if (facts.length === 0 && !shape.nullable) return children;
    const whole = this.#field(true, wholeValue(section));
    const type = orNull(typeText(shape, this.#shapes), shape.nullable);
    return [{ ...whole, about: { ...whole.about, type, facts } }, ...children];
  }

  #field(schema: JsonSchema | undefined, position: Position, required?: boolean, annotations?: JsonObject): Field {
    this.#remaining -= 1;
    const shape = this.#shapes.of(schema);
    const id = this.#unique(position.id);
    const { innermost, about: aboutOf } = this.#valueOf(shape);
    const about = aboutOf(required === true, annotations);
    const isRecursive = isObject(schema) && position.schemas.includes(schema);
    const name = innermost.name ?? shape.name ?? (isRecursive ? [...innermost.parts][0] : undefined);
    const isLeftOut = isRecursive || (name !== undefined && !this.#fits(innermost, name, position.names));
    if (isLeftOut && name !== undefined) this.leftOut.add(name);
    const inside: Position = {
      ...position,
      id,
      names: name === undefined ? position.names : [...position.names, name],
      schemas: isObject(schema) ? [...position.schemas, schema] : position.schemas,
    };
    const children = isLeftOut ? [] : this.#children(shape, inside);
    return {
      id,
      name: position.name,
      path: position.path,
      ...(required !== undefined && { required }),
      about: schema === false ? { ...about, type: 'not allowed' } : about,
      children,
      choice: children.length > 0 && innermost.alternatives.length > 0 && innermost.properties.size === 0,
      ...(isLeftOut && name !== undefined && { leftTo: name }),
    };
  }

  #children(shape: Shape, position: Position): Field[] {
    const { innermost, levels } = this.#valueOf(shape);
    // A list of itself holds nothing else.
    if (itemsOf(innermost) !== undefined) return [];
    const inside = { ...position, path: position.path + '[]'.repeat(levels) };
    const { json, properties, required } = innermost;
    const child = (key: string, schema: JsonValue, name = key, isRequired?: boolean): Field => {
      const path = inside.path === '' ? key : `${inside.path}.${key}`;
      return this.#field(schema as JsonSchema, { ...inside, id: `${inside.id}.${key}`, name, path }, isRequired);
    };
    const other = object(json['additionalProperties']);
    return [
      ...[...properties].map(([name, schema]) => child(name, schema, name, required.has(name))),
      ...Object.entries(object(json['patternProperties'])).map(([pattern, schema]) =>
        child(`/${pattern}/`, schema, `keys like ${pattern}`),
      ),
      ...(Object.keys(other).length > 0 ? [child('*', other, 'any other key')] : []),
      ...list(json['prefixItems']).map((schema, index) => child(String(index), schema, `item ${index + 1}`)),
      ...this.#alternatives(innermost, inside),
    ];
  }

  #alternatives(shape: Shape, position: Position): Field[] {
    // Alternatives that differ only by type add nothing: the field shows its types already.
    const differ = shape.alternatives.some((schema) => {
      const one = this.#shapes.of(schema);
      const hasKeywords = Object.keys(one.json).some((key) => key !== 'type' && key !== 'title');
      return typeText(one, this.#shapes) === 'object' || one.required.size > 0 || hasKeywords;
    });
    if (!differ) return [];
    return shape.alternatives.map((schema, index) => {
      const { name, json } = this.#shapes.of(schema);
      const title = typeof json['title'] === 'string' ? json['title'] : (name ?? `alternative ${index + 1}`);
      return this.#field(schema, { ...position, id: `${position.id}~${index + 1}`, name: title });
    });
  }

  #fits({ properties, alternatives }: Shape, name: string, names: readonly string[]): boolean {
    if (names.includes(name)) return false;
    if (properties.size === 0 && alternatives.length === 0) return true;
    return this.#shapes.sizeOf(name) <= Math.max(this.#remaining, 0);
  }

  #unique(id: string): string {
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id.replace(/\s+/g, '_') : this.#unique(`${id}~${count}`);
  }
}

function root(id: string, name: string): Position {
  return { id, name, path: name, names: [], schemas: [] };
}

function wholeValue(section: string): Position {
  return { ...root(`${section}.value`, 'the value'), path: '' };
}
