import { ServerResponse } from 'node:http';

import { IN_FLIGHT } from './in-flight.ts';

/**
 * Loaded into a process of the service before its own modules (`--import`). It kills the process between
 * commits and responses: the process sends its first responses to POST requests, holds back those that
 * follow, and dies of SIGKILL once enough are held. A response exists only after the commit. Requests
 * without one die at whatever point they have reached.
 */

/** Enough for the repeats of what the process before this one has lost, and for some first requests. */
const SENT = IN_FLIGHT + Math.floor(Math.random() * IN_FLIGHT);
const HELD = Math.ceil(IN_FLIGHT / 2 + (Math.random() * IN_FLIGHT) / 2);
/** Then it dies with fewer, because fewer are in flight. */
const HOLD_MS = 3_000;

const counts = { responses: 0 };
const end = Reflect.get(ServerResponse.prototype, 'end') as (
  this: ServerResponse,
  ...rest: unknown[]
) => ServerResponse;

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

ServerResponse.prototype.end = function (this: ServerResponse, ...rest: unknown[]): ServerResponse {
  if (this.req.method === 'POST') counts.responses += 1;
  if (this.req.method !== 'POST' || counts.responses <= SENT) return end.apply(this, rest);
  if (counts.responses === SENT + 1) setTimeout(die, HOLD_MS);
  if (counts.responses === SENT + HELD) die();
  return this;
};
