/**
 * Accepts the rest of a request's members after a handler has taken out all that it uses, which must be
 * empty. A member that is added to the spec does not compile here until the handler uses it.
 */
export function assertAllUsed(rest: Readonly<Record<string, never>>): void {
  const [name] = Object.keys(rest);
  if (name !== undefined) throw new Error(`internal error: the handler does not use the request's member ${name}`);
}
