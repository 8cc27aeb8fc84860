import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { systemClock } from '../../service/common/clock.ts';
import type { Attempt, Message } from '../../service/outbound/attempt.ts';
import { createWebhookSender } from '../../service/outbound/webhook-sender.ts';
import type { HostileKind, serveHostile } from './hostile-servers.ts';

/** How much later than its time limit an attempt may end, unless it is said. */
const LATE_MS = 250;
const MOST_GROWTH_MIB = 50;
const MIB = 1024 ** 2;
const WATCH_MS = 100;

/** What an attempt at each kind has to come to: status and length of the kept body, or the error. */
const EXPECTED: Record<HostileKind, string | RegExp> = {
  'accepts, never reads': 'timeout',
  'stalls the TLS handshake': 'timeout',
  'drips its head': 'timeout',
  'drips its body': /^200 \d+$/,
  'hints without end': 'protocol_error',
  'endless body': '200 16384',
  'body of one-byte chunks': '200 1024',
  'endless chunk extension': '200 0',
  'gzip bomb': /^200 \d+$/,
  'redirects to itself': '302 0',
  'head of 1 GB': 'protocol_error',
  'head of 1 GB in small fields': 'protocol_error',
  'closes without a word': 'connection_failed',
};

/**
 * Sends `count` webhooks at once to receivers of all hostile kinds, which run in a separate process, and
 * prints the results.
 *
 * @returns whether every attempt ended in time and as it should, and this process grew by no more than 50
 *   MiB
 */
export async function hostile(options: {
  readonly count: number;
  readonly timeoutMs?: number;
  readonly lateMs?: number;
  /**
   * Garbage is collected all the while, which leaves what attempts hold: for where others make garbage too.
   */
  readonly collecting?: true;
}): Promise<boolean> {
  const { count, timeoutMs = 5_000, lateMs = LATE_MS, collecting = false } = options;
  const receivers = await startReceivers();
  const sender = createWebhookSender({ clock: systemClock, reach: 'private', timeoutMs });
  const kinds = Object.keys(EXPECTED) as HostileKind[];
  const attempt = async (kind: HostileKind) => {
    const scheme = kind === 'stalls the TLS handshake' ? 'https' : 'http';
    return { kind, ...(await sender.send(messageTo(`${scheme}://127.0.0.1:${receivers.ports[kind]}/hook`))) };
  };
  try {
    // Modules that the first attempts load do not count as growth.
    await Promise.all(kinds.map(attempt));
    const memory = watchMemory(collecting);
    const attempts = await Promise.all(
      Array.from({ length: count }, (_, index) => attempt(kinds[index % kinds.length]!)),
    );
    const growth = await memory.growth();
    for (const kind of kinds) print(kindReport(kind, attempts));
    const slowest = Math.max(...attempts.map(({ durationMs }) => durationMs));
    const wrong = attempts.filter((each) => !isExpected(each));
    for (const each of wrong.slice(0, 10)) print(`  wrong: ${each.kind}: ${outcomeOf(each)}`);
    print(`${count} attempts at once, ${wrong.length} not as expected`);
    print(`slowest ${slowest.toFixed(0)} ms, bar ${timeoutMs + lateMs} ms`);
    print(`memory grew by ${growth.toFixed(1)} MiB at most, bar ${MOST_GROWTH_MIB} MiB`);
    return wrong.length === 0 && slowest <= timeoutMs + lateMs && growth <= MOST_GROWTH_MIB;
  } finally {
    await sender.close();
    await receivers.close();
  }
}

type NamedAttempt = Attempt & { readonly kind: HostileKind };

function outcomeOf({ error, code, body }: Attempt): string {
  return error ?? `${code} ${body.length}`;
}

function isExpected(attempt: NamedAttempt): boolean {
  const expected = EXPECTED[attempt.kind];
  const outcome = outcomeOf(attempt);
  // Where the receivers' own process is too busy to respond, the deadline is right as well.
  if (outcome === 'timeout') return true;
  return typeof expected === 'string' ? outcome === expected : expected.test(outcome);
}

function kindReport(kind: HostileKind, attempts: readonly NamedAttempt[]): string {
  const own = attempts.filter((each) => each.kind === kind);
  const slowest = Math.max(0, ...own.map(({ durationMs }) => durationMs)).toFixed(0);
  return `  ${kind.padEnd(30)} ${String(own.length).padStart(4)} attempts, slowest ${slowest.padStart(5)} ms`;
}

interface Receivers {
  readonly ports: Readonly<Record<HostileKind, number>>;
  close(): Promise<void>;
}

async function startReceivers(): Promise<Receivers> {
  const module = JSON.stringify(new URL('hostile-servers.ts', import.meta.url).href);
  const name: typeof serveHostile.name = 'serveHostile';
  const program = `const { ${name} } = await import(${module}); await ${name}();`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [ports] = await Promise.race([once(child, 'message'), exited.then(() => [undefined])]);
  if (ports === undefined) throw new Error('The hostile servers ended before they listened: see their output above.');
  return {
    ports: ports as Receivers['ports'],
    async close() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/**
 * Looks at this process's resident memory every 100 ms, and says at the end by how many MiB it was larger
 * than at first.
 */
function watchMemory(collecting: boolean): { growth(): Promise<number> } {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const start = process.memoryUsage.rss();
  let most = start;
  const timer = setInterval(() => {
    if (collecting) collect();
    most = Math.max(most, process.memoryUsage.rss());
  }, WATCH_MS);
  return {
    async growth() {
      await sleep(2 * WATCH_MS);
      clearInterval(timer);
      return (most - start) / MIB;
    },
  };
}

function messageTo(destination: string): Message {
  return {
    notificationId: 'ntf_01jg8test00000000000000002',
    eventId: 'evt_01jg8test00000000000000001',
    eventType: 'product.updated',
    occurredAt: '2025-01-02T03:04:05.678901Z',
    settingId: 'ntfset_01jg8test00000000000000004',
    destination,
    body: JSON.stringify({ data: 'x'.repeat(2_000) }),
    secrets: ['svc_ntfset_01jg8test00000000000000004_ExampleEndpointSecret00000000000'],
  };
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
