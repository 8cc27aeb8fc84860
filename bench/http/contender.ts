import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

import type { Commands, Ready, Start } from './protocol.ts';

/** A server in a separate process. */
export interface Contender extends Ready {
  call<Name extends keyof Commands>(name: Name, input: Commands[Name]['input']): Promise<Commands[Name]['output']>;
  stop(): Promise<void>;
}

export async function startContender(file: URL, start: Start): Promise<Contender> {
  const child = fork(file, [JSON.stringify(start)]);
  return {
    ...((await nextMessage(child)) as Ready),
    async call(name, input) {
      child.send({ name, input });
      return (await nextMessage(child)) as never;
    },
    async stop() {
      const exited = once(child, 'exit');
      child.disconnect();
      await exited;
    },
  };
}

/** @throws Error when the process ends instead of responding. */
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
