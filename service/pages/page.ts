import { html, type Html } from './html.ts';

/** What all pages of a site have. */
export interface Site {
  /** The stylesheet, relative to the pages, so that it is found behind a proxy that adds a path. */
  readonly stylesheet: string;
  /** Said above the content of every page. */
  readonly note?: string;
}

/** A complete page. It loads the stylesheet and nothing else. */
export function page({ stylesheet, note }: Site, title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylesheet}" />
      </head>
      <body>
        <main>${note !== undefined && html`<p class="sandbox">${note}</p>`} ${content}</main>
      </body>
    </html> `.text;
}

/** A page without a form. */
export function messagePage(site: Site, title: string, ...paragraphs: readonly string[]): string {
  return page(
    site,
    title,
    html`<h1>${title}</h1>
      ${paragraphs.map((text) => html`<p>${text}</p>`)}`,
  );
}
