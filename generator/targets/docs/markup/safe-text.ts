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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);
}
