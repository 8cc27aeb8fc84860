import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { numberOption, rejectArguments, scriptArguments, wholeOption } from '../support/script-arguments.ts';
import { registerSimulation } from './hooks/register.ts';
import { runPlanted } from './planted/run-planted.ts';
import { plantedBugs } from './planted/planted-bugs.ts';

const USAGE = `Runs the service in one process against a simulated network, clock and database.

  npm run simulate                   one seed
  npm run simulate -- --minutes 10   seed after seed
  npm run simulate -- --planted      with each planted bug, which it must find

  --hours N          simulated hours of each seed    (2000)
  --spread N         N times as long between two things that happen    (1)
  --seed N           the first seed    (1)
  --seeds N, --total N, --minutes N
                     goes on with the next seeds: so many, until so many simulated hours, or for so long
  --bug NAME         plants one bug
  --trace            prints everything that happens
  --json             prints one JSON object for each seed
  --template FILE    an empty database to begin with, which test/simulate/template-main.ts makes

Exit status 0: nothing found, or with --planted, every bug found; 1: otherwise; 2: wrong arguments.
`;
const { values } = scriptArguments(USAGE, {
  options: {
    hours: { type: 'string', default: '2000' },
    spread: { type: 'string', default: '1' },
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    minutes: { type: 'string' },
    total: { type: 'string' },
    bug: { type: 'string' },
    planted: { type: 'boolean', default: false },
    trace: { type: 'boolean', default: false },
    template: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

const print = (line: string): void => void process.stdout.write(`${line}\n`);
process.exitCode = (
  values.planted ? await runPlanted(fileURLToPath(import.meta.url), values.bug, print) : await runSeeds()
)
  ? 0
  : 1;

async function runSeeds(): Promise<boolean> {
  const bug = plantedBugs.find(({ name }) => name === values.bug);
  if (values.bug !== undefined && bug === undefined)
    rejectArguments(
      `No planted bug has the name "${values.bug}". There are: ${plantedBugs.map(({ name }) => name).join(', ')}.`,
    );
  const template = await openAsBlob(values.template ?? templatePath());
  registerSimulation(bug?.patches);
  // After the hooks, which apply to modules that are loaded from now on.
  const { Simulation } = await import('./scenario/simulation.ts');
  const began = performance.now();
  const minutes = numberOption('minutes', values.minutes ?? Infinity);
  const total = numberOption('total', values.total ?? Infinity);
  const isOpen = Number.isFinite(minutes) || Number.isFinite(total);
  const seeds = numberOption('seeds', values.seeds ?? (isOpen ? Infinity : 1));
  const firstSeed = wholeOption('seed', values.seed);
  const hours = numberOption('hours', values.hours);
  const spread = numberOption('spread', values.spread);
  const sums = { seeds: 0, hours: 0, attempts: 0, faults: 0, captured: 0 };
  const seconds = (): number => (performance.now() - began) / 1_000;
  while (sums.seeds < seeds && sums.hours < total && seconds() < minutes * 60) {
    const seed = firstSeed + sums.seeds;
    const outcome = await Simulation.run(seed, {
      hours,
      spread,
      template,
      print: values.trace ? print : undefined,
    });
    sums.seeds += 1;
    sums.hours += outcome.hours;
    sums.attempts += sum(outcome.counts, 'attempt ');
    sums.faults += sum(outcome.counts, 'statement ') + (outcome.counts['crash while sending'] ?? 0);
    sums.captured += outcome.counts['bank captured'] ?? 0;
    if (values.json) print(JSON.stringify(outcome));
    else if (outcome.findings.length > 0 || sums.seeds % 10 === 0 || !isOpen)
      print(`seed ${seed}  ${outcome.hash}  ${shown(sums)}  ${seconds().toFixed(0)} s`);
    if (outcome.findings.length === 0) continue;
    for (const { rule, detail } of outcome.findings) process.stderr.write(`  ${rule}: ${detail}\n`);
    process.stderr.write(
      `Run it again: npm run simulate -- --seed ${seed} --hours ${hours}${spread === 1 ? '' : ` --spread ${spread}`} --trace\n`,
    );
    return false;
  }
  if (!values.json) print(`nothing found in ${shown(sums)}, ${seconds().toFixed(0)} s`);
  return true;
}

function shown({ seeds, hours, attempts, captured, faults }: Record<string, number>): string {
  return `${seeds} seeds, ${hours!.toFixed(0)} simulated hours, ${attempts} attempts, ${captured} charges, ${faults} faults`;
}

function sum(counts: Readonly<Record<string, number>>, prefix: string): number {
  return Object.entries(counts).reduce((all, [name, count]) => (name.startsWith(prefix) ? all + count : all), 0);
}

/** In a process with the real time. */
function templatePath(): string {
  const main = fileURLToPath(new URL('template-main.ts', import.meta.url));
  return execFileSync(process.execPath, [main], { encoding: 'utf8' });
}
