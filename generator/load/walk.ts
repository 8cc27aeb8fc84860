import type { JsonObject, JsonValue } from '../json.ts';
import { data, document as documentKind, kindOf, type Kind } from './grammar.ts';

type Visit = (json: JsonObject, kind: Kind, path: readonly (string | number)[]) => void;

/**
 * Visits every object of a document that OpenAPI gives a meaning, but for maps by name. Examples, defaults and the like are
 * not looked into. Loading refuses documents that are nested too deeply for this recursion.
 */
export function walk(document: JsonObject, visit: Visit): void {
  step(document, documentKind, [], visit);
}

function step(value: JsonValue, kind: Kind, path: readonly (string | number)[], visit: Visit): void {
  if (kind === data || kind.name === 'inlined data') return;
  if (Array.isArray(value)) {
    value.forEach((item: JsonValue, index) => step(item, kind.each, [...path, index], visit));
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const object = value as JsonObject;
  if (kind.each === data || kind.extensible === true) visit(object, kind, path);
  for (const key of Object.keys(object)) {
    const member = object[key]!;
    if (typeof member === 'object' && member !== null) step(member, kindOf(kind, key), [...path, key], visit);
  }
}
