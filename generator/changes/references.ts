import type { JsonValue } from '../json.ts';
import { isObject } from '../model/canonical.ts';
import { type Holding, holdingOf } from '../model/data-members.ts';
import { referencedName } from '../model/schemas.ts';

/** What stands behind `$ref` anywhere in a value. */
export interface References {
  /** As they are written, and perhaps a few more: what stands in an example may only look like one. */
  readonly all: ReadonlySet<string>;
  /** The names of schemas that it surely refers to. */
  readonly schemas: ReadonlySet<string>;
}

const known = new WeakMap<object, References>();

/** Looked up once for what is the same on both sides, and by several: a look through a whole document takes 30 ms. */
export function referencesOf(value: JsonValue): References {
  if (typeof value !== 'object' || value === null) return { all: new Set(), schemas: new Set() };
  let found = known.get(value);
  if (found === undefined) {
    const [all, schemas] = [new Set<string>(), new Set<string>()];
    collect(value, 'members', all, schemas);
    found = { all, schemas };
    known.set(value, found);
  }
  return found;
}

/** Loading refuses documents that are nested too deeply for this recursion. */
function collect(value: JsonValue, holding: Holding, all: Set<string>, schemas: Set<string>): void {
  if (Array.isArray(value)) {
    const held = holding === 'data' ? 'data' : 'members';
    for (const item of value as readonly JsonValue[])
      if (typeof item === 'object' && item !== null) collect(item, held, all, schemas);
    return;
  }
  if (!isObject(value)) return;
  const ref = value['$ref'];
  if (typeof ref === 'string') {
    all.add(ref);
    const name = holding === 'members' ? referencedName(value) : undefined;
    if (name !== undefined) schemas.add(name);
  }
  for (const key of Object.keys(value)) {
    const member = value[key]!;
    if (typeof member === 'object' && member !== null) collect(member, holdingOf(holding, key), all, schemas);
  }
}
