/**
 * Takes what is left of a request's members when a handler has read all that it knows: nothing. A member that the spec gains does not
 * compile here until something reads it.
 */
export function assertAllUsed(left: Readonly<Record<string, never>>): void {
  const [name] = Object.keys(left);
  if (name !== undefined) throw new Error(`Nothing reads ${name} of the request`);
}
