/** What a type is, then what the document says of it: on one line where that is one line. */
export function introduction(what: string, more = ''): string {
  if (more.trim() === '') return `${what}.`;
  return more.trim().includes('\n') ? `${what}.\n\n${more}` : `${what}: ${more}`;
}
