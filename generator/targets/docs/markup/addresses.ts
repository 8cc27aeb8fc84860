/** The relative link from one page to another; both paths have no ending. */
export function relativeTo(from: string, to: string, ending: 'html' | 'md' = 'html'): string {
  return `${rootOf(from)}${to}.${ending}`;
}

/** The relative path from a page to the root of the site: empty, or `../` for each folder. */
export function rootOf(path: string): string {
  return '../'.repeat(path.split('/').length - 1);
}

/** An id for a heading; `whenEmpty` for a text without letters and digits. */
export function anchor(name: string, whenEmpty = 'other'): string {
  const id = name.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return id.replace(/^-|-$/g, '') || whenEmpty;
}

export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}
