/** `14:03:22`, where the person is, of an RFC 3339 date-time. */
export function clockTime(time: string): string {
  return new Date(time).toTimeString().slice(0, 8);
}
