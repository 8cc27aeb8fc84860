import { FORMAT_CHECKS } from './formats.ts';

/** Functions that generated code calls, with their modules below `runtime/`, without ending. */
export const RUNTIME_FUNCTIONS: ReadonlyMap<string, string> = new Map([
  ['rejected', 'fault'],
  ['note', 'fault'],
  ['adopt', 'fault'],
  ['narrow', 'fault'],
  ['opened', 'fault'],
  ['equal', 'equal'],
  ['codePoints', 'code-points'],
  ['firstDuplicate', 'first-duplicate'],
  ['exceedsBytes', 'json-bytes'],
  ['isMultipleOf', 'multiple-of'],
  ...FORMAT_CHECKS.values().map(({ name, module }): [string, string] => [name, `formats/${module}`]),
]);
