import { literal } from '../../code.ts';
import { type Place, report } from '../place.ts';

const TESTS: Readonly<Record<string, (value: string) => string>> = {
  null: (value) => `${value} === null`,
  boolean: (value) => `typeof ${value} == "boolean"`,
  // NaN and the infinities are no JSON values.
  number: (value) => `typeof ${value} == "number" && isFinite(${value})`,
  integer: (value) => `Number.isInteger(${value})`,
  string: (value) => `typeof ${value} == "string"`,
  array: (value) => `Array.isArray(${value})`,
  object: (value) => `${value} && typeof ${value} == "object" && !Array.isArray(${value})`,
};

/** A test whether the value that a variable holds has one of the types. */
export function isOfTypes(types: readonly string[], value: string): string {
  if (types.length === 1) return TESTS[types[0]!]!(value);
  return types.map((type) => `(${TESTS[type]!(value)})`).join(' || ');
}

export interface TypeBranch {
  readonly types: readonly string[];
  readonly code: string;
}

/**
 * `if (is a string) { … } else if (is not null) { fault }`: tests the type of a value once. A value of
 * another one of the `types` is accepted without a check.
 */
export function byType(types: readonly string[], branches: readonly TypeBranch[], place: Place): string {
  const checked = branches.filter(({ code }) => code !== '');
  const accepted = types.filter((type) => !checked.some((branch) => branch.types.includes(type)));
  const fault = report(place, 'type', `{ type: ${literal(types.length === 1 ? types[0] : types)} }`);
  const last = accepted.length === 0 ? `{ ${fault} }` : `if (!(${isOfTypes(accepted, place.value)})) { ${fault} }`;
  return [...checked.map((branch) => `if (${isOfTypes(branch.types, place.value)}) { ${branch.code} }`), last].join(
    ' else ',
  );
}
