import { spawn } from 'node:child_process';

import { plantedBugs } from './planted-bugs.ts';

/** Within which each bug must be found. */
const MINUTES = 5;
/** Two months, and the end of one. */
const HOURS = '1500';

interface Result {
  readonly isFound: boolean;
  readonly seconds: number;
  readonly seed: string;
  readonly rule: string;
}

/**
 * Runs the simulation with each planted bug, or with one of them, in a process for each. Returns whether it
 * found all.
 *
 * @param main The module that runs a simulation.
 */
export async function runPlanted(
  main: string,
  only: string | undefined,
  print: (line: string) => void,
): Promise<boolean> {
  const bugs = plantedBugs.filter(({ name }) => only === undefined || name === only);
  let found = 0;
  for (const { name, mistake } of bugs) {
    const { isFound, seconds, seed, rule } = await find(main, name);
    found += isFound ? 1 : 0;
    print(
      `${isFound ? 'found ' : 'MISSED'}  ${name.padEnd(22)} ${seconds.toFixed(0).padStart(4)} s  seed ${seed.padEnd(4)} ${rule}`,
    );
    if (!isFound) print(`        ${mistake}`);
  }
  print(`found ${found} of ${bugs.length}, each within ${MINUTES} minutes`);
  return found === bugs.length;
}

function find(main: string, name: string): Promise<Result> {
  const began = performance.now();
  const options = ['--bug', name, '--minutes', String(MINUTES), '--hours', HOURS];
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (errors += text));
  return new Promise((resolve) => {
    child.on('close', (code) => {
      const seconds = (performance.now() - began) / 1_000;
      const seed = /--seed (\d+)/.exec(errors)?.[1];
      const rule = /^ {2}(.+?): /.exec(errors)?.[1] ?? errors.slice(0, 500);
      resolve({
        isFound: code === 1 && seed !== undefined && seconds <= MINUTES * 60,
        seconds,
        seed: seed ?? '-',
        rule,
      });
    });
  });
}
