import type { Processes } from './processes.ts';
import type { RedisLoss } from './redis-losses.ts';

/** What both lines begin with, and the one of a loss. */
const MESSAGE = '"msg":"Redis is ';
const LOST = `${MESSAGE}unavailable; each process counts requests for itself until it is back"`;
/** Which a busy machine can cause as well. */
const TIMEOUT = 'Command timed out';

export interface RedisLine {
  readonly isLost: boolean;
  readonly text: string;
}

/** What a process has logged of its Redis, up to the response to a request from this address. */
export async function redisLines(processes: Processes, index: number, address: string): Promise<RedisLine[]> {
  const log = await processes.log(index, `"${address}"`);
  const lines: RedisLine[] = [];
  // Not line by line: the log has one for each request.
  for (let at = log.indexOf(MESSAGE); at !== -1; at = log.indexOf(MESSAGE, at + 1)) {
    const text = log.slice(log.lastIndexOf('\n', at) + 1, log.indexOf('\n', at));
    lines.push({ isLost: text.includes(LOST), text });
  }
  return lines;
}

/** Compares what each process logs with what happens to its Redis. */
export class RedisLog {
  readonly problems: string[] = [];
  #lines: readonly (readonly RedisLine[])[] = [];

  /** Whether each process has logged a loss since the last round. */
  hasLosses(lines: readonly (readonly RedisLine[])[]): boolean {
    return lines.every((all, index) => all.slice(this.#lengthOf(index)).some(({ isLost }) => isLost));
  }

  /** Ends a round. */
  add({ name, loses }: RedisLoss, lines: readonly (readonly RedisLine[])[]): void {
    for (const [index, all] of lines.entries()) {
      const lost = all.slice(this.#lengthOf(index)).filter(({ isLost }) => isLost);
      if (loses === 'all' && lost.length === 0) this.problems.push(`${name}: api process ${index} logged nothing`);
      const more = lost.length - (loses === 'none' ? 0 : 1);
      const timeouts = lost.filter(({ text }) => text.includes(TIMEOUT)).length;
      if (more > timeouts)
        this.problems.push(`${name}: api process ${index} logged ${lost.map(({ text }) => text).join(' ')}`);
    }
    this.#lines = lines;
  }

  /** Ends a run: each loss has its return. */
  end(): void {
    for (const [index, lines] of this.#lines.entries()) {
      const isInTurn = lines.every(({ isLost }, place) => isLost === (place % 2 === 0));
      if (!isInTurn || lines.length % 2 === 1) this.problems.push(`api process ${index} logged lines out of turn`);
    }
  }

  #lengthOf(index: number): number {
    return this.#lines[index]?.length ?? 0;
  }
}
