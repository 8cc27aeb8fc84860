import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { type Explained, explanationOf } from './explained.ts';
import type { TrialResult } from './job.ts';
import type { Mutant } from './mutant.ts';

const DIRECTORY = '.cache/mutation';

/** What became of a mutant, without the explanations, which may change. */
export type Fate = Exclude<TrialResult['outcome'], 'begun'> | 'not covered' | 'ignored' | 'not tried';

export interface Result {
  readonly mutant: Mutant;
  readonly fate: Fate;
  readonly by?: string | undefined;
}

/** The results of one folder, stored to try only the rest again. */
export interface Report {
  /** Of the sources; with others, nothing is reused. */
  readonly hash: string;
  readonly results: readonly Result[];
}

export function readReport(folder: string): Report | undefined {
  const path = pathOf(folder, 'json');
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : undefined;
}

/**
 * Writes the results, and a text with each mutant that is neither killed nor explained. @returns the path of
 * the text.
 */
export function writeReport(folder: string, report: Report, explained: readonly Explained[]): string {
  mkdirSync(DIRECTORY, { recursive: true });
  writeFileSync(pathOf(folder, 'json'), JSON.stringify(report));
  const open = report.results.filter(
    ({ fate, mutant }) =>
      (fate === 'survived' || fate === 'not covered') && explanationOf(mutant, explained) === undefined,
  );
  const text = open.map(({ fate, mutant }) => `${shown(mutant)}  (${fate})\n`).join('\n');
  writeFileSync(pathOf(folder, 'txt'), text);
  return pathOf(folder, 'txt');
}

function pathOf(folder: string, ending: string): string {
  return `${DIRECTORY}/${folder}.${ending}`;
}

function shown({ file, line, kind, inLine, original, replacement }: Mutant): string {
  return `${file}:${line}  ${kind}\n    ${inLine}\n  - ${indented(original)}\n  + ${indented(replacement)}`;
}

function indented(text: string): string {
  return text.split('\n').slice(0, 6).join('\n    ');
}

export const COLUMNS = ['mutants', 'killed', 'timed out', 'survived', 'not covered', 'explained', 'texts', 'score'];

/**
 * One line of the table. The score is the share of those killed or timed out, of all but the explained and
 * the texts.
 */
export function rowOf(folder: string, results: readonly Result[], explained: readonly Explained[]): string {
  const count = (of: Fate, isExplained?: boolean): number =>
    results.filter(
      ({ fate, mutant }) =>
        fate === of && (isExplained === undefined || (explanationOf(mutant, explained) !== undefined) === isExplained),
    ).length;
  const [killed, timedOut, texts] = [count('killed'), count('timed out'), count('ignored')];
  const [survived, notCovered] = [count('survived', false), count('not covered', false)];
  const ofExplained = count('survived', true) + count('not covered', true);
  const found = killed + timedOut;
  const counted = found + survived + notCovered;
  const score = counted === 0 ? '-' : `${((100 * found) / counted).toFixed(1)} %`;
  const all = counted + ofExplained + texts;
  return lineOf(folder, [all, killed, timedOut, survived, notCovered, ofExplained, texts, score]);
}

export function lineOf(name: string, cells: readonly (string | number)[]): string {
  return name.padEnd(26) + cells.map((cell) => String(cell).padStart(12)).join('');
}
