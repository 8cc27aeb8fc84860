import { setTimeout as sleep } from 'node:timers/promises';

import { Failure } from '../terminal/failure.ts';
import type { Screen } from '../terminal/screen.ts';

export interface ApiFetchOptions {
  readonly url: string;
  readonly screen: Screen;
  /** Ends requests and waiting. */
  readonly signal: AbortSignal;
}

/** After so long, somebody who looks on wants to know what it waits for. */
const SILENT_MS = 1_000;
/** Who has not answered by then will not. */
const ANSWER_MS = 30_000;
/** For an answer that says no time. */
const DEFAULT_RETRY_SECONDS = 60;

/**
 * `fetch` for the generated client: shows what it waits for, waits out the rate limit, and knows what the service isn't. What was
 * refused for its rate was not done, so whatever it was can be sent again.
 *
 * @throws Failure when nothing answers, or something else does.
 */
export function apiFetch(options: ApiFetchOptions): typeof globalThis.fetch {
  const { url, signal } = options;
  return async (input, init) => {
    for (;;) {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
      const response = await shown(options, fetch(input, { ...init, signal: ending })).catch((error: unknown) => {
        throw signal.aborted ? error : new Failure(unreachable(url, error), { cause: error });
      });
      if (!response.headers.has('request-id')) {
        throw new Failure(
          `What answers at ${url} is not the billing service (status ${response.status}). Set BILLING_URL to where it is.`,
        );
      }
      if (response.status !== 429) return response;
      await waitOut(options, Number(response.headers.get('retry-after')) || DEFAULT_RETRY_SECONDS);
    }
  };
}

async function shown<T>({ url, screen }: ApiFetchOptions, work: Promise<T>): Promise<T> {
  const started = performance.now();
  const show = (): void => {
    screen.status(`Waiting for ${url} … ${Math.round((performance.now() - started) / 1_000)} s`);
  };
  const showing = screen.live ? setInterval(show, SILENT_MS) : undefined;
  try {
    return await work;
  } finally {
    clearInterval(showing);
    if (performance.now() - started >= SILENT_MS) screen.status(undefined);
  }
}

async function waitOut({ screen, signal }: ApiFetchOptions, seconds: number): Promise<void> {
  if (!screen.live) screen.err(`Too many requests: waiting ${seconds} s, as the service asks.\n`);
  for (let left = seconds; left > 0; left -= 1) {
    screen.status(`Too many requests: going on in ${left} s`);
    await sleep(1_000, undefined, { signal });
  }
  screen.status(undefined);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'Nothing answers at {url}. Start the service with npm start, or set BILLING_URL to where it is.',
  ENOTFOUND: 'There is no host of the name in {url}. Set BILLING_URL to where the service is.',
};

function unreachable(url: string, error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return `${url} has not answered within ${ANSWER_MS / 1_000} s.`;
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  const known = REASONS[cause?.code ?? ''];
  if (known !== undefined) return known.replace('{url}', url);
  return `${url} can not be reached (${cause?.code ?? cause?.message ?? String(error)}). Is BILLING_URL right?`;
}
