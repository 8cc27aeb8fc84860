import { existsSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { settingsTable } from '../service/configuration/settings-text.ts';
import { metricsTable } from '../service/metrics/catalogue.ts';
import { coveredCommands, uncovered } from './newcomer/coverage.ts';
import { readmeCommands, readmeSnippets } from './newcomer/readme-commands.ts';
import { DELIVERY_LINE } from './newcomer/steps.ts';

const readme = readFileSync('README.md', 'utf8');

test('the configuration table is the one that --help is made from', () => {
  expect(readme).toContain(settingsTable());
});

test('the table of metrics is the one that they are made from', () => {
  expect(readme).toContain(metricsTable());
});

test('npm run newcomer runs every command, or leaves it out for a reason', () => {
  const commands = readmeCommands(readme);
  expect(commands.length).toBeGreaterThan(50);
  expect(uncovered(commands)).toEqual([]);
  const printed = new Set(commands.map(({ text }) => text));
  expect([...coveredCommands()].filter((command) => !printed.has(command))).toEqual([]);
});

test('its snippets are in languages that npm run newcomer runs, or show what is printed', () => {
  const snippets = readmeSnippets(readme);
  expect(new Set(snippets.map(({ language }) => language))).toEqual(new Set(['', 'sh', 'ts']));
  const [diagram, ...output] = snippets.filter(({ language }) => language === '');
  expect(diagram!.text).toContain('npm run generate');
  expect(output).toHaveLength(1);
  expect(output[0]!.text).toMatch(DELIVERY_LINE);
});

test('every command that it names is a script, and every script is named', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const named = new Set([...readme.matchAll(/npm (?:run )?([a-z]+(?::[a-z]+)?)/g)].map(([, name]) => name!));
  const builtIn = new Set(['ci']);
  expect([...named].filter((name) => !builtIn.has(name) && !(name in scripts))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => !/^(pre|post)/.test(name) && !named.has(name))).toEqual([]);
});

test('every file and folder that it names is there', () => {
  const paths = [
    ...readme.matchAll(/`((?:spec|generator|templates|generated|service|shared|test|bench|\.ci)\/[\w./-]*)`/g),
  ];
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.map(([, path]) => path!).filter((path) => !existsSync(path) && !existsSync(`${path}.ts`))).toEqual([]);
});
