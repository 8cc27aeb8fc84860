/** In place of modules that load much more: what those who render types read of them when they are loaded, or call. */

/** As `supports-color` says it where there are none; nobody calls any other default export that this one stands in for. */
// oxlint-disable-next-line import/no-default-export
export default { stdout: false };

/** Node's own comes with seven modules. */
export const performance = { now: () => Date.now() };

/** As `@redocly/openapi-core` has it. */
export function isTruthy(value: unknown): boolean {
  return Boolean(value);
}

/** As `@redocly/openapi-core` has it. */
export function isPlainObject(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
