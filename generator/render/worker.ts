import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import { checkDocument } from '../load/check/check-document.ts';
import { emit, type TargetName } from '../targets/index.ts';
import { piecesOf } from '../targets/pieces.ts';
import type { Piece } from '../targets/unit.ts';
import { renderPieces } from './render-all.ts';
import type { EmitInput, PieceName, Reply, Request, Task } from './worker-messages.ts';

// Loaded while no request has come yet: these modules take longest to load.
import '../targets/types/render-types.ts';
import '../targets/validators/render-module.ts';

const queue = { last: Promise.resolve() };
/** What the last run emits its units from, and the pieces of those targets that were requested so far. */
const run: { input: EmitInput | undefined; pieces: Map<TargetName, ReadonlyMap<string, Piece>> } = {
  input: undefined,
  pieces: new Map(),
};
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

async function perform(task: Task): Promise<unknown> {
  if (task.name === 'check') return checkDocument(task.input);
  if (task.name === 'render') return renderRequested(task.input);
  run.input = task.input;
  run.pieces.clear();
  return undefined;
}

async function renderRequested(requests: readonly PieceName[]): Promise<string[]> {
  const pieces: { path: string; piece: Piece }[] = [];
  for (const { target, path, name } of requests)
    pieces.push({ path, piece: (await piecesOfTarget(target)).get(keyOf(path, name))! });
  return renderPieces(pieces);
}

/** Emits a target when the first of its pieces is requested: the main thread may render all of them. */
async function piecesOfTarget(name: TargetName): Promise<ReadonlyMap<string, Piece>> {
  const known = run.pieces.get(name);
  if (known !== undefined) return known;
  const { api, scope } = run.input!;
  const units = (await emit([name], api, { scope })).flatMap((emitted) => emitted.units);
  const pieces = new Map(
    units.flatMap((unit) => piecesOf(unit).map((piece) => [keyOf(unit.path, piece.name), piece] as const)),
  );
  run.pieces.set(name, pieces);
  return pieces;
}

function keyOf(path: string, name: string): string {
  return `${path}#${name}`;
}
