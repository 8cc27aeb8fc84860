import type { Place } from '../diagnostic/place.ts';
import type { JsonValue } from '../json.ts';
import { isSame, share } from './share.ts';

type Path = readonly (string | number)[];

/** A document in which something can be looked up. */
export interface Lookup {
  /** What a reference leads to; like a schema, the same object for as long as it is equal. */
  target(ref: string): JsonValue;
  schema(name: string): JsonValue | undefined;
  place(path: Path): Place;
}

interface Looks {
  readonly targets: Map<string, JsonValue>;
  readonly schemas: Map<string, JsonValue | undefined>;
  readonly places: Map<string, { readonly path: Path; readonly place: Place }>;
}

interface Known {
  readonly parts: readonly unknown[];
  readonly looks: Looks;
  readonly made: unknown;
}

/**
 * What was read of one document after the other, each taken over as long as the parts that it is made of are the same (`===`), and so is
 * all that was looked up for it. The looking up is noted, so that nobody has to tell beforehand what a part refers to.
 */
export class KeptReadings {
  readonly #keeps: boolean;
  readonly #named = new Map<string, Known>();
  readonly #ofValues = new WeakMap<object, Known>();
  /** Those that are right in the document that is read. */
  readonly #right = new Set<Known>();
  #lookup: Lookup | undefined;
  #looks: Looks | undefined;

  /** Where they are of one document only, nothing has to be noted. */
  constructor(keeps: boolean) {
    this.#keeps = keeps;
  }

  /** Makes this the document that is read. */
  begin(lookup: Lookup): void {
    this.#lookup = lookup;
    this.#looks = undefined;
    this.#right.clear();
  }

  noteTarget(ref: string, target: JsonValue): void {
    this.#looks?.targets.set(ref, target);
  }

  noteSchema(name: string, schema: JsonValue | undefined): void {
    this.#looks?.schemas.set(name, schema);
  }

  notePlace(path: Path, place: Place): void {
    this.#looks?.places.set(path.join('\n'), { path, place });
  }

  /** By a name, or by the value that it is made of. */
  get<Made>(key: string | object, parts: readonly unknown[], make: () => Made): Made {
    const known = typeof key === 'string' ? this.#named.get(key) : this.#ofValues.get(key);
    const isKnown = known !== undefined && isSame(known.parts, parts) && this.#isRight(known);
    const now = isKnown ? known : this.#make(parts, known?.made, make);
    this.#right.add(now);
    if (!isKnown && typeof key === 'string') this.#named.set(key, now);
    else if (!isKnown) this.#ofValues.set(key as object, now);
    if (this.#looks !== undefined) addLooks(this.#looks, now.looks);
    return now.made as Made;
  }

  #make(parts: readonly unknown[], before: unknown, make: () => unknown): Known {
    const looks: Looks = { targets: new Map(), schemas: new Map(), places: new Map() };
    if (!this.#keeps) return { parts, looks, made: make() };
    const around = this.#looks;
    this.#looks = looks;
    const made = share(before, make());
    this.#looks = around;
    return { parts, looks, made };
  }

  #isRight(known: Known): boolean {
    if (this.#right.has(known)) return true;
    const { targets, schemas, places } = known.looks;
    const lookup = this.#lookup!;
    for (const [ref, target] of targets) if (lookup.target(ref) !== target) return false;
    for (const [name, schema] of schemas) if (lookup.schema(name) !== schema) return false;
    for (const { path, place } of places.values()) if (!isSamePlace(lookup.place(path), place)) return false;
    return true;
  }
}

function addLooks(to: Looks, { targets, schemas, places }: Looks): void {
  for (const [ref, target] of targets) to.targets.set(ref, target);
  for (const [name, schema] of schemas) to.schemas.set(name, schema);
  for (const [key, place] of places) to.places.set(key, place);
}

function isSamePlace(one: Place, other: Place): boolean {
  return one.file === other.file && one.at === other.at && isSame(one.path, other.path);
}
