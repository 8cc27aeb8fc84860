import type { JsonObject } from '../../json.ts';
import { document, kindOf, type ComponentKind, type Kind } from '../document/grammar.ts';
import { get, isObject } from '../document/json.ts';
import { formatPointer } from '../document/json-pointer.ts';
import type { Target } from './resolve-reference.ts';

export function kindOfComponent(component: string): Kind {
  return kindOf(kindOf(document, 'components'), component).each;
}

export function componentReference(kind: string, name: string): string {
  return `#/components/${kind}${formatPointer([name]).replaceAll('%', '%25')}`;
}

/** The kind of a target by its path; `undefined` for strings, numbers and the whole document. */
export function actualKind({ path, value }: Target): ComponentKind | 'unknown' | undefined {
  const isSchema = typeof value === 'boolean';
  if (!isSchema && !isObject(value)) return undefined;
  if (path.length === 0 && get(value, 'openapi') !== undefined) return undefined;
  if (path.length !== 3 || path[0] !== 'components') return isSchema ? 'schemas' : 'unknown';
  return kindOfComponent(String(path[1])).component ?? 'unknown';
}

/** The member if it is an object, else an empty object. */
export function objectAt(object: JsonObject, key: string): JsonObject {
  const value = get(object, key);
  return isObject(value) ? value : {};
}
