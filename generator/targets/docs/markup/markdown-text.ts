/**
 * A piece of Markdown, put together by the generator from templates; the only thing `{{markdown x}}` prints. Text of a document gets into one
 * through the helpers of a template, never through `new`.
 */
export class MarkdownText {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}
