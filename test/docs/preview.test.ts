import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { expect, onTestFinished, test } from 'vitest';

import { parseArguments } from '../../generator/preview/arguments.ts';
import { writeSite } from '../../generator/preview/write-site.ts';
import { emitSite } from '../../generator/targets/docs/emit-site.ts';
import { runGenerator } from '../generator/run-generator.ts';
import { startProcess } from '../support/start-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { buildSite } from './site.ts';

const MAIN = 'generator/preview/main.ts';

/** Returns the events that the server sends to open pages, one for each call. */
async function eventsOf(url: string): Promise<() => Promise<string>> {
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const response = await fetch(`${url}reload`, { signal: stop.signal });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    for (let text = ''; ;) {
      text += (await reader.read()).value ?? '';
      const event = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
      if (event !== null) return `${event[1]} ${JSON.parse(event[2]!) as string}`.trim();
    }
  };
}

test('reloads pages once for each save that changes one, and shows errors without losing the site', async () => {
  const folder = await temporaryDirectory();
  const spec = join(folder, 'spec.yaml');
  cpSync('test/golden/house-extensions/spec.yaml', spec);
  const original = readFileSync(spec, 'utf8');
  const title = /title: (.+)/.exec(original)![1]!;

  const docs = startProcess(['.ci/node.mjs', MAIN, '--spec', spec, '--port', '0']);
  await docs.output('Press Ctrl-C to stop');
  const url = /http:\S+\//.exec(docs.text())![0];
  const next = await eventsOf(url);
  const start = async (): Promise<string> => (await fetch(url)).text();
  expect(await start()).toContain(title);
  expect(await start()).toContain('<script src="/reload.js"></script>');

  writeFileSync(spec, original.replace(title, 'Rafts and ropes'));
  expect(await next()).toBe('saved');
  expect(await start()).toContain('Rafts and ropes');

  writeFileSync(spec, 'openapi: [');
  expect(await next()).toMatch(/^errors .*spec\.yaml/);
  expect(await start()).toContain('Rafts and ropes');

  // Most editors write a new file and rename it: two events in the folder, but one save.
  for (const text of [title, 'Rafts', title]) {
    writeFileSync(`${spec}.new`, original.replace(title, text));
    renameSync(`${spec}.new`, spec);
    expect(await next()).toBe('saved');
    expect(await start()).toContain(text);
  }

  // A comment at the end changes no page, so the next event belongs to the next save.
  const before = docs.text().length;
  writeFileSync(spec, `${original}\n# A comment.\n`);
  while (!docs.text().slice(before).includes('spec.yaml (')) await delay(20);
  writeFileSync(spec, original.replace(title, 'Rafts'));
  expect(await next()).toBe('saved');
  expect(await start()).toContain('Rafts');

  for (const path of ['operations/', 'llms.txt', 'docs.css', 'search-index.js', 'operations/index', 'index.md'])
    expect((await fetch(url + path)).status, path).toBe(200);
  for (const path of ['nothing', '%', '..%2fpackage.json', 'operations/nothing.html'])
    expect((await fetch(url + path)).status, path).toBe(404);
  await docs.end('SIGINT');
  expect(docs.process.exitCode).toBe(0);
});

test('a page rendered alone is the same as in the whole site', async () => {
  const { api, files } = await buildSite('spec/spec.yaml');
  for (const path of [
    'guides/webhooks.html',
    'operations/simulationEvents.list.md',
    'events/transaction.paid.html',
    'llms.txt',
  ]) {
    const unit = emitSite(api, { scope: '@billing' }).find((one) => one.path === path);
    expect(unit?.render(), path).toBe(files.get(path));
  }
});

test('writes all files of a valid document, and none of a document with errors', async () => {
  const folder = await temporaryDirectory();
  const spec = 'test/golden/house-extensions/spec.yaml';
  const args = { ...parseArguments(['--spec', spec]), out: join(folder, 'out') };
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) > 0 };
  expect(await writeSite(args, output, output)).toBe(0);
  const { files } = await buildSite(spec);
  for (const [path, text] of files) expect(readFileSync(join(folder, 'out', path), 'utf8')).toBe(text);

  writeFileSync(join(folder, 'spec.yaml'), 'openapi: 3.1.0\npaths: {$ref: broken.yaml}\n');
  writeFileSync(join(folder, 'broken.yaml'), 'a: [\n');
  const broken = { ...args, spec: join(folder, 'spec.yaml'), out: join(folder, 'none') };
  expect([await writeSite(broken, output, output), existsSync(broken.out)]).toEqual([1, false]);
  expect(printed.join('')).toContain('broken.yaml');
});

test('prints the warnings that the generator prints, and writes the site anyway', async () => {
  const folder = await temporaryDirectory();
  const spec = 'test/corpus/documents/careless.yaml';
  let printed = '';
  const output = { write: (text: string) => (printed += text) !== '' };
  const ignored = { write: () => true };
  expect(await writeSite({ ...parseArguments(['--spec', spec]), out: folder }, ignored, output)).toBe(0);
  const generated = await runGenerator(['--spec', spec, '--out', join(folder, 'packages')]);
  expect(printed).toContain('example-invalid');
  expect(printed).toBe(generated.stderr);
});

test('rejects invalid arguments with a sentence', () => {
  expect(() => parseArguments(['--port', 'x'])).toThrow('--port x: must be a number from 0 to 65535');
  expect(() => parseArguments(['--prot', '1'])).toThrow('--prot');
});
