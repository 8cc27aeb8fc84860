import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** How shells show that a signal ended a process. */
const SIGNALED = 128;

/**
 * Runs `act`, and calls `remove` if a signal ends the process meanwhile: what is unfinished contains
 * secrets. `kill -9` leaves it.
 */
export async function removingOnSignal<Result>(remove: () => void, act: () => Promise<Result>): Promise<Result> {
  const end = (signal: (typeof SIGNALS)[number]): void => {
    remove();
    process.exit(SIGNALED + constants.signals[signal]);
  };
  for (const signal of SIGNALS) process.on(signal, end);
  try {
    return await act();
  } finally {
    for (const signal of SIGNALS) process.off(signal, end);
  }
}
