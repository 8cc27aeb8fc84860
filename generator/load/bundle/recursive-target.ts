import type { JsonValue } from '../../json.ts';
import { kindOf, kindOfItem, type Kind, schema } from '../document/grammar.ts';
import { get, isObject, at } from '../document/json.ts';
import { kindByLook, RECURSIVE } from '../read/schema-resources.ts';
import type { Sources } from '../read/sources.ts';
import type { Target } from './resolve-reference.ts';

/**
 * The target of `$recursiveRef: '#'` (draft 2019-09) before the dynamic scope applies: the nearest schema
 * around it with an `$id` or `$recursiveAnchor: true`, else the outermost one. The draft means the root of
 * the file, which is not a schema in an OpenAPI document.
 */
export function recursiveTarget({ file, path }: Pick<Target, 'file' | 'path'>, sources: Sources): Target | undefined {
  const root = sources.get(file)?.value;
  let kind: Kind | undefined;
  let found: Target | undefined;
  for (let length = 0; length <= path.length; length += 1) {
    const value = at(root, path.slice(0, length));
    if (isObject(value)) kind ??= kindByLook(value);
    if (kind === schema && isObject(value) && (found === undefined || startsAgain(value))) {
      const isRecursive = value['$recursiveAnchor'] === true;
      found = { file, path: path.slice(0, length), value, ...(isRecursive && { dynamicAnchor: RECURSIVE }) };
    }
    kind &&= Array.isArray(value) ? kindOfItem(kind) : kindOf(kind, String(path[length]));
  }
  return found;
}

function startsAgain(value: JsonValue): boolean {
  return get(value, '$recursiveAnchor') === true || typeof get(value, '$id') === 'string';
}
