import { execFileSync } from 'node:child_process';
import { openAsBlob } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { parseCommandLine } from '../../service/command-line/parse-command-line.ts';
import { registerSimulation } from './hooks/register.ts';
import { runPlanted } from './planted/run-planted.ts';
import { plantedBugs } from './planted/planted-bugs.ts';

/**
 * `npm run simulate -- [--hours N] [--seed N] [--seeds N | --minutes N | --total N] [--bug NAME] [--trace]`:
 * runs the service in one process against a simulated network, clock and database. Exit code 0 when it finds
 * nothing. `npm run simulate -- --planted` runs it with each planted bug: exit code 0 when it finds them
 * all.
 */
const { values } = parseCommandLine(process.argv.slice(2), {
  allowPositionals: false,
  options: {
    /** Simulated hours of each seed. */
    hours: { type: 'string', default: '2000' },
    /** How many times as long it is between two things that happen. */
    spread: { type: 'string' },
    /** The first seed. */
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string' },
    /** Of wall-clock time, after which no further seed begins. */
    minutes: { type: 'string' },
    /** Simulated hours of all seeds together. */
    total: { type: 'string' },
    /** Plants a bug in the service. */
    bug: { type: 'string' },
    planted: { type: 'boolean', default: false },
    /** Prints everything that happens. */
    trace: { type: 'boolean', default: false },
    /** An empty database to begin with, as `template-main.ts` prints it. */
    template: { type: 'string' },
    /** Prints one JSON object for each seed. */
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
    throw new Error(
      `No planted bug has the name "${values.bug}". There are: ${plantedBugs.map(({ name }) => name).join(', ')}.`,
    );
  const template = await openAsBlob(values.template ?? templatePath());
  registerSimulation(bug?.patches);
  // After the hooks, which apply to modules that are loaded from now on.
  const { Simulation } = await import('./scenario/simulation.ts');
  const began = performance.now();
  const minutes = number(values.minutes, Infinity);
  const total = number(values.total, Infinity);
  const isOpen = Number.isFinite(minutes) || Number.isFinite(total);
  const seeds = number(values.seeds, isOpen ? Infinity : 1);
  const sums = { seeds: 0, hours: 0, attempts: 0, faults: 0, captured: 0 };
  const seconds = (): number => (performance.now() - began) / 1_000;
  while (sums.seeds < seeds && sums.hours < total && seconds() < minutes * 60) {
    const seed = number(values.seed, 1) + sums.seeds;
    const outcome = await Simulation.run(seed, {
      hours: number(values.hours, 2_000),
      spread: number(values.spread, 1),
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
      `Run it again: npm run simulate -- --seed ${seed} --hours ${values.hours}${values.spread === undefined ? '' : ` --spread ${values.spread}`} --trace\n`,
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

function number(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!(value >= 0)) throw new Error(`"${text}" is not a number from 0.`);
  return value;
}

/** In a process with the real time. */
function templatePath(): string {
  const main = fileURLToPath(new URL('template-main.ts', import.meta.url));
  return execFileSync(process.execPath, [main], { encoding: 'utf8' });
}
