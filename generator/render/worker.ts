import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import type { Api } from '../model/api.ts';
import { claims, type Given, type Reply, type Request } from './tasks.ts';

// The largest first: it is loaded while nobody has asked for anything yet.
await import('../targets/types/render-types.ts');
const { perform } = await import('./perform.ts');

const given: Given = {};
let before = Promise.resolve();
parentPort?.on('message', (message: Request | { readonly api: Api }) => {
  if ('api' in message) given.api = message.api;
  else before = before.then(() => answer(message));
});

async function answer(request: Request): Promise<void> {
  if (!claims(request)) return;
  parentPort?.postMessage(await reply(request));
  // The thread is ended, not left, so nobody else keeps what it compiled.
  flushCompileCache();
}

async function reply({ id, task, input }: Request): Promise<Reply> {
  try {
    return { id, output: await perform(task, input as never, given) };
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    return { id, error, ...(syscall !== undefined && { system: { code, syscall } }) };
  }
}
