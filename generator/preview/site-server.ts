import { readFileSync } from 'node:fs';
import type { RequestListener, ServerResponse } from 'node:http';

import type { Diagnostic } from '../diagnostic/diagnostic.ts';

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

const RELOAD = readFileSync(new URL('./reload.js', import.meta.url), 'utf8');

/** The site as it is now, or what keeps it from being made. */
export type Shown =
  | { readonly files: { one(path: string): string | undefined } }
  | { readonly errors: readonly Diagnostic[] };

/** Serves the site to one person; `show` changes it, and tells every open page. */
export function createSiteServer(): { readonly handle: RequestListener; readonly show: (shown: Shown) => void } {
  const listening = new Set<ServerResponse>();
  let files: { one(path: string): string | undefined } | undefined;
  let faults = '';

  const handle: RequestListener = ({ url = '/' }, response) => {
    const path = pathOf(url);
    if (path === 'reload') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write(faults === '' ? ':\n\n' : message('faults', faults));
      listening.add(response.on('close', () => listening.delete(response)));
      return;
    }
    const text = path === 'reload.js' ? RELOAD : path === undefined ? undefined : files?.one(path);
    if (text === undefined) {
      response.writeHead(404, { 'content-type': TYPES['html'] });
      response.end(
        withReload(
          '<!doctype html><title>No such page</title><h1>No such page</h1><p><a href="/">Start</a></p></head>',
        ),
      );
      return;
    }
    const type = TYPES[path!.split('.').at(-1)!] ?? 'text/plain';
    response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
    response.end(path!.endsWith('.html') ? withReload(text) : text);
  };

  return {
    handle,
    show(shown) {
      if ('files' in shown) files = shown.files;
      faults =
        'files' in shown
          ? ''
          : shown.errors.map(({ code, message: words, place }) => `${place.file}: ${words} (${code})`).join('\n');
      for (const response of listening)
        response.write(faults === '' ? message('saved', '') : message('faults', faults));
    },
  };
}

/** A page goes without its ending as well, and a folder means its index. Text that stands for no path is no path. */
function pathOf(url: string): string | undefined {
  try {
    const path = decodeURIComponent(url.split(/[?#]/, 1)[0]!).slice(1);
    if (path === '' || path.endsWith('/')) return `${path}index.html`;
    return path === 'reload' || /\.(?:html|md|css|js|json|txt)$/.test(path) ? path : `${path}.html`;
  } catch {
    return undefined;
  }
}

function withReload(html: string): string {
  return html.replace('</head>', () => '<script src="/reload.js"></script>\n</head>');
}

function message(event: string, text: string): string {
  return `event: ${event}\ndata: ${JSON.stringify(text)}\n\n`;
}
