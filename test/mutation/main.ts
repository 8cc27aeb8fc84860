import { existsSync } from 'node:fs';

import { parseCommandLine } from '../../service/command-line/parse-command-line.ts';
import { explainedMutants } from './explained-mutants.ts';
import { COLUMNS, lineOf, readReport, rowOf, writeReport } from './report.ts';
import { FOLDERS } from './suites.ts';
import { PROCESSES, tryFolder } from './try-folder.ts';

/**
 * `npm run mutation -- [FOLDER …] [--module TEXT] [--suite TEXT] [--sample N] [--seed N] [--again] [--report]
 * [--processes N] [--budget SECONDS]`:
 * changes one place of a folder of `service/` after the other, and runs the tests that reach it until one
 * fails. Without a folder, those of `suites.ts`.
 */
const { values, positionals } = parseCommandLine(process.argv.slice(2), {
  allowPositionals: true,
  options: {
    /** Only mutants of modules, and only suites, whose path contains the text. */
    module: { type: 'string', default: '' },
    suite: { type: 'string', default: '' },
    /** Only so many mutants of each folder. */
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    /** Only mutants that the last run has not killed. */
    again: { type: 'boolean', default: false },
    /** Prints the results of the last run, with the explanations as they are now. */
    report: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(PROCESSES) },
    /** Seconds of processor time for one mutant: those that survive that long survive. */
    budget: { type: 'string', default: '3' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const folders = positionals.length > 0 ? positionals : Object.keys(FOLDERS);
const missing = folders.filter((folder) => !existsSync(`service/${folder}`));
if (missing.length > 0) throw new Error(`There is no folder service/${missing[0]}.`);

const began = performance.now();
const rows: string[] = [];
for (const folder of folders) {
  const store = (report: Parameters<typeof writeReport>[1]): string => writeReport(folder, report, explainedMutants);
  const report = values.report
    ? readReport(folder)
    : await tryFolder(folder, {
        module: values.module,
        suite: values.suite,
        sample: Number(values.sample),
        seed: Number(values.seed),
        again: values.again,
        processes: Number(values.processes),
        budget: 1_000 * Number(values.budget),
        print,
        store,
      });
  if (report === undefined)
    throw new Error(`service/${folder} has no stored result to print. Run: npm run mutation -- ${folder}`);
  print(`Survivors of service/${folder} are in ${store(report)}.`);
  rows.push(rowOf(folder, report.results, explainedMutants));
}
print(`\n${lineOf('', COLUMNS)}\n${rows.join('\n')}\n\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
