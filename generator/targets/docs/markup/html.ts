/**
 * HTML made from templates and by the functions of this folder; the only value that `{{html x}}` accepts. Text from a document enters
 * through `escapeHtml`, a bare mustache or `markdownHtml`, never through `new`.
 */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  // Most tokens of an example have nothing to escape.
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}
