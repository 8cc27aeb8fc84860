// Generated from spec.yaml by `npm run generate`. Do not edit.
/** Sends text unchanged. */
export function write(body: unknown): string {
  return String(body);
}
