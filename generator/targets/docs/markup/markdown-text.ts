/**
 * Markdown made from templates; the only value that `{{markdown x}}` accepts. Text from a document enters through the helpers of a
 * template, never through `new`.
 */
export class MarkdownText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
