import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, onTestFinished, test } from 'vitest';

import { parseWords } from '../../generator/preview/arguments.ts';
import { writeSite } from '../../generator/preview/write-site.ts';
import { SiteFiles } from '../../generator/targets/docs/site-files.ts';
import { startProcess } from '../support/start-process.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';
import { buildSite } from './site.ts';

const MAIN = 'generator/preview/main.ts';

/** What the server tells the pages that are open. */
async function eventsOf(url: string): Promise<() => Promise<string>> {
  const leave = new AbortController();
  onTestFinished(() => leave.abort());
  const answer = await fetch(`${url}reload`, { signal: leave.signal });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  return async () => {
    for (let text = ''; ;) {
      text += (await reader.read()).value ?? '';
      const event = /event: (\w+)\ndata: (.*)\n\n/.exec(text);
      if (event !== null) return `${event[1]} ${JSON.parse(event[2]!) as string}`.trim();
    }
  };
}

test('pages follow each save of the document, and a broken one changes nothing but says what is wrong', async () => {
  const folder = await temporaryDirectory();
  const spec = join(folder, 'spec.yaml');
  cpSync('test/golden/house-extensions/spec.yaml', spec);
  const original = readFileSync(spec, 'utf8');
  const title = /title: (.+)/.exec(original)![1]!;

  const docs = startProcess(['.ci/node.mjs', MAIN, '--spec', spec, '--port', '0']);
  await docs.output('Ctrl-C ends it');
  const url = /http:\S+\//.exec(docs.text())![0];
  const next = await eventsOf(url);
  const start = async (): Promise<string> => (await fetch(url)).text();
  expect(await start()).toContain(title);
  expect(await start()).toContain('<script src="/reload.js"></script>');

  writeFileSync(spec, original.replace(title, 'Rafts and ropes'));
  expect(await next()).toBe('saved');
  expect(await start()).toContain('Rafts and ropes');

  writeFileSync(spec, 'openapi: [');
  expect(await next()).toMatch(/^faults .*spec\.yaml/);
  expect(await start()).toContain('Rafts and ropes');

  // As most editors do it: another file takes the place of the first.
  for (const words of [title, 'Rafts', title]) {
    writeFileSync(`${spec}.new`, original.replace(title, words));
    renameSync(`${spec}.new`, spec);
    // One save may be told twice: the rename and the write before it are two events of the folder.
    do expect(await next()).toBe('saved');
    while (!(await start()).includes(words));
  }

  for (const path of ['operations/', 'llms.txt', 'docs.css', 'search-index.js', 'operations/index', 'index.md'])
    expect((await fetch(url + path)).status, path).toBe(200);
  for (const path of ['nothing', '%', '..%2fpackage.json', 'operations/nothing.html'])
    expect((await fetch(url + path)).status, path).toBe(404);
  await docs.end('SIGINT');
  expect(docs.process.exitCode).toBe(0);
});

test('a page that is asked for alone is the one that the whole site has', async () => {
  const { api, files } = await buildSite('spec/spec.yaml');
  for (const path of [
    'guides/webhooks.html',
    'operations/simulationEvents.list.md',
    'events/transaction.paid.html',
    'llms.txt',
  ])
    expect(new SiteFiles(api, '@billing').one(path), path).toBe(files.get(path));
});

test('all files are written, and those of a document with errors are not', async () => {
  const folder = await temporaryDirectory();
  const spec = 'test/golden/house-extensions/spec.yaml';
  const words = { ...parseWords(['--spec', spec]), out: join(folder, 'out') };
  const printed: string[] = [];
  const output = { write: (text: string) => printed.push(text) > 0 };
  expect(await writeSite(words, output, output)).toBe(0);
  const { files } = await buildSite(spec);
  for (const [path, text] of files) expect(readFileSync(join(folder, 'out', path), 'utf8')).toBe(text);

  writeFileSync(join(folder, 'spec.yaml'), 'openapi: 3.1.0\ninfo: {$ref: nowhere.yaml}\npaths: {}\n');
  const broken = { ...words, spec: join(folder, 'spec.yaml'), out: join(folder, 'none') };
  expect([await writeSite(broken, output, output), existsSync(broken.out)]).toEqual([1, false]);
  expect(printed.join('')).toContain('nowhere.yaml');
});

test('words that do not fit are told in a sentence', () => {
  expect(() => parseWords(['--port', 'x'])).toThrow('--port x: a number from 0 to 65535');
  expect(() => parseWords(['--prot', '1'])).toThrow('--prot');
});
