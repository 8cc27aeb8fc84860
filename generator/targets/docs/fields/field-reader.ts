import type { JsonValue } from '../../../json.ts';
import type { JsonSchema } from '../../../model/api.ts';
import { isObject } from '../../../model/canonical.ts';
import { limitsOf } from './limits.ts';
import { Notes, type Trace } from '../notes.ts';
import { type Shape, type Shapes, typesOf } from './shapes.ts';
import { type About, itemsOf, typeText, type Values } from './values.ts';

/** One value that a reader can send or gets, with all that the document says of it. */
export interface Field {
  /** Where it is linked to, unique on its page: `body.items.price_id`. */
  readonly id: string;
  /** As it is shown: `price_id`, `any other key`, `1st item`, or what tells an alternative. */
  readonly name: string;
  /** From the root of its part: `items[].price_id`. */
  readonly path: string;
  /** Undefined where the question makes no sense, as for an alternative. */
  readonly required?: boolean;
  readonly about: About;
  readonly children: readonly Field[];
  /** Whether the children are alternatives, one of which applies. */
  readonly choice: boolean;
  /** The named schema whose page has the fields that are not repeated here. */
  readonly elsewhere?: string;
}

/** More than this, and a reader of the page would be lost: what is left is on pages of its own. */
const MOST_FIELDS = 250;

/** What is said of a field where it stands, beside or in place of what its schema says. */
interface Said {
  readonly required?: boolean;
  readonly about?: Partial<About>;
}

/** What the pages of a site have in common. */
export class CommonFields {
  /** Named schemas that need a page of their own, since a page leaves their fields out. */
  readonly elsewhere: Notes<true>;
  /** How many fields a named schema has with everything in it. */
  readonly sizes: Notes<number>;
  /** Fields of named schemas that stand at the same place on several pages, by place and name: always the same list. */
  readonly known: Notes<{ readonly fields: readonly Field[]; readonly size: number }>;
  /** The lists in `known`: the same on every page, so that they need to be rendered once. */
  readonly lists = new WeakSet<readonly Field[]>();

  /** `before` are those of an earlier site. */
  constructor(before?: CommonFields) {
    this.elsewhere = new Notes(before?.elsewhere);
    this.sizes = new Notes(before?.sizes);
    this.known = new Notes(before?.known);
  }

  /** What is made, and a trace of what that needed and left here. */
  traced<Made>(make: () => Made): { readonly made: Made; readonly trace: FieldsTrace } {
    const { elsewhere, sizes, known } = this;
    const trace = { elsewhere: elsewhere.startTrace(), sizes: sizes.startTrace(), known: known.startTrace() };
    const made = make();
    for (const notes of [elsewhere, sizes, known]) notes.endTrace();
    return { made, trace };
  }

  /** Whether making the same again would find here what it found; then leaves here what it left. */
  repeats({ elsewhere, sizes, known }: FieldsTrace): boolean {
    if (!this.sizes.agrees(sizes) || !this.known.agrees(known)) return false;
    this.elsewhere.repeat(elsewhere);
    this.sizes.repeat(sizes);
    this.known.repeat(known);
    for (const { fields } of known.written.values()) this.lists.add(fields);
    return true;
  }
}

export interface FieldsTrace {
  readonly elsewhere: Trace<true>;
  readonly sizes: Trace<number>;
  readonly known: Trace<{ readonly fields: readonly Field[]; readonly size: number }>;
}

/** What a reader has made, how many fields that took, and with how many left for the page, at least and at most, it would be the same. */
export interface Reading<Made> {
  readonly made: Made;
  readonly took: number;
  readonly least: number;
  readonly most: number;
  /** Fields that it has looked for among those of earlier pages in vain, and has not left there itself. */
  readonly missed: readonly string[];
}

/** Makes the fields of one page: their ids differ, and what would be too many is left to the pages of named schemas. */
export class FieldReader {
  readonly #shapes: Shapes;
  readonly #values: Values;
  readonly #common: CommonFields;
  readonly #ids = new Map<string, number>();
  #left = MOST_FIELDS;
  /** Of the reading that goes on. */
  #least = -Infinity;
  #most = Infinity;
  #before = MOST_FIELDS;
  #missed = new Set<string>();

  constructor(values: Values, common: CommonFields) {
    this.#shapes = values.shapes;
    this.#values = values;
    this.#common = common;
  }

