import type { JsonObject, JsonValue } from '../../json.ts';
import { data, document as documentKind, kindOf, kindOfItem, type Kind } from './grammar.ts';
import { type Compound, isCompound, type Path } from './json.ts';

/** The walk changes `path` afterwards, so copy it to store it. */
type Visit = (json: JsonObject, kind: Kind, path: Path) => void;

/**
 * Visits every object of a document, and skips examples, defaults and other data. Loading rejects documents
 * that are nested too deeply for this recursion.
 */
export function walk(document: JsonObject, visit: Visit): void {
  walkFrom(document, documentKind, [], visit);
}

/** The same for a part of a document, which is of this kind. */
export function walkFrom(value: JsonValue | undefined, kind: Kind, at: Path, visit: Visit): void {
  const path = [...at];
  const step = (value: Compound, kind: Kind): void => {
    if (kind === data) return;
    const isArray = Array.isArray(value);
    if (!isArray) visit(value as JsonObject, kind, path);
    for (const key of Object.keys(value)) {
      const member = (value as JsonObject)[key];
      // Most members are scalars; without a step for each, the walk takes half the time.
      if (!isCompound(member)) continue;
      path.push(isArray ? Number(key) : key);
      step(member, isArray ? kindOfItem(kind) : kindOf(kind, key));
      path.pop();
    }
  };
  if (isCompound(value)) step(value, kind);
}
