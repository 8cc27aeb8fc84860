import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { settingsTable } from '../service/configuration/settings-text.ts';
import { metricsTable } from '../service/metrics/catalogue.ts';
import { coveredCommands, uncovered } from './newcomer/coverage.ts';
import { DOCUMENTS, documentedCommands, documentedSnippets } from './newcomer/markdown-commands.ts';
import { DELIVERY_LINE } from './newcomer/steps.ts';
import { headingsOf } from './support/headings.ts';
import { expectPrinted } from './support/printed-block.ts';

const texts = DOCUMENTS.map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const allText = texts.map(({ text }) => text).join('\n');
const README_LINES = 160;

test(`the README has at most ${README_LINES} lines`, () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(README_LINES);
});

test('docs/operations.md prints the settings that --help lists', () => {
  expectPrinted('docs/operations.md', 'settings', settingsTable());
});

test('docs/operations.md prints the catalogue of metrics', () => {
  expectPrinted('docs/operations.md', 'metrics', metricsTable());
});

test('npm run newcomer runs every documented command or omits it for a reason', () => {
  const commands = documentedCommands('.');
  expect(commands.length).toBeGreaterThan(50);
  expect(uncovered(commands)).toEqual([]);
  const printed = new Set(commands.map(({ text }) => text));
  expect([...coveredCommands()].filter((command) => !printed.has(command))).toEqual([]);
});

test('every fenced block is a diagram, a command, TypeScript, or the output that a step checks', () => {
  const snippets = documentedSnippets('.');
  // `shell`: commands of an operator's machine, which `npm run newcomer` does not run.
  expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(['', 'sh', 'shell', 'ts']));
  const output = snippets.filter(({ language, text }) => language === '' && !text.includes('──▶'));
  expect(output).toHaveLength(1);
  expect(output[0]!.text).toMatch(DELIVERY_LINE);
});

test('every documented command is a script, and every script is documented', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = documentedCommands('.').flatMap(({ text }) => [
    ...text.matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)?)/g),
  ]);
  const named = new Set(commands.map(([, name]) => name!));
  const builtIn = new Set(['ci', 'prune', 'publish']);
  expect([...named].filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name) && !named.has(name))).toEqual([]);
});

test('every file and folder that the documents name exists', () => {
  const paths = [
    ...allText.matchAll(/`((?:spec|generator|templates|generated|service|test|bench|docs|\.ci)\/[\w./-]*)`/g),
  ].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
});

test('every relative link of the documents leads to a file, and every fragment to a heading', () => {
  const broken = texts.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)]
      .filter(([, path = '', fragment]) => {
        const target = new URL(path === '' ? file.split('/').at(-1)! : path, `file:///${file}`).pathname.slice(1);
        return !existsSync(target) || (fragment !== undefined && !headingsOf(target).has(fragment));
      })
      .map(([link]) => `${file}: ${link}`),
  );
  expect(broken).toEqual([]);
});
