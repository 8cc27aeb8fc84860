import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { connect } from 'node:net';

import { errorCatalogue, type ErrorCode, routes } from '@billing/server';
import { expect, test, vi } from 'vitest';

import { anyError } from '../../service/common/any-error.ts';
import { errorResponse } from '../../service/http/error-response.ts';
import { openSocket, readText } from '../service/http/raw-request.ts';
import { eachService, startService } from '../support/service.ts';
import { buildSite } from './site.ts';

const codes = Object.keys(errorCatalogue) as ErrorCode[];

/** Sends the request target unchanged; `fetch` would normalize it. */
async function get(url: string, target: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(url);
  const request = httpRequest({ hostname, port, path: target, headers }).end();
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  return { status: response.statusCode, headers: response.headers };
}

eachService(
  'the docs',
  (service) => {
    test.each([
      ['/docs/', 'text/html; charset=utf-8'],
      ['/docs/index.html', 'text/html; charset=utf-8'],
      ['/docs/operations/', 'text/html; charset=utf-8'],
      ['/docs/operations/customers.create', 'text/html; charset=utf-8'],
      ['/docs/operations/customers.create.md', 'text/markdown; charset=utf-8'],
      ['/docs/docs.css', 'text/css; charset=utf-8'],
      ['/docs/docs.js', 'text/javascript; charset=utf-8'],
      ['/docs/llms.txt', 'text/plain; charset=utf-8'],
      ['/docs/openapi.json', 'application/json'],
    ])('serves %s as %s', async (path, type) => {
      const response = await fetch(service().url + path);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect((await response.text()).length).toBeGreaterThan(100);
    });

    test('redirects folders to their index, so that relative links work', async () => {
      for (const path of ['/docs', '/docs/operations', '/docs/events']) {
        const response = await fetch(service().url + path);
        expect([response.redirected, response.url, response.status]).toEqual([true, `${service().url}${path}/`, 200]);
      }
    });

    test('redirects a browser from / to the docs', async () => {
      const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
      const { status, headers } = await get(service().url, '/', { accept });
      expect([status, headers.location, headers.vary]).toEqual([302, 'docs/', 'accept']);
      const page = await fetch(`${service().url}/?utm_source=x`, { headers: { accept } });
      expect([page.url, page.status]).toEqual([`${service().url}/docs/`, 200]);
      expect(await page.text()).toContain('<!doctype html>');
    });

    test.each(['*/*', 'application/json', 'text/html;q=0, application/json'])(
      'returns invalid_url at / to a client that accepts %s',
      async (accept) => {
        const response = await fetch(`${service().url}/`, { headers: { accept }, redirect: 'manual' });
        expect([response.status, await response.json()]).toMatchObject([404, { error: { code: 'invalid_url' } }]);
      },
    );

    test('returns 304 when the entity tag matches', async () => {
      const url = `${service().url}/docs/docs.css`;
      const first = await fetch(url);
      const etag = first.headers.get('etag')!;
      expect(await first.text()).toBe(readFileSync('templates/docs/assets/docs.css', 'utf8'));
      const second = await fetch(url, { headers: { 'if-none-match': `"other", W/${etag}` } });
      expect([second.status, await second.text()]).toEqual([304, '']);
      expect((await fetch(url, { headers: { 'if-none-match': '"other"' } })).status).toBe(200);
    });

    test('compresses a file when the client accepts gzip', async () => {
      const lengths = await Promise.all(
        ['gzip', 'identity', 'gzip;q=0', 'br, gzip'].map(
          async (accepted) => (await get(service().url, '/docs/docs.css', { 'accept-encoding': accepted })).headers,
        ),
      );
      expect(lengths.map((headers) => headers['content-encoding'])).toEqual(['gzip', undefined, undefined, 'gzip']);
      expect(Number(lengths[0]!['content-length'])).toBeLessThan(Number(lengths[1]!['content-length']) / 2);
      expect(lengths[0]!.etag).not.toBe(lengths[1]!.etag);
    });

    test('returns no body for HEAD', async () => {
      const response = await fetch(`${service().url}/docs/index.html`, { method: 'HEAD' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    });

    test.each([
      '/docs/../package.json',
      '/docs/%2e%2e/package.json',
      '/docs/..%2fpackage.json',
      '/docs/..%5cpackage.json',
      '/docs/operations/%2e%2e/%2e%2e/.manifest.json',
      '/docs//etc/passwd',
      '/docs/%00',
      '/docs/%',
      '/docs/constructor',
      '/docs/__proto__',
      '/docs/nowhere/at/all',
    ])('returns 404 for %s', async (target) => {
      expect((await get(service().url, target)).status).toBe(404);
    });

    test('returns a 404 page with working links', async () => {
      const response = await fetch(`${service().url}/docs/nowhere/at/all`);
      expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
      const links = [...(await response.text()).matchAll(/href="([^"]+)"/g)].map(
        ([, href]) => new URL(href!, response.url),
      );
      expect(links.length).toBeGreaterThan(3);
      for (const link of links) expect((await fetch(link)).status, link.href).toBe(200);
    });

    test('needs no key, and leaves other paths and methods to the API', async () => {
      expect((await fetch(`${service().url}/docs/`, { method: 'POST' })).status).toBe(404);
      expect(await (await fetch(`${service().url}/docsx`)).json()).toMatchObject({ error: { code: 'invalid_url' } });
    });

    test('the documentation_url of an error has the address that the caller used', async () => {
      const here = await fetch(`${service().url}/nowhere`);
      const { error } = (await here.json()) as { error: { documentation_url: string } };
      expect(error.documentation_url).toBe(`${service().url}/docs/errors/shared/invalid_url`);
      expect((await fetch(error.documentation_url)).status).toBe(200);
    });

    test('the documentation_url of an error has the listening address when the request names no host', async () => {
      const { hostname, port } = new URL(service().url);
      const responses = ['GET / HTTP/1.1\r\nHost: a b\r\n\r\n', 'GET / HTTP/1.0\r\n\r\n', 'nonsense\r\n\r\n'].map(
        async (text) => {
          const socket = connect(Number(port), hostname);
          let response = '';
          socket.on('data', (chunk: Buffer) => (response += chunk.toString()));
          socket.end(text);
          await once(socket, 'close');
          return response;
        },
      );
      for (const response of await Promise.all(responses))
        expect(response).toContain(`"documentation_url":"${service().url}/docs/errors/`);
    });

    test('a malformed request on a connection that is open while the service closes gets the same address', async () => {
      const closing = await startService(service().database, { app: { docsBaseUrl: undefined as never } });
      const received = Promise.withResolvers<void>();
      closing.app.server.on('connection', (socket) => socket.once('readable', received.resolve));
      const socket = await openSocket(closing.url);
      const response = readText(socket);
      socket.write('GET /event-types HTTP/1.1\r\nHost');
      await received.promise;
      const closed = closing.app.close();
      await vi.waitFor(() => expect(openSocket(closing.url)).rejects.toMatchObject({ code: 'ECONNREFUSED' }));
      socket.write('\u0000\r\n\r\n');
      expect(await response).toContain(`"documentation_url":"${closing.url}/docs/errors/`);
      await closed;
    });

    test.each(codes)('the documentation_url of the error %s leads to its page', async (code) => {
      const settings = { docsBaseUrl: `${service().url}/docs`, bodyBytes: 1 };
      const { body } = errorResponse(anyError(code, 'Made for this test.'), 'id', settings);
      const response = await fetch(body.error.documentation_url);
      const page = await response.text();
      expect(response.status, body.error.documentation_url).toBe(200);
      expect(page).toContain(`<code>${code}</code>`);
      expect(page).toContain('What to do');
    });
  },
  { app: { docsBaseUrl: undefined as never } },
);

test('the site has a page for each error code and less than 200 kB for each operation', async () => {
  const { files } = await buildSite('spec/spec.yaml');
  const bytes = [...files.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect(files.size).toBeGreaterThan(2 * codes.length);
  expect(bytes).toBeLessThan(200_000 * Object.keys(routes).length);
});
