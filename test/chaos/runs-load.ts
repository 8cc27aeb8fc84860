import { setTimeout as sleep } from 'node:timers/promises';

import { asSomebody } from './changes.ts';
import { now } from './now.ts';

/** On average. More runs find no more than these. */
const PAUSE_MS = 400;
const PATIENCE_MS = 10_000;

export interface RunLoad {
  /** Ids of the runs whose start was acknowledged. */
  readonly started: ReadonlySet<string>;
  /** Rejects when the service sent a response that it should not. */
  readonly broken: Promise<never>;
  stop(): Promise<void>;
  /** Waits until no run is pending. Returns whether that was in time. */
  settled(withinMs: number): Promise<boolean>;
}

interface Run {
  readonly id: string;
  readonly status: string;
}

/** Runs the simulations again and again, each as soon as it is over. */
export function startRunLoad(url: string, key: string, simulations: readonly string[]): RunLoad {
  const started = new Set<string>();
  const course = { over: false };
  const repeat = async (simulation: string): Promise<void> => {
    while (!course.over) {
      const response = await request(url, key, 'POST', simulation);
      if (response.status === 201) started.add((response.data as Run).id);
      // Still running, or the service is down: the test kills it all the time.
      else if (response.status !== undefined && response.status !== 409 && response.status !== 503) {
        throw new Error(`The service responded to the start of a run with ${response.status}: ${response.text}`);
      }
      await sleep(PAUSE_MS * 2 * Math.random());
    }
  };
  const repeating = Promise.all(simulations.map(repeat));
  const broken = Promise.withResolvers<never>();
  repeating.catch(broken.reject);
  broken.promise.catch(() => undefined);
  return {
    started,
    broken: broken.promise,
    async stop() {
      course.over = true;
      await repeating;
    },
    async settled(withinMs) {
      const end = now() + withinMs;
      const isPending = async (simulation: string): Promise<boolean> => {
        const { data } = await request(url, key, 'GET', simulation);
        return data === undefined || (data as readonly Run[]).some(({ status }) => status === 'pending');
      };
      // A simulation has one run at a time, so only the last one can be pending.
      while ((await Promise.all(simulations.map(isPending))).includes(true)) {
        if (now() > end) return false;
        await sleep(200);
      }
      return true;
    },
  };
}

/** Without status when the service did not respond. */
async function request(
  url: string,
  key: string,
  method: 'GET' | 'POST',
  simulation: string,
): Promise<{ readonly status?: number; readonly data?: unknown; readonly text?: string }> {
  try {
    const response = await fetch(`${url}/simulations/${simulation}/runs?per_page=1`, {
      method,
      headers: asSomebody(key),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    return { status: response.status, text, data: (JSON.parse(text) as { readonly data?: unknown }).data };
  } catch {
    return {};
  }
}
