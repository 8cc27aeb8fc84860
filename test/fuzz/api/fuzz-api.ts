import { Pool } from 'undici';

import { chance } from './chance.ts';
import { type DocumentedApi } from './documented-api.ts';
import { type Explanation, explain, type Rejection } from './explained.ts';
import { Oracle } from './oracle.ts';
import { afterDelete, anyRequest, type Keys, type Stage } from './kinds.ts';
import { Memory, type Named } from './memory.ts';
import { curlLine, type FuzzRequest, type FuzzResponse } from './request.ts';
import { Samples } from './samples.ts';

/** The account of one sequence. */
export interface Account {
  readonly keys: Keys;
  /** Ids of its entities, by path parameter. */
  readonly ids: Named;
}

/** A running service. */
export interface Target {
  /** `http://127.0.0.1:8080` */
  readonly url: string;
  newAccount(): Promise<Account>;
}

export interface FuzzOptions {
  readonly target: Target;
  readonly api: DocumentedApi;
  /** Total number of requests. */
  readonly runs: number;
  readonly seed: number;
  /** The only sequence to run. */
  readonly only?: number | undefined;
  readonly progress?: ((done: number) => void) | undefined;
  /** Alters 2xx responses before validation, to test that the fuzzer reports them. */
  readonly bend?: (text: string, status: number) => readonly [text: string, status: number];
}

export interface Finding {
  readonly sequence: number;
  readonly about: string;
  readonly faults: readonly string[];
  readonly curl: string;
  readonly response: string;
}

export interface FuzzReport {
  readonly requests: number;
  /** At most one finding of each kind. */
  readonly findings: readonly Finding[];
  /** Number of responses by status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Number of 2xx responses by operation. */
  readonly succeeded: ReadonlyMap<string, number>;
  readonly explained: ReadonlyMap<Explanation, number>;
}

/** Requests per account; later ones use the entities of earlier ones. */
const SEQUENCE = 250;
const AT_ONCE = 4;

/**
 * Sends requests derived from the document and validates each response. A seed repeats them, except for ids.
 */
export async function fuzzApi({ target, api, runs, seed, only, progress, bend }: FuzzOptions): Promise<FuzzReport> {
  const pool = new Pool(target.url, { connections: AT_ONCE });
  const oracle = new Oracle(api);
  const findings = new Map<string, Finding>();
  const statuses = new Map<number, number>();
  const succeeded = new Map<string, number>();
  const explained = new Map<Explanation, number>();
  const sequences =
    only === undefined ? Array.from({ length: Math.ceil(runs / SEQUENCE) }, (_, index) => index) : [only];
  let requests = 0;

  const send = async ({ method, target: path, headers, body }: FuzzRequest): Promise<FuzzResponse> => {
    const response = await pool.request({ method, path, headers: { ...headers }, body: body ?? null });
    const { statusCode, headers: received } = response;
    const responded = await response.body.text();
    const [text, status] =
      bend !== undefined && statusCode < 300 ? bend(responded, statusCode) : [responded, statusCode];
    return { status, headers: received, text };
  };

  const count = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

  const faultsOf = (request: FuzzRequest, response: FuzzResponse): string[] => {
    const faults = oracle.faults(request, response);
    if (request.expected.kind !== 'accepted' || response.status < 400 || response.status >= 500) return faults;
    const rejections = rejectionsIn(response.text);
    for (const [index, explanation] of explain(request, rejections).entries()) {
      if (explanation !== undefined) count(explained, explanation);
      else faults.push(`refused without a reason in the document: ${JSON.stringify(rejections[index])}`);
    }
    return faults;
  };

  const runSequence = async (sequence: number): Promise<void> => {
    const { keys, ids } = await target.newAccount();
    const random = chance(seed + sequence);
    const memory = new Memory(api, ids);
    const stage: Stage = { api, oracle, memory, random, keys, samples: new Samples(random, memory) };
    const waiting: FuzzRequest[] = [];
    for (let sent = 0; sent < Math.min(SEQUENCE, runs); sent += 1) {
      const request = waiting.shift() ?? anyRequest(stage);
      const response = await send(request).catch((error: unknown) => ({
        status: 599,
        headers: {},
        text: String(error),
      }));
      requests += 1;
      progress?.(requests);
      count(statuses, response.status);
      const faults = faultsOf(request, response);
      if (faults.length > 0) {
        // One finding of a kind is enough to fix it.
        const kind = [request.operation?.id, ...faults].join().replaceAll(/[a-z]+_[a-z0-9]{26}|\d+/g, '…');
        const curl = curlLine(target.url, request);
        if (!findings.has(kind))
          findings.set(kind, { sequence, about: request.about, faults, curl, response: response.text.slice(0, 1_000) });
      }
      if (response.status >= 300 || request.operation === undefined) continue;
      count(succeeded, request.operation.id);
      if (response.status === 204) {
        const [id] = Object.values(request.path).slice(-1);
        if (request.method === 'DELETE' && id !== undefined) memory.forget(id);
        waiting.push(...afterDelete(stage, request));
      } else if (response.text !== '') {
        memory.learn((JSON.parse(response.text) as { readonly data?: unknown }).data, request.path);
        const next = nextPage(request, response.text, target.url);
        if (next !== undefined && random.happens(0.3)) waiting.push(next);
      }
    }
  };

  const worker = async (): Promise<void> => {
    for (let sequence = sequences.shift(); sequence !== undefined; sequence = sequences.shift())
      await runSequence(sequence);
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    await pool.close();
  }
  return { requests, findings: [...findings.values()], statuses, succeeded, explained };
}

function rejectionsIn(text: string): Rejection[] {
  const { error } = JSON.parse(text === '' ? '{}' : text) as {
    error?: { code: string; errors?: { field: string; message: string }[] };
  };
  const code = error?.code ?? '';
  return error?.errors?.map((each) => ({ code, ...each })) ?? [{ code }];
}

/** Follows the next page of a list. */
function nextPage(request: FuzzRequest, text: string, url: string): FuzzRequest | undefined {
  const { meta } = JSON.parse(text) as {
    readonly meta?: { readonly pagination?: { readonly next: string; readonly has_more: boolean } };
  };
  const next = meta?.pagination?.next;
  if (next === undefined || request.about.endsWith('next page')) return undefined;
  return {
    ...request,
    about: `${request.operation?.id}, the next page`,
    target: next.slice(url.length),
    expected: { kind: 'accepted' },
  };
}
