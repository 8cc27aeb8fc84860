import type { CodeGen, Name } from 'ajv/dist/compile/codegen/index.js';

import { formatChecks } from './formats.ts';

/** Functions of the package's runtime that generated code calls, with their modules below `runtime/`, without the ending. */
const MODULES: ReadonlyMap<string, string> = new Map([
  ['refused', 'fault'],
  ['note', 'fault'],
  ['adopt', 'fault'],
  ['narrow', 'fault'],
  ['opened', 'fault'],
  ['equal', 'equal'],
  ['codePoints', 'code-points'],
  ['firstDuplicate', 'first-duplicate'],
  ['exceedsBytes', 'json-bytes'],
  ['isMultipleOf', 'multiple-of'],
  ...formatChecks.map(({ name, module }): [string, string] => [name, `formats/${module}`]),
]);

/** Prefixes of the functions' names in generated code: their own names, so that it can be read. */
export const RUNTIME_PREFIXES: readonly string[] = [...MODULES.keys()];

/** A function of the runtime, to be named in code. */
export function runtimeFunction(gen: CodeGen, name: string): Name {
  return gen.scopeValue(gen.getScopeValue(name, name) ?? name, { key: name, ref: name });
}

/** The module of a runtime function, or undefined when the name is none. */
export function runtimeModuleOf(name: string): string | undefined {
  return MODULES.get(name);
}
