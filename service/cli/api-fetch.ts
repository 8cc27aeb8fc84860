import { setTimeout as sleep } from 'node:timers/promises';

import { Failure } from '../terminal/failure.ts';
import type { Screen } from '../terminal/screen.ts';

export interface ApiFetchOptions {
  readonly url: string;
  readonly screen: Screen;
  /** Aborts requests and waits. */
  readonly signal: AbortSignal;
}

/** After this time, a status line shows the wait. */
const STATUS_AFTER_MS = 1_000;
/** Timeout of a request. */
const TIMEOUT_MS = 30_000;
/** For a 429 without `Retry-After`. */
const DEFAULT_RETRY_SECONDS = 60;

/**
 * A `fetch` for the generated client: shows what it waits for, waits out rate limits, and detects servers
 * that are not the billing service. A rate-limited request was not executed, so any request can be
 * repeated.
 *
 * @throws Failure when no server responds, or another one does.
 */
export function apiFetch(options: ApiFetchOptions): typeof globalThis.fetch {
  const { url, signal } = options;
  return async (input, init) => {
    for (;;) {
      const ending = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
      const response = await shown(options, fetch(input, { ...init, signal: ending })).catch((error: unknown) => {
        throw signal.aborted ? error : new Failure(unreachable(url, error), { cause: error });
      });
      if (!response.headers.has('request-id')) {
        throw new Failure(
          `The server at ${url} is not the billing service (status ${response.status}). Set BILLING_URL to its address.`,
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
  const showing = screen.live ? setInterval(show, STATUS_AFTER_MS) : undefined;
  try {
    return await work;
  } finally {
    clearInterval(showing);
    if (performance.now() - started >= STATUS_AFTER_MS) screen.status(undefined);
  }
}

async function waitOut({ screen, signal }: ApiFetchOptions, seconds: number): Promise<void> {
  if (!screen.live) screen.err(`Too many requests: waiting ${seconds} s, as the service requested.\n`);
  for (let left = seconds; left > 0; left -= 1) {
    screen.status(`Too many requests: continuing in ${left} s`);
    await sleep(1_000, undefined, { signal });
  }
  screen.status(undefined);
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'No server responds at {url}. Start the service with npm start, or set BILLING_URL to its address.',
  ENOTFOUND: 'The host name in {url} does not exist. Set BILLING_URL to the address of the service.',
};

function unreachable(url: string, error: unknown): string {
  if ((error as Error).name === 'TimeoutError') return `${url} did not respond within ${TIMEOUT_MS / 1_000} s.`;
  const { cause } = error as { readonly cause?: { readonly code?: string; readonly message?: string } };
  const known = REASONS[cause?.code ?? ''];
  if (known !== undefined) return known.replace('{url}', url);
  return `${url} can't be reached (${cause?.code ?? cause?.message ?? String(error)}). Is BILLING_URL right?`;
}
