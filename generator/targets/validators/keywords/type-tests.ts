/** Expressions that are true for values of a JSON Schema type. */
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
