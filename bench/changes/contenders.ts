import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { apiCompare } from 'api-smart-diff';

import { findChanges } from '../../generator/changes/find-changes.ts';
import type { JsonObject } from '../../generator/json.ts';
import { placeIn } from './batch.ts';

/** A program that compares two documents; `breaks` are places such as `12 request a`. */
export interface Contender {
  readonly name: string;
  readonly breaks: (base: JsonObject, head: JsonObject, folder: string) => ReadonlySet<string>;
  /** Whether it reports any breaking change. */
  readonly anything: (base: JsonObject, head: JsonObject, folder: string) => boolean;
}

const breakingOf = (base: JsonObject, head: JsonObject): ReturnType<typeof findChanges> =>
  findChanges(base, head).filter(({ level }) => level === 'breaking');

const ours: Contender = {
  name: 'ours',
  breaks: (base, head) => named(breakingOf(base, head).flatMap(({ spots }) => spots.map(({ name }) => name))),
  anything: (base, head) => breakingOf(base, head).length > 0,
};

const REDOCLY = join(import.meta.dirname, '../node_modules/@redocly/cli/bin/cli.js');

const redocly: Contender = {
  name: 'Redocly diff',
  breaks: (base, head, folder) => named(redoclyPaths(base, head, folder)),
  anything: (base, head, folder) => redoclyPaths(base, head, folder).length > 0,
};

function redoclyPaths(base: JsonObject, head: JsonObject, folder: string): string[] {
  for (const [name, document] of Object.entries({ base, head }))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(document));
  const words = ['diff', 'base.json', 'head.json', '--format', 'json', '--output', 'report.json', '--fail-on', 'none'];
  const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const { stderr } = spawnSync(process.execPath, [REDOCLY, ...words], { cwd: folder, encoding: 'utf8', env });
  // It also exits with an error for unknown tags, after writing the report.
  if (!existsSync(report)) throw new Error(`redocly ${words.join(' ')}: ${stderr}`);
  const { changes } = JSON.parse(readFileSync(report, 'utf8')) as {
    changes: { path: string; impact: string }[];
  };
  return changes.filter(({ impact }) => impact === 'major').map(({ path }) => path);
}

const smart: Contender = {
  name: 'api-smart-diff',
  breaks: (base, head) => named(smartPaths(base, head)),
  anything: (base, head) => smartPaths(base, head).length > 0,
};

/** Without changes of components, for which it does not know the operations. */
function smartPaths(base: JsonObject, head: JsonObject): string[] {
  const { diffs } = apiCompare(structuredClone(base), structuredClone(head)) as {
    diffs: { type: string; path: (string | number)[] }[];
  };
  return diffs
    .filter(({ type, path }) => type === 'breaking' && path[0] !== 'components')
    .map(({ path }) => path.join('/'));
}

function named(texts: readonly string[]): Set<string> {
  return new Set(
    texts.flatMap((text) => {
      const found = placeIn(text);
      return found === undefined ? [] : [`${found.mutation} ${found.use} ${found.place}`];
    }),
  );
}

export const contenders: readonly Contender[] = [ours, redocly, smart];
