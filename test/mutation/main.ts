import { existsSync } from 'node:fs';

import { numberOption, rejectArguments, scriptArguments, wholeOption } from '../support/script-arguments.ts';
import { explainedMutants } from './explained-mutants.ts';
import { COLUMNS, lineOf, readReport, rowOf, writeReport } from './report.ts';
import { FOLDERS, otherFolders } from './suites.ts';
import { PROCESSES, tryFolder } from './try-folder.ts';

const USAGE = `Changes one place of a folder of service/ after the other, and runs the tests that reach it until one fails.

  npm run mutation                the folders of test/mutation/suites.ts
  npm run mutation -- money       service/money
  npm run mutation -- others      all folders of service/ that the file does not name; use --sample

  --module TEXT        only mutants of modules whose path contains the text
  --suite TEXT         only suites whose path contains the text
  --sample N           only so many mutants of each folder
  --seed N             chooses the mutants of a sample    (1)
  --again              only mutants that the last run has not killed
  --report             prints the results of the last run, with the explanations as they are now
  --processes N        number of processes    (${PROCESSES})
  --budget SECONDS     of processor time for one mutant; then it counts as survived    (3)
`;
const { values, positionals } = scriptArguments(USAGE, {
  allowPositionals: true,
  options: {
    module: { type: 'string', default: '' },
    suite: { type: 'string', default: '' },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    again: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    processes: { type: 'string', default: String(PROCESSES) },
    budget: { type: 'string', default: '3' },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const folders =
  positionals.length > 0
    ? positionals.flatMap((folder) => (folder === 'others' ? otherFolders() : [folder]))
    : Object.keys(FOLDERS);
const missing = folders.filter((folder) => !existsSync(`service/${folder}`));
if (missing.length > 0) rejectArguments(`There is no folder service/${missing[0]}.`);

const began = performance.now();
const rows: string[] = [];
for (const folder of folders) {
  const store = (report: Parameters<typeof writeReport>[1]): string => writeReport(folder, report, explainedMutants);
  const report = values.report
    ? readReport(folder)
    : await tryFolder(folder, {
        module: values.module,
        suite: values.suite,
        sample: numberOption('sample', values.sample, 1),
        seed: wholeOption('seed', values.seed),
        again: values.again,
        processes: wholeOption('processes', values.processes, 1),
        budget: 1_000 * numberOption('budget', values.budget),
        print,
        store,
      });
  if (report === undefined)
    rejectArguments(`service/${folder} has no stored result to print. Run: npm run mutation -- ${folder}`);
  print(`Survivors of service/${folder} are in ${store(report)}.`);
  rows.push(rowOf(folder, report.results, explainedMutants));
}
print(`\n${lineOf('', COLUMNS)}\n${rows.join('\n')}\n\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
