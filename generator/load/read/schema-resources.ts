import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';

import type { JsonObject, JsonValue } from '../../json.ts';
import { data, document, kindOf, schema, type Kind } from '../document/grammar.ts';
import { isObject, type Path } from '../document/json.ts';
import type { Source } from './parse-source.ts';

interface Anchored {
  readonly path: Path;
  readonly value: JsonValue;
  readonly dynamic: boolean;
  /** A different anchor with the same name, which makes references to it ambiguous. */
  readonly twin?: Path;
}

/** A schema resource (JSON Schema 2020-12, core §4.3.5): a file, or a schema in it with an `$id`. */
export interface SchemaResource {
  /** Absolute, without a fragment. */
  readonly address: string;
  readonly file: string;
  readonly path: Path;
  readonly value: JsonValue;
  readonly anchors: Map<string, Anchored>;
  /** A different resource with the same address, which makes references to it ambiguous. */
  readonly twin?: { readonly file: string; readonly path: Path };
}

const SCHEMA_MARKS: ReadonlySet<string> = new Set(['$id', '$anchor', '$dynamicAnchor']);
/** A text without these keywords has no resource but the file, and no anchor. */
const MARKS = /\$(?:id|anchor|dynamicAnchor|recursiveAnchor)\b/;
/** The name under which `$recursiveAnchor: true` is a dynamic anchor; no other name can be empty. */
export const RECURSIVE = '';

export class SchemaResources {
  private readonly byAddress = new Map<string, SchemaResource>();
  private readonly files = new Map<string, SchemaResource>();
  /** Resources that begin at an `$id`, by file and path. */
  private readonly roots = new Map<string, SchemaResource>();

  add({ file, value }: Source, text: string): void {
    if (value === undefined || !MARKS.test(text)) return;
    const whole: SchemaResource = { address: fileAddress(file), file, path: [], value, anchors: new Map() };
    const before = this.roots.size;
    this.collect(value, [], whole, undefined);
    // The text may only mention `$id` in data.
    if (whole.anchors.size > 0 || this.roots.size > before) this.files.set(file, this.enter(whole));
  }

  isEmpty(): boolean {
    return this.files.size === 0;
  }

  /** The resource that encloses a value; `undefined` in a file without `$id` and anchors. */
  around(file: string, path: Path): SchemaResource | undefined {
    const whole = this.files.get(file);
    if (whole === undefined || this.roots.size === 0) return whole;
    for (let length = path.length; length > 0; length -= 1) {
      const root = this.startingAt(file, path.slice(0, length));
      if (root !== undefined) return root;
    }
    return this.startingAt(file, []) ?? whole;
  }

  startingAt(file: string, path: Path): SchemaResource | undefined {
    return this.roots.size === 0 ? undefined : this.roots.get(key(file, path));
  }

  /** The absolute `$id` that is the base address at this path; `undefined` if it is the file's. */
  idAround(file: string, path: Path): string | undefined {
    const { address } = this.around(file, path) ?? {};
    return address === undefined || address.startsWith('file:') ? undefined : address;
  }

  named(ref: string, file: string, path: Path): SchemaResource | undefined {
    const base = this.around(file, path)?.address ?? fileAddress(file);
    const address = resolved(ref, base);
    return address === undefined ? undefined : this.byAddress.get(address);
  }

  /** Does not look for schemas in unknown keywords. */
  private collect(value: JsonValue, path: Path, around: SchemaResource, kind: Kind | undefined): void {
    if (typeof value !== 'object' || value === null || kind === data) return;
    const object = isObject(value) ? value : undefined;
    const actual = kind ?? (object && kindByLook(object));
    const isSchema = object !== undefined && actual === schema;
    const resource = isSchema ? this.resourceOf(object, path, around) : around;
    if (isSchema) addAnchors(object, path, resource);
    for (const [name, member] of Object.entries(value)) {
      const key = object === undefined ? Number(name) : name;
      this.collect(member, [...path, key], resource, actual && kindOf(actual, key));
    }
  }

  private resourceOf(object: JsonObject, path: Path, around: SchemaResource): SchemaResource {
    const id = object['$id'];
    const address = typeof id === 'string' ? resolved(id, around.address) : undefined;
    if (address === undefined) return around;
    const resource = this.enter({ address, file: around.file, path, value: object, anchors: new Map() });
    this.roots.set(key(around.file, path), resource);
    return resource;
  }

  private enter(resource: SchemaResource): SchemaResource {
    const other = this.byAddress.get(resource.address);
    const differs = other !== undefined && !isDeepStrictEqual(other.value, resource.value);
    const entered = differs ? { ...resource, twin: other } : resource;
    this.byAddress.set(resource.address, entered);
    return entered;
  }
}

function addAnchors(object: JsonObject, path: Path, resource: SchemaResource): void {
  for (const keyword of ['$anchor', '$dynamicAnchor']) {
    const name = object[keyword];
    if (typeof name !== 'string') continue;
    const other = resource.anchors.get(name);
    const twin = other !== undefined && !isDeepStrictEqual(other.value, object) && { twin: other.path };
    resource.anchors.set(name, { path, value: object, dynamic: keyword === '$dynamicAnchor', ...twin });
  }
  if (object['$recursiveAnchor'] === true && resource.value === object)
    resource.anchors.set(RECURSIVE, { path, value: object, dynamic: true });
}

/** Guesses the kind of a file's root: the document itself, a schema, or a mapping that contains schemas. */
export function kindByLook(object: JsonObject): Kind | undefined {
  if (Object.hasOwn(object, 'openapi')) return document;
  const isSchema = Object.keys(object).some((key) => SCHEMA_MARKS.has(key) || Object.hasOwn(schema.fields, key));
  return isSchema ? schema : undefined;
}

function fileAddress(file: string): string {
  return pathToFileURL(file).href;
}

/** The absolute address without its fragment; `undefined` for an invalid address. */
function resolved(ref: string, base: string): string | undefined {
  const address = ref.split('#')[0]!;
  return URL.canParse(address, base) ? new URL(address, base).href.replace(/#$/, '') : undefined;
}

function key(file: string, path: Path): string {
  return JSON.stringify([file, ...path.map(String)]);
}
