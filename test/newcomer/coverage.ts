import { leftOut } from './left-out.ts';
import type { ReadmeCommand } from './readme-commands.ts';
import type { Step } from './step.ts';
import { steps } from './steps.ts';

/** Every step, those within another one too. */
export function allSteps(within: readonly Step[] = steps): readonly Step[] {
  return within.flatMap((step) => [step, ...allSteps(step.meanwhile ?? [])]);
}

/** The command lines that are run, or have another one run in their place. */
export function coveredCommands(): ReadonlySet<string> {
  return new Set(allSteps().flatMap(({ command }) => command.split('\n')));
}

/** Commands that are neither run nor left out for a reason. */
export function uncovered(commands: readonly ReadmeCommand[]): readonly ReadmeCommand[] {
  const covered = coveredCommands();
  return commands.filter(({ text }) => !covered.has(text) && reasonFor(text) === undefined);
}

export function reasonFor(command: string): string | undefined {
  return leftOut.find(({ commands }) => commands.test(command))?.reason;
}
