/** Links lead up from the requested path, which can have any depth. */
export function notFoundPage(path: string): string {
  const root = './' + '../'.repeat(path.split('/').length - 1);
  const links =
    `<a href="${root}index.html">start page</a>, <a href="${root}operations/index.html">operations</a>, ` +
    `<a href="${root}events/index.html">events</a>, <a href="${root}errors/index.html">errors</a>`;
  return page('Page not found', `The documentation has no page at this address. Try: ${links}.`, `${root}docs.css`);
}

/** @param reason a sentence in plain English, without details of this machine */
export function unavailablePage(reason: string): string {
  return page(
    'Documentation unavailable',
    `${reason} The API is not affected. The log of the service says how to fix this.`,
  );
}

/** The texts are HTML; none comes from a request. */
function page(title: string, text: string, stylesheet?: string): string {
  const link = stylesheet === undefined ? '' : `<link rel="stylesheet" href="${stylesheet}">`;
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${link}</head>` +
    `<body><main id="content"><h1>${title}</h1><p>${text}</p></main></body></html>\n`
  );
}
