import { basename, extname } from 'node:path';
import { componentKinds } from '../document/grammar.ts';

/** The name of a referenced value. If its author chose it, two values with the same name are an error. */
export interface ComponentName {
  readonly name: string;
  readonly chosen: boolean;
}

/** Keys whose members are named definitions. */
const containers: ReadonlySet<string | number> = new Set(['$defs', 'definitions', ...componentKinds]);
/** Keys that a name derived from a path omits. */
const structural: ReadonlySet<string | number> = new Set([
  ...containers,
  'components',
  'properties',
  'content',
  'schema',
  'paths',
]);

/**
 * `customer.yaml#/Customer` → Customer, `line-item.yaml` → LineItem, a nested value → `Customer_address`.
 */
export function componentName(file: string, path: readonly (string | number)[]): ComponentName {
  if (path.length === 0) return { name: pascalCase(basename(file, extname(file))), chosen: true };
  const parents = path.slice(0, -1).filter((key, index) => !(index === 0 && key === 'components'));
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