  /** Notes what comes of how many fields are left. */
  reading<Made>(make: () => Made): Reading<Made> {
    this.#before = this.#left;
    this.#least = -Infinity;
    this.#most = Infinity;
    this.#missed = new Set();
    const made = make();
    const took = this.#before - this.#left;
    return { made, took, least: this.#least, most: this.#most, missed: [...this.#missed] };
  }

  /** Whether it would make the same again; then counts its fields. */
  repeats({ took, least, most, missed }: Reading<unknown>): boolean {
    if (this.#left < least || this.#left > most) return false;
    if (missed.some((place) => this.#common.known.get(place) !== undefined)) return false;
    this.#left -= took;
    return true;
  }

  /** A value with everything in it, such as a parameter or an item of a list; `part` begins its id. */
  field(part: string, name: string, schema: JsonSchema | undefined, said: Said = {}): Field {
    return this.#field(
      schema,
      { id: [part, name].filter(Boolean).join('.'), name, path: name, inside: [], around: [] },
      said,
    );
  }

  /** The members of an object, or, of any other value, that value alone. */
  members(part: string, schema: JsonSchema | undefined): readonly Field[] {
    const shape = this.#shapes.of(schema);
    const inside = shape.name === undefined ? [] : [shape.name];
    const children = this.#children(shape, { id: part, name: '', path: '', inside, around: [] });
    if (children.length > 0 && typesOf(shape)[0] !== 'array' && shape.alternatives.length === 0)
      return limitsOf(shape).length === 0 && !shape.nullable ? children : [this.#whole(part, shape), ...children];
    return [this.#field(schema, { id: `${part}.value`, name: 'the value', path: '', inside: [], around: [] }, {})];
  }

  /** What there is to say of an object whose members stand beside it. */
  #whole(part: string, shape: Shape): Field {
    const at = { id: `${part}.value`, name: 'the value', path: '', inside: [], around: [] };
    const { nullable } = shape;
    return this.#field(true, at, {
      about: { type: typeText(shape, this.#shapes), nullable, limits: limitsOf(shape) },
    });
  }

  #field(schema: JsonSchema | undefined, at: At, said: Said): Field {
    this.#left -= 1;
    const shape = this.#shapes.of(schema);
    const { name } = shape;
    const id = this.#unique(at.id);
    const { innermost, isLeaf, about } = this.#values.of(shape);
    const isCircle = isObject(schema) && at.around.includes(schema);
    const inner = innermost.name ?? name ?? (isCircle ? [...innermost.parts][0] : undefined);
    const isLeft = isCircle || (inner !== undefined && this.#isTooMuch(innermost, inner, at.inside));
    if (isLeft && inner !== undefined) this.#common.elsewhere.set(inner, true);
    const below = (): At => ({
      ...at,
      id,
      inside: inner === undefined ? at.inside : [...at.inside, inner],
      around: isObject(schema) ? [...at.around, schema] : at.around,
    });
    const children = isLeft || isLeaf ? [] : this.#sharedChildren(inner, about.type, shape, below());
    return {
      id,
      name: at.name,
      path: at.path,
      ...(said.required !== undefined && { required: said.required }),
      about:
        schema === false || said.about !== undefined
          ? { ...about, ...(schema === false && { type: 'not allowed' }), ...said.about }
          : about,
      children,
      choice: children.length > 0 && innermost.alternatives.length > 0 && innermost.properties.size === 0,
      ...(isLeft && inner !== undefined && { elsewhere: inner }),
    };
  }

  /**
   * The fields in a named schema, from an earlier page where they are the same: they are when everything in it is shown, which no
   * schema in a circle ever is.
   */
  #sharedChildren(name: string | undefined, type: string, shape: Shape, at: At): readonly Field[] {
    const place = `${at.id} ${at.path} ${type} ${name}`;
    const known = name === undefined ? undefined : this.#common.known.get(place);
    if (known !== undefined && this.#fits(known.size)) {
      this.#left -= known.size;
      return known.fields;
    }
    const before = this.#left;
    const fields = this.#children(shape, at);
    if (name === undefined) return fields;
    if (fields.length === 0 || !fields.every(isWhole)) {
      this.#missed.add(place);
      return fields;
    }
    const noted = this.#common.known.set(place, { fields, size: before - this.#left });
    this.#common.lists.add(noted.fields);
    return noted.fields;
  }

  #children(shape: Shape, at: At): Field[] {
    const { json, properties, required } = shape;
    if (itemsOf(shape) !== undefined) {
      const { innermost, levels } = this.#values.of(shape);
      // A list of itself holds nothing else.
      const isCircle = itemsOf(innermost) !== undefined;
      return isCircle ? [] : this.#children(innermost, { ...at, path: at.path + '[]'.repeat(levels) });
    }
    const below = (name: string): At => ({
      id: `${at.id}.${name}`,
      name,
      path: at.path === '' ? name : `${at.path}.${name}`,
      inside: at.inside,
      around: at.around,
    });
    const own = [...properties].map(([name, schema]) =>
      this.#field(schema, below(name), { required: required.has(name) }),
    );
    const patterns = isObject(json['patternProperties']) ? Object.entries(json['patternProperties']) : [];
    const matching = patterns.map(([pattern, schema]) =>
      this.#field(schema as JsonSchema, { ...below(`/${pattern}/`), name: `keys like ${pattern}` }, {}),
    );
    const other = json['additionalProperties'];
    const rest =
      isObject(other) && Object.keys(other).length > 0
        ? [this.#field(other, { ...below('*'), name: 'any other key' }, {})]
        : [];
    const tuple = Array.isArray(json['prefixItems']) ? json['prefixItems'] : [];
    const places = tuple.map((schema, index) =>
      this.#field(schema as JsonSchema, { ...below(String(index)), name: `item ${index + 1}` }, {}),
    );
    const choices = this.#choices(shape).map((schema, index) => {
      const name = this.#alternativeName(schema, index);
      return this.#field(schema, { ...at, id: `${at.id}~${index + 1}`, name }, {});
    });
    return [...own, ...matching, ...rest, ...places, ...choices];
  }

  /** Alternatives that differ by nothing but their type are told by the type of the whole. */
  #choices(shape: Shape): readonly JsonSchema[] {
    const telling = shape.alternatives.some((schema) => {
      const one = this.#shapes.of(schema);
      return (
        typeText(one, this.#shapes) === 'object' ||
        one.required.size > 0 ||
        Object.keys(one.json).some((key) => key !== 'type' && key !== 'title')
      );
    });
    return telling ? shape.alternatives : [];
  }

  #alternativeName(schema: JsonSchema, index: number): string {
    const { name, json } = this.#shapes.of(schema);
    return typeof json['title'] === 'string' ? json['title'] : (name ?? `alternative ${index + 1}`);
  }

