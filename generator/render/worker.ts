import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import { checkDocument } from '../load/check/check-document.ts';
import { emit } from '../targets/index.ts';
import { piecesOf } from '../targets/pieces.ts';
import type { Piece } from '../targets/unit.ts';
import { renderPieces } from './render-all.ts';
import type { EmitInput, PieceName, Reply, Request, Task } from './worker-messages.ts';

// Loaded while no request has come yet: these modules take longest to load.
import '../targets/types/render-types.ts';
import '../targets/validators/render-module.ts';

const queue = { last: Promise.resolve() };
/** The pieces of the units emitted last, by the path of their file and their name. */
const emitted: { pieces: ReadonlyMap<string, ReadonlyMap<string, Piece>> } = { pieces: new Map() };
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
  if (task.name === 'check') return checkDocument(task.input);
  return task.name === 'emit' ? emitUnits(task.input) : renderRequested(task.input);
}

async function emitUnits({ api, scope, targets }: EmitInput): Promise<void> {
  const units = (await emit(targets, api, { scope })).flatMap((emitted) => emitted.units);
  emitted.pieces = new Map(
    units.map((unit) => [unit.path, new Map(piecesOf(unit).map((piece) => [piece.name, piece]))]),
  );
}

function renderRequested(requests: readonly PieceName[]): Promise<string[]> {
  return renderPieces(requests.map(({ path, name }) => ({ path, piece: emitted.pieces.get(path)!.get(name)! })));
}
