import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { settingsTable } from '../service/configuration/settings-text.ts';
import { metricsTable } from '../service/metrics/catalogue.ts';

const readme = readFileSync('README.md', 'utf8');

test('the configuration table is the one that --help is made from', () => {
  expect(readme).toContain(settingsTable());
});

test('the table of metrics is the one that they are made from', () => {
  expect(readme).toContain(metricsTable());
});

test('every command that it names is a script, and every script is named', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = new Set([...readme.matchAll(/npm (?:run )?([a-z]+)/g)].map(([, name]) => name!));
  const builtIn = new Set(['ci']);
  expect([...named].filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name) && !named.has(name))).toEqual([]);
});

test('every file and folder that it names is there', () => {
  const paths = [...readme.matchAll(/`((?:spec|generator|templates|generated|service|test|bench|\.ci)\/[\w./-]*)`/g)];
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
});