  #isTooMuch(shape: Shape, name: string, inside: readonly string[]): boolean {
    return inside.includes(name) || (hasParts(shape) && !this.#fits(this.#size(name)));
  }

  /** Whether there may be so many more fields. */
  #fits(size: number): boolean {
    if (size === 0) return true;
    const needed = size + this.#before - this.#left;
    const fits = size <= this.#left;
    if (fits) this.#least = Math.max(this.#least, needed);
    else this.#most = Math.min(this.#most, needed - 1);
    return fits;
  }

  /** Fields of a named schema with everything in it. In a circle, each counts the others once. */
  #size(name: string): number {
    const known = this.#common.sizes.get(name);
    if (known !== undefined) return known;
    this.#common.sizes.set(name, 1);
    const size = this.#sizeOf(this.#shapes.named.get(name), []);
    this.#common.sizes.set(name, size);
    return size;
  }

  #sizeOf(schema: JsonValue | undefined, inside: readonly JsonValue[]): number {
    if (!isObject(schema) || inside.includes(schema)) return 0;
    const { name, json, properties, alternatives } = this.#shapes.of(schema);
    if (name !== undefined && inside.length > 0) return this.#size(name);
    const next = [...inside, schema];
    const below = [...properties.values(), ...alternatives, json['additionalProperties']];
    const own = below.reduce<number>((sum, one) => sum + (isObject(one) ? 1 + this.#sizeOf(one, next) : 0), 0);
    return own + this.#sizeOf(json['items'], next);
  }

  #unique(id: string): string {
    const count = (this.#ids.get(id) ?? 0) + 1;
    this.#ids.set(id, count);
    return count === 1 ? id.replace(/\s+/g, '_') : this.#unique(`${id}~${count}`);
  }
}

function isWhole({ elsewhere, children }: Field): boolean {
  return elsewhere === undefined && children.every(isWhole);
}

function hasParts({ properties, alternatives }: Shape): boolean {
  return properties.size > 0 || alternatives.length > 0;
}

interface At {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  /** Named schemas around it. */
  readonly inside: readonly string[];
  /** Schemas around it: one in itself is a circle, also where no name says so. */
  readonly around: readonly JsonSchema[];
}
