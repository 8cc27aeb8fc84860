import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';

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
const NOT_FOUND =
  '<!doctype html><head><title>Page not found</title></head><h1>Page not found</h1><p><a href="/">Start</a></p>';

/** Returns the text of a file of the site by its path below the root; undefined where there is none. */
type RenderFile = (path: string) => string | undefined;

export function createSiteServer() {
  const listening = new Set<ServerResponse>();
  let render: RenderFile = () => undefined;
  let errorText = '';

  const send = (event: string, text: string): void => {
    for (const response of listening) response.write(message(event, text));
  };

  const listenForChanges = (response: ServerResponse): void => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(errorText === '' ? ':\n\n' : message('errors', errorText));
    listening.add(response.on('close', () => listening.delete(response)));
  };

  return {
    handle({ url = '/' }: IncomingMessage, response: ServerResponse): void {
      const path = pathOf(url);
      if (path === 'reload') return listenForChanges(response);
      const text = path === 'reload.js' ? RELOAD : path && render(path);
      if (path === undefined || text === undefined) {
        response.writeHead(404, { 'content-type': TYPES['html'] }).end(withReload(NOT_FOUND));
        return;
      }
      const type = TYPES[path.split('.').at(-1)!] ?? 'text/plain';
      response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
      response.end(path.endsWith('.html') ? withReload(text) : text);
    },
    /** Replaces the site and reloads open pages. */
    show(next: RenderFile): void {
      render = next;
      errorText = '';
      send('saved', '');
    },
    /** Shows what is wrong with the spec on top of open pages, which stay as they are. */
    showErrors(errors: readonly Diagnostic[]): void {
      errorText = errors.map(({ code, message: text, place }) => `${place.file}: ${text} (${code})`).join('\n');
      send('errors', errorText);
    },
    showsErrors: (): boolean => errorText !== '',
  };
}

/** A URL without an ending is an HTML page, and a folder is its index; undefined if it can't be decoded. */
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
