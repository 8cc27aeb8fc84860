import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import { checkDocument } from '../load/check/check-document.ts';
import { emit } from '../targets/index.ts';
import { piecesOf } from '../targets/pieces.ts';
import { renderPieces } from './render-all.ts';
import type { RenderInput, Reply, Request, Task } from './worker-messages.ts';

// Loaded while no request has come yet: these modules take longest to load.
import '../targets/types/render-types.ts';
import '../targets/validators/render-module.ts';

const queue = { last: Promise.resolve() };
parentPort?.on('message', (request: Request) => {
  queue.last = queue.last.then(() => handle(request));
});

async function handle(request: Request): Promise<void> {
  parentPort?.postMessage(await replyTo(request));
  // The pool terminates this thread, and Node writes the compile cache only of a thread that exits by
  // itself.
  flushCompileCache();
}

async function replyTo({ id, task }: Request): Promise<Reply> {
  try {
    return { id, output: await perform(task) };
  } catch (error) {
    return { id, error };
  }
}

function perform(task: Task): Promise<unknown> {
  return task.name === 'check' ? checkDocument(task.input) : renderRequested(task.input);
}

async function renderRequested({ api, scope, requests }: RenderInput): Promise<string[]> {
  const names = [...new Set(requests.map(({ target }) => target))];
  const units = (await emit(names, api, { scope })).flatMap((emitted) => emitted.units);
  const pieces = new Map(units.map((unit) => [unit.path, new Map(piecesOf(unit).map((piece) => [piece.name, piece]))]));
  return renderPieces(requests.map(({ path, name }) => ({ path, piece: pieces.get(path)!.get(name)! })));
}
