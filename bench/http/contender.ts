import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

import type { Questions, Ready, Start } from './protocol.ts';

/** A server in a separate process. */
export interface Contender extends Ready {
  ask<Name extends keyof Questions>(name: Name, ask: Questions[Name]['ask']): Promise<Questions[Name]['answer']>;
  stop(): Promise<void>;
}

export async function startContender(file: URL, start: Start): Promise<Contender> {
  const child = fork(file, [JSON.stringify(start)]);
  return {
    ...((await nextMessage(child)) as Ready),
    async ask(name, ask) {
      child.send({ name, ask });
      return (await nextMessage(child)) as never;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** @throws Error when the process ends instead of answering. */
async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController();
  const end = (code: number | null): void => ended.abort(new Error(`a server of the bench ended with ${code}`));
  child.once('exit', end);
  try {
    const [message] = await once(child, 'message', { signal: ended.signal });
    return message;
  } finally {
    child.off('exit', end);
  }
}
