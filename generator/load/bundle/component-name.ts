import { basename, extname } from 'node:path';

/** A name for a referenced value, and whether its author chose it (then two values of that name are a mistake). */
export interface ComponentName {
  readonly name: string;
  readonly chosen: boolean;
}

/** Keys whose members are definitions with names of their own. */
const containers: ReadonlySet<string | number> = new Set([
  '$defs',
  'definitions',
  'schemas',
  'responses',
  'parameters',
  'examples',
  'requestBodies',
  'headers',
  'securitySchemes',
  'links',
  'callbacks',
]);
/** Keys that say nothing in a name made from a path. */
const structural: ReadonlySet<string | number> = new Set([
  ...containers,
  'components',
  'properties',
  'content',
  'schema',
  'paths',
]);

/**
 * What a component is called: `customer.yaml#/Customer` gives Customer, `line-item.yaml` gives LineItem,
 * and a value in the middle of something gets a name made from the way to it: `Customer_address`.
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
