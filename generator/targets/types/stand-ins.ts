/**
 * In place of modules that load much more: what those who render types call of them. `@redocly/openapi-core` has these two among its
 * utilities.
 */

export function isTruthy(value: unknown): boolean {
  return Boolean(value);
}

export function isPlainObject(value: unknown): boolean {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
