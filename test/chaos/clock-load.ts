import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import { asSomebody } from './changes.ts';
import { startWriters } from './writers.ts';

const WRITERS = 4;
const PAUSE_MS = 60;
const PATIENCE_MS = 60_000;
/** Names that a customer gets one after the other. */
const NAMES = ['first', 'second'] as const;

export interface ClockLoadOptions {
  readonly url: string;
  readonly key: string;
  readonly course: ClockCourse;
}

/** What happens to the process that responds. */
export interface ClockCourse {
  /** How often it was killed. Its ids begin anew then. */
  kills: number;
  /** From a kill until it is ready again. */
  isAway: boolean;
  /** How often its clock was set by so much that idempotency keys may end. */
  longSteps: number;
}

/** What the service has acknowledged of a customer. */
export interface Made {
  readonly email: string;
  /** The last name that was acknowledged. */
  name: string | null;
  /** Whether one process made all changes. */
  isOfOneProcess: boolean;
}

export interface ClockOutcomes {
  /** By id of the customer. */
  readonly acknowledged: Map<string, Made>;
  /** Changes that were sent again with their key and got the response of the first time. */
  repeated: number;
  /** The process that responds was killed meanwhile. */
  unknown: number;
  /** Responses that no caller should get. */
  readonly wrong: string[];
}

export interface ClockLoad {
  readonly outcomes: ClockOutcomes;
  stop(): Promise<void>;
}

/** Creates customers, repeats each request with its key, and renames each customer twice. */
export function startClockLoad(options: ClockLoadOptions): ClockLoad {
  const outcomes: ClockOutcomes = { acknowledged: new Map(), repeated: 0, unknown: 0, wrong: [] };
  const write = (email: string): Promise<void> => makeCustomer(options, email, outcomes);
  return { outcomes, stop: startWriters({ count: WRITERS, pauseMs: PAUSE_MS }, write) };
}

async function makeCustomer(options: ClockLoadOptions, email: string, outcomes: ClockOutcomes): Promise<void> {
  const { kills, longSteps } = options.course;
  const create = { method: 'POST', path: '/customers', body: { email }, idempotencyKey: randomUUID() } as const;
  const id = await send(options, create, () => 201, outcomes);
  if (id === undefined) return;
  const made: Made = { email, name: null, isOfOneProcess: true };
  outcomes.acknowledged.set(id, made);
  const again = await send(options, create, () => (options.course.longSteps === longSteps ? 201 : undefined), outcomes);
  if (again === id) outcomes.repeated += 1;
  else if (again !== undefined) outcomes.wrong.push(`a repeated request made ${again} beside ${id}`);
  for (const name of NAMES) {
    await sleep(PAUSE_MS * 2 * Math.random());
    const isNamed = await send(
      options,
      { method: 'PATCH', path: `/customers/${id}`, body: { name } },
      () => 200,
      outcomes,
    );
    if (isNamed !== undefined) made.name = name;
  }
  made.isOfOneProcess = options.course.kills === kills;
}

interface Change {
  readonly method: 'POST' | 'PATCH';
  readonly path: string;
  readonly body: object;
  readonly idempotencyKey?: string;
}

/**
 * Returns the id of the customer when the response is the right one.
 *
 * @param statusOf The right status, once the response is there; undefined where any is.
 */
async function send(
  { url, key, course }: ClockLoadOptions,
  { method, path, body, idempotencyKey }: Change,
  statusOf: () => number | undefined,
  outcomes: ClockOutcomes,
): Promise<string | undefined> {
  const { kills, isAway } = course;
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: {
        ...asSomebody(key),
        'content-type': 'application/json',
        ...(idempotencyKey !== undefined && { 'idempotency-key': `"${idempotencyKey}"` }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const text = await response.text();
    const wanted = statusOf();
    if (response.status === wanted) return (JSON.parse(text) as { readonly data: { readonly id: string } }).data.id;
    if (wanted !== undefined) outcomes.wrong.push(`${method} ${path}: ${response.status} ${text}`);
  } catch (error) {
    if (isAway || course.kills !== kills) outcomes.unknown += 1;
    else outcomes.wrong.push(String(error instanceof Error ? (error.cause ?? error) : error));
  }
  return undefined;
}
