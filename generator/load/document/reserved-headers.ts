/**
 * Headers that a parameter can't describe (OpenAPI 3.1, Parameter Object): other parts of the document do.
 */
const RESERVED = new Set(['accept', 'content-type', 'authorization']);

export function isReservedHeader(name: string): boolean {
  return RESERVED.has(name.toLowerCase());
}
