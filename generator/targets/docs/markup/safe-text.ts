/** Text that a template prints as it is: made by templates and by the functions of this folder. */
class SafeText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * The only value that `{{html x}}` accepts. Text from a document enters through `escapeHtml`, a bare mustache
 * or `markdownHtml`, never through `new`.
 */
export class Html extends SafeText {}

/**
 * The only value that `{{markdown x}}` accepts. Text from a document enters through the helpers of a template,
 * never through `new`.
 */
export class MarkdownText extends SafeText {}

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
