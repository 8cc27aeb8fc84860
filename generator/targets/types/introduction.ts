/** The kind of a type, then its description in the document: on one line where the description has one line. */
export function introduction(what: string, more = ''): string {
  if (more.trim() === '') return `${what}.`;
  return more.trim().includes('\n') ? `${what}.\n\n${more}` : `${what}: ${more}`;
}
