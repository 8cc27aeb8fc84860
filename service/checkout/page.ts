import { html, type Html } from './html.ts';

/** A complete page. It loads the stylesheet and nothing else. */
export function page(title: string, content: Html): string {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="checkout/style.css" />
      </head>
      <body>
        <main>
          <p class="sandbox">Sandbox: no money moves. Pay with a test card.</p>
          ${content}
        </main>
      </body>
    </html> `.text;
}

/** A page without a form. */
export function messagePage(title: string, ...paragraphs: readonly string[]): string {
  return page(
    title,
    html`<h1>${title}</h1>
      ${paragraphs.map((text) => html`<p>${text}</p>`)}`,
  );
}
