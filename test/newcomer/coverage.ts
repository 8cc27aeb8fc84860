import type { DocumentedCommand } from './markdown-commands.ts';
import { omissions } from './omissions.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

/** All steps, including those nested in `meanwhile`. */
function allSteps(within: readonly Step[] = steps): readonly Step[] {
  return within.flatMap((step) => [step, ...allSteps(step.meanwhile ?? [])]);
}

/** The documented command lines that a step runs, itself or with another command in its place. */
export function coveredCommands(): ReadonlySet<string> {
  return new Set(allSteps().flatMap(({ command }) => command.split('\n')));
}

/** Commands that no step runs and no omission names. */
export function uncovered(commands: readonly DocumentedCommand[]): readonly DocumentedCommand[] {
  const covered = coveredCommands();
  return commands.filter(({ text }) => !covered.has(text) && reasonFor(text) === undefined);
}

/** Why a command is not run; undefined when it has to be. */
export function reasonFor(command: string): string | undefined {
  return omissions.find(({ commands }) => commands.test(command))?.reason;
}
