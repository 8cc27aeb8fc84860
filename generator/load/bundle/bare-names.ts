import type { Place } from '../../diagnostic/diagnostic.ts';
import type { JsonObject, JsonValue } from '../../json.ts';
import { setKey } from '../document/json.ts';
import { componentReference } from './component-kinds.ts';

interface Entry {
  readonly object: Record<string, JsonValue>;
  readonly key: string;
  readonly from: Place;
}

/** Entries of discriminator mappings that name a schema instead of referring to it. */
export class BareNames {
  readonly #entries: Entry[] = [];

  static isName(value: string): boolean {
    return /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/.test(value) && !/\.(ya?ml|json)$/i.test(value);
  }

  add(entry: Entry): void {
    this.#entries.push(entry);
  }

  /**
   * Replaces names by references, once all components have names. Returns the entries whose schema is
   * missing.
   */
  resolve(schemas: JsonObject): Entry[] {
    return this.#entries.filter(({ object, key }) => {
      const name = String(object[key]);
      if (!Object.hasOwn(schemas, name)) return true;
      setKey(object, key, componentReference('schemas', name));
      return false;
    });
  }
}
