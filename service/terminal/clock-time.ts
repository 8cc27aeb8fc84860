/** An RFC 3339 date-time as local time: `14:03:22`. */
export function clockTime(time: string): string {
  return new Date(time).toTimeString().slice(0, 8);
}
