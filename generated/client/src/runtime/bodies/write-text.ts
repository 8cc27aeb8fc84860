/** Sends text unchanged. */
export function write(body: unknown): string {
  return String(body);
}
