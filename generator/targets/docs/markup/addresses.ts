/** The address of one page from another, both without their endings. */
export function relativeTo(from: string, to: string, ending: 'html' | 'md' = 'html'): string {
  return `${rootOf(from)}${to}.${ending}`;
}

/** The way from a page up to the folder of the docs: nothing, or `../` as often as it takes. */
export function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}
