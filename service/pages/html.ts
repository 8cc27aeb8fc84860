type Value = Html | string | number | readonly Html[] | undefined | false;

/**
 * HTML that is safe by construction: only the `html` tag makes it. Texts are escaped wherever they are
 * inserted, so that no value of a request or of the database can become markup.
 */
export class Html {
  readonly text: string;

  private constructor(text: string) {
    this.text = text;
  }

  /**
   * Escapes each value that is not HTML itself. `undefined` and `false` insert nothing. Write attribute
   * values in double quotes.
   */
  static readonly tag = (parts: TemplateStringsArray, ...values: readonly Value[]): Html =>
    new Html(parts.map((part, index) => part + inserted(values[index])).join(''));
}

/** A template of HTML: html`<p>${text}</p>`. */
export const html = Html.tag;

function inserted(value: Value): string {
  if (value === undefined || value === false) return '';
  if (value instanceof Html) return value.text;
  if (typeof value === 'object') return value.map(({ text }) => text).join('');
  return String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
