import type { JsonObject, JsonValue } from '../../json.ts';
import { data, document as documentKind, kindOf, kindOfItem, type Kind } from './grammar.ts';
import type { Path } from './json.ts';

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
  const step = (value: JsonValue | undefined, kind: Kind): void => {
    if (typeof value !== 'object' || value === null || kind === data) return;
    if (Array.isArray(value)) return value.forEach((item: JsonValue, index) => below(item, kindOfItem(kind), index));
    const object = value as JsonObject;
    visit(object, kind, path);
    for (const key of Object.keys(object)) below(object[key]!, kindOf(kind, key), key);
  };
  const below = (value: JsonValue, kind: Kind, key: string | number): void => {
    path.push(key);
    step(value, kind);
    path.pop();
  };
  step(value, kind);
}
