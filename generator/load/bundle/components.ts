import { basename, extname } from 'node:path';

import type { JsonValue } from '../../json.ts';
import { componentKinds, document, kindOf, type ComponentKind, type Kind } from '../document/grammar.ts';
import { type Draft, formatPointer, get, isObject, type Path } from '../document/json.ts';
import type { DynamicScope } from './dynamic-scope.ts';
import type { Target } from './resolve-reference.ts';

/** A value that the root document lists or a reference leads to: it becomes a component of the bundle. */
export interface Component {
  readonly id: string;
  readonly kind: ComponentKind;
  readonly target: Target;
  readonly scope: DynamicScope;
  /** The name under which the root document lists it, when it does. */
  listed?: string;
  content?: JsonValue;
  /** The members that become references to it, once its name is known. */
  readonly uses: { readonly object: Draft; readonly key: string }[];
}

/** Keys whose members are named definitions. */
const containers: ReadonlySet<string | number> = new Set(['$defs', 'definitions', ...componentKinds]);
/** Keys that a name derived from a path omits. */
const structural: ReadonlySet<string | number> = new Set([
  ...containers,
  ...'components properties content schema paths'.split(' '),
]);

/**
 * `customer.yaml#/Customer` → Customer, `line-item.yaml` → LineItem, nested values → `Customer_address`. If
 * the author chose the name, two values with the same name are an error.
 */
export function componentName(file: string, path: Path) {
  if (path.length === 0) return { name: pascalCase(basename(file, extname(file))), chosen: true };
  const parents = path.slice(path[0] === 'components' ? 1 : 0, -1);
  const chosen = parents.length === 0 || (parents.length === 1 && containers.has(parents[0]!));
  if (chosen) return { name: clean(String(path.at(-1))), chosen };
  const telling = path.filter((key) => !structural.has(key)).map((key) => clean(String(key)));
  return { name: telling.join('_') || 'Component', chosen };
}

function pascalCase(text: string): string {
  const words = text.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return words.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('') || 'Component';
}

/** The characters that OpenAPI allows in a component's name. */
function clean(text: string): string {
  return text.replace(/[^A-Za-z0-9._-]+/g, '_').replace(/^_+(?=.)/, '') || 'Component';
}

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
