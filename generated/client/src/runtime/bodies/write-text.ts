/** Text as it stands. */
export function write(body: unknown): string {
  return String(body);
}
