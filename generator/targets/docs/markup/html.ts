const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/**
 * A piece of HTML, put together by the generator from templates and the functions of this folder; the only thing `{{html x}}` prints.
 * Text of a document gets into one through `escapeHtml`, a bare mustache or `markdownHtml`, never through `new`.
 */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** Text as HTML shows it, in an element or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => SPECIAL[character]!) : text;
}

/** The address of an element of the same page, by its id. */
export function fragment(id: string): string {
  return `#${encodeURIComponent(id)}`;
}
