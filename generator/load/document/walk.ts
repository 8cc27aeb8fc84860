import type { JsonObject, JsonValue } from '../../json.ts';
import { data, document as documentKind, kindOf, kindOfItem, type Kind } from './grammar.ts';

/** The walk changes `path` afterwards, so copy it to store it. */
type Visit = (json: JsonObject, kind: Kind, path: readonly (string | number)[]) => void;

/**
 * Visits every object of a document that OpenAPI defines, except maps by name, and skips examples, defaults
 * and other data. Loading rejects documents that are nested too deeply for this recursion.
 */
export function walk(document: JsonObject, visit: Visit): void {
  step(document, documentKind, [], visit);
}

function step(value: JsonValue, kind: Kind, path: (string | number)[], visit: Visit): void {
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) {
      const item = value[index] as JsonValue;
      if (typeof item === 'object' && item !== null) below(item, kindOfItem(kind), index, path, visit);
    }
    return;
  }
  const object = value as JsonObject;
  if (kind.each === data || kind.extensible === true) visit(object, kind, path);
  for (const key of Object.keys(object)) {
    const member = object[key]!;
    if (typeof member === 'object' && member !== null) below(member, kindOf(kind, key), key, path, visit);
  }
}

function below(value: JsonValue, kind: Kind, key: string | number, path: (string | number)[], visit: Visit): void {
  if (kind === data || kind.name === 'inlined data') return;
  path.push(key);
  step(value, kind, path, visit);
  path.pop();
}
