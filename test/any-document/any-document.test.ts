import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { generate } from '../../generator/generate.ts';
import { WorkerPool } from '../../generator/render/pool.ts';
import { DEFAULT_TARGETS } from '../../generator/targets/index.ts';
import { linkProjectPackages, writePackages } from '../support/packages.ts';
import { expectPrinted } from '../support/printed-block.ts';
import { callingRows } from './calling-rows.ts';
import { readingRows } from './reading-rows.ts';
import type { Connected, Made, Row } from './row.ts';

const rows = [...readingRows, ...callingRows];
const folder = mkdtempSync(join(tmpdir(), 'any-document-'));
const pool = new WorkerPool();
beforeAll(() => linkProjectPackages(folder));
afterAll(() => {
  pool[Symbol.dispose]();
  rmSync(folder, { recursive: true });
});

type CreateClient = (options: object) => Connected['client'];

async function make({ document }: Row, number: number): Promise<Made> {
  const place = join(folder, String(number));
  const isOne = 'openapi' in document || 'swagger' in document;
  const files = Object.entries(isOne ? { 'root.json': document } : document);
  mkdirSync(place);
  for (const [name, json] of files) writeFileSync(join(place, name), JSON.stringify(json));
  const options = { spec: join(place, files[0]![0]), out: join(place, 'generated'), scope: '@zoo', strict: false };
  const { output, diagnostics } = await generate({ ...options, targets: DEFAULT_TARGETS }, { pool });
  if (output === undefined) throw new Error(diagnostics.map(({ message }) => message).join('; '));
  writePackages(place, output.files, '@zoo');
  const load = (path: string): Promise<Readonly<Record<string, unknown>>> =>
    import(/* @vite-ignore */ join(place, 'generated', path)) as Promise<Readonly<Record<string, unknown>>>;
  return {
    diagnostics,
    codes: new Set(diagnostics.map(({ code }) => code)),
    text: (path) => output.files.find((file) => file.path === path)?.text ?? '',
    load,
    async connect(more = {}, respond = () => new Response(null, { status: 204 })) {
      const requests: Request[] = [];
      const fetch = (url: string | URL, init?: RequestInit): Promise<Response> => {
        const request = new Request(url, init);
        requests.push(request);
        return Promise.resolve(respond(request));
      };
      const { createClient } = (await load('client/src/index.ts')) as { readonly createClient: CreateClient };
      const client = createClient({ baseUrl: 'https://api.example.com', maxRetries: 0, fetch, ...more });
      return { client, requests };
    },
  };
}

test.each(rows.map((row, number) => [row.construct, row, number] as const))(
  'does what its row says about %s',
  async (_, row, number) => {
    expect.hasAssertions();
    await row.proof(await make(row, number));
  },
);

test('docs/any-document.md prints the rows', () => {
  const cells = rows.map(({ construct, ours, heyApi, orval }) => `| ${[construct, ours, heyApi, orval].join(' | ')} |`);
  const head = ['| construct | this generator | hey-api | orval |', '|---|---|---|---|'];
  expectPrinted('docs/any-document.md', 'constructs', [...head, ...cells].join('\n'));
});
