import { on } from 'node:events';
import { flushCompileCache } from 'node:module';
import { type MessagePort, parentPort } from 'node:worker_threads';

import { type CheckInput, checkDocument } from '../load/check/check-document.ts';
import type { Api } from '../model/api.ts';
import { memoized } from '../model/memoized.ts';
import { emit, type TargetName } from '../targets/index.ts';
import { type Piece, piecesOf } from '../targets/unit.ts';
import { type RenderedPiece, renderPieces, type RequestedPiece } from './render-all.ts';

// Loaded while no task has come yet: these modules take longest to load.
import '../targets/types/render-types.ts';
import '../targets/validators/check-module.ts';

/** What the targets emit their units from. Units have functions, so they can't be posted to the worker. */
export interface EmitInput {
  readonly api: Api;
  readonly scope: string;
}

export interface PieceName extends Pick<RequestedPiece, 'path' | 'known'> {
  readonly target: TargetName;
  readonly name: string;
}

export type Task =
  | { readonly name: 'check'; readonly input: CheckInput }
  | { readonly name: 'begin'; readonly input: EmitInput }
  | { readonly name: 'render'; readonly input: readonly PieceName[] };

/** Each task has one reply, in the order of the tasks. */
export type Reply = { readonly output: unknown } | { readonly error: unknown };

class Tasks {
  /** What the last run emits its units from. */
  #input: EmitInput | undefined;
  /** The pieces of its targets that were requested so far. */
  readonly #pieces = new Map<TargetName, Promise<ReadonlyMap<string, Piece>>>();

  async perform(task: Task): Promise<unknown> {
    if (task.name === 'check') return checkDocument(task.input);
    if (task.name === 'render') return this.#render(task.input);
    this.#input = task.input;
    this.#pieces.clear();
    return undefined;
  }

  async #render(requests: readonly PieceName[]): Promise<RenderedPiece[]> {
    const pieces: RequestedPiece[] = [];
    for (const { target, path, name, known } of requests)
      pieces.push({ path, piece: (await this.#piecesOf(target)).get(keyOf(path, name))!, known });
    return renderPieces(pieces);
  }

  /** Emits a target when the first of its pieces is requested: the main thread may render all of them. */
  #piecesOf(name: TargetName): Promise<ReadonlyMap<string, Piece>> {
    return memoized(this.#pieces, name, async () => {
      const { api, scope } = this.#input!;
      const [emission] = await emit([name], api, { scope });
      return new Map(
        emission!.units.flatMap((unit) =>
          piecesOf(unit).map((piece) => [keyOf(unit.path, piece.name), piece] as const),
        ),
      );
    });
  }
}

function keyOf(path: string, name: string): string {
  return `${path}#${name}`;
}

/** Performs the tasks of a port, one after the other. */
async function serve(port: MessagePort): Promise<void> {
  const tasks = new Tasks();
  for await (const [task] of on(port, 'message') as AsyncIterable<[Task]>) {
    const reply = await tasks.perform(task).then<Reply, Reply>(
      (output) => ({ output }),
      (error: unknown) => ({ error }),
    );
    port.postMessage(reply);
    // Node writes the compile cache only of a thread that exits by itself, and the pool terminates this one.
    flushCompileCache();
  }
}

await serve(parentPort!);
