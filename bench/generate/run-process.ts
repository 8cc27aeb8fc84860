import { measuredProcess } from '../../test/support/measured-process.ts';

export interface Usage {
  readonly seconds: number;
  /** Of all threads; varies less than `seconds` while the machine has other work. */
  readonly processorSeconds: number;
  /** Largest resident set of the whole process, threads included. */
  readonly mebibytes: number;
  readonly output: string;
}

interface Surroundings {
  readonly cwd: string;
  /** Beside our own environment. */
  readonly env?: NodeJS.ProcessEnv;
  /** Exit statuses with which it has done its work; without them, 0. */
  readonly statuses?: readonly number[];
}

/** Runs a Node program that has to do its work. */
export async function runProcess(
  args: readonly string[],
  { cwd, env = {}, statuses = [0] }: Surroundings,
): Promise<Usage> {
  const { status, stdout, stderr, seconds, processorSeconds, mebibytes } = await measuredProcess(args, { cwd, env });
  if (status === undefined || mebibytes === undefined || processorSeconds === undefined || !statuses.includes(status))
    throw new Error(`node ${args.join(' ')} failed: ${stderr || stdout}`);
  return { seconds, processorSeconds, mebibytes, output: stdout };
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)]!;
}
