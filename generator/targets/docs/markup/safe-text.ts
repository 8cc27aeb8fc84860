/**
 * Text that a template prints as it is: made by templates and by the functions of this folder. Text from a
 * document enters through `escapeHtml`, `markdownHtml`, a bare mustache or a helper, never through `new`.
 */
class SafeText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** The only value that `{{html x}}` accepts. */
export class Html extends SafeText {}

/** The only value that `{{markdown x}}` accepts. */
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
