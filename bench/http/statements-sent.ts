import { PGlite } from '@electric-sql/pglite';
import { Client } from 'pg';

/** Stored once a minute, for all keys, whatever the requests are. */
const IN_BACKGROUND = 'update api_keys set last_used_at';

/** Every statement that the drivers of this process send while `run` runs, in lower case. */
export async function statementsSent(run: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const note = (text: string): void => {
    if (!text.trimStart().startsWith(IN_BACKGROUND)) statements.push(text.toLowerCase());
  };
  const stops = [
    watch(Client.prototype, 'query', (query) => {
      const text = typeof query === 'string' ? query : (query as { readonly text?: unknown }).text;
      if (typeof text === 'string') note(text);
    }),
    watch(PGlite.prototype, 'execProtocolRawSync', (message) => {
      const text = statementIn(message as Uint8Array);
      if (text !== undefined) note(text);
    }),
  ];
  await run();
  for (const stop of stops) stop();
  return statements;
}

function watch<Key extends string>(
  prototype: { [K in Key]: unknown },
  name: Key,
  see: (argument: unknown) => void,
): () => void {
  const method = prototype[name] as (...args: unknown[]) => unknown;
  prototype[name] = function (this: unknown, ...args: unknown[]): unknown {
    see(args[0]);
    return method.apply(this, args);
  };
  return () => {
    prototype[name] = method;
  };
}

/** Of PostgreSQL's protocol: `Q`, length, text; `P`, length, name, text. */
function statementIn(message: Uint8Array): string | undefined {
  const kind = String.fromCharCode(message[0] ?? 0);
  const [first, second] = Buffer.from(message.subarray(5)).toString().split('\0', 2);
  if (kind === 'Q') return first;
  return kind === 'P' ? second : undefined;
}
