import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PRELOADED = new URL('../support/shifted-clock.mjs', import.meta.url).href;

/** How far a clock is from the right time. */
export interface Shift {
  readonly milliseconds: number;
  /** Milliseconds that it gains in each millisecond from now on; negative when it is slow. */
  readonly drift?: number;
}

export const RIGHT: Shift = { milliseconds: 0 };

/** Wall clocks that can be set while processes read them. */
export interface ShiftedClocks {
  /** Environment of a process that lives by one of the clocks. */
  environment(clock: number): Readonly<Record<string, string>>;
  set(shiftOf: (clock: number) => Shift): Promise<void>;
  remove(): Promise<void>;
}

/** Makes `count` clocks, which are right. */
export async function makeShiftedClocks(count: number): Promise<ShiftedClocks> {
  const directory = await mkdtemp(join(tmpdir(), 'billing-clocks-'));
  const fileOf = (clock: number): string => join(directory, `${clock}`);
  const clocks: ShiftedClocks = {
    environment: (clock) => ({ NODE_OPTIONS: `--import=${PRELOADED}`, SHIFTED_CLOCK: fileOf(clock) }),
    async set(shiftOf) {
      const since = Date.now();
      for (let clock = 0; clock < count; clock += 1) {
        const file = fileOf(clock);
        await writeFile(`${file}.new`, JSON.stringify({ drift: 0, ...shiftOf(clock), since }));
        await rename(`${file}.new`, file);
      }
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
  await clocks.set(() => RIGHT);
  return clocks;
}
