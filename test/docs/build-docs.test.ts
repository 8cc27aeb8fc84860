import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import Fastify, { type FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';

import { buildDocs } from '../../service/docs/build-docs.ts';
import { registerDocs } from '../../service/docs/register-docs.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));
const SMALL_SPEC = 'test/golden/house-extensions/spec.yaml';

/** A project folder with a small spec. `without` leaves out a part of the project. */
async function project(without?: 'generator' | 'node_modules'): Promise<string> {
  const root = `${await temporaryDirectory()}/`;
  for (const name of ['generator', 'templates', 'service', '.ci', 'package.json'])
    if (name !== without) cpSync(join(PROJECT, name), join(root, name), { recursive: true });
  if (without !== 'node_modules') symlinkSync(join(PROJECT, 'node_modules'), join(root, 'node_modules'));
  mkdirSync(join(root, 'spec'));
  cpSync(join(PROJECT, SMALL_SPEC), join(root, 'spec/spec.yaml'));
  return root;
}

interface Logged {
  readonly level: string;
  readonly message: string;
}

function serve(root: string, cache: string, logged: Logged[] = []): FastifyInstance {
  const log = (level: string) => (_: object, message: string) => void logged.push({ level, message });
  const app = Fastify();
  onTestFinished(() => app.close());
  registerDocs(app, { root, cache, log: { info: log('info'), warn: log('warn'), error: log('error') } });
  return app;
}

describe('building the site', () => {
  test('builds a missing site once, and builds again when the spec changes', async () => {
    const root = await project();
    const cache = join(root, 'cache');
    const { signal } = new AbortController();
    const first = await buildDocs(root, cache, signal);
    expect([first.isNew, existsSync(join(first.folder, 'index.html'))]).toEqual([true, true]);
    expect(await buildDocs(root, cache, signal)).toEqual({ ...first, isNew: false });
    writeFileSync(join(root, 'spec/other.yaml'), 'a: 1\n');
    const second = await buildDocs(root, cache, signal);
    expect([second.isNew, second.folder === first.folder]).toEqual([true, false]);
  });

  test('lets several processes build at once without partial sites or leftovers', async () => {
    const root = await project();
    const cache = join(root, 'cache');
    const { signal } = new AbortController();
    const all = await Promise.all([1, 2, 3].map(() => buildDocs(root, cache, signal)));
    expect(new Set(all.map(({ folder }) => folder)).size).toBe(1);
    expect(all.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(readdirSync(cache)).toHaveLength(1);
  });

  test('builds into the temporary folder when the cache can not be written, and removes the site at the end', async () => {
    const root = await project();
    const cache = join(root, 'package.json/docs');
    const { folder, isTemporary } = await buildDocs(root, cache, new AbortController().signal);
    expect([isTemporary, existsSync(join(folder, 'index.html'))]).toEqual([true, true]);
    const logged: Logged[] = [];
    const app = serve(root, cache, logged);
    expect((await app.inject('/docs/')).statusCode).toBe(200);
    await app.close();
    expect(logged.map(({ message }) => message)).toEqual(['built the docs']);
  });

  test('stops when the service stops, and leaves nothing behind', async () => {
    const root = await project();
    const cache = join(root, 'cache');
    const stop = new AbortController();
    const building = buildDocs(root, cache, stop.signal);
    while (!existsSync(cache) || readdirSync(cache).length === 0)
      await new Promise((resolve) => setTimeout(resolve, 5));
    stop.abort();
    await expect(building).rejects.toThrow('aborted');
    expect(readdirSync(cache)).toEqual([]);
  });
});

describe('without a site', () => {
  test.each(['generator', 'node_modules'] as const)('returns 503 and logs the remedy without %s', async (without) => {
    const root = await project(without);
    const logged: Logged[] = [];
    const app = serve(root, join(root, 'cache'), logged);
    for (const url of ['/docs/', '/docs/docs.css', '/docs/operations/']) {
      const response = await app.inject(url);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(response.body).toContain('This service was installed without the documentation generator.');
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]!.message).toContain('install the development dependencies with npm ci');
  });

  test('returns 503 and logs the remedy when the spec has errors', async () => {
    const root = await project();
    writeFileSync(join(root, 'spec/spec.yaml'), 'openapi: [');
    const logged: Logged[] = [];
    const app = serve(root, join(root, 'cache'), logged);
    const response = await app.inject('/docs/');
    expect([response.statusCode, response.body.includes('could not be built')]).toEqual([503, true]);
    expect(logged[0]!.message).toContain('run npm run docs -- --out DIR to see the error');
    expect(readdirSync(join(root, 'cache'))).toEqual([]);
  });
});
