import { checkDocument } from '../load/check/check-document.ts';
import { emit } from '../targets/index.ts';
import { piecesOf } from '../targets/pieces.ts';
import { respondToRequests } from '../threads/respond-to-requests.ts';
import { renderPieces } from './render-all.ts';
import type { RenderInput, Task } from './worker-messages.ts';

// Loaded while no request has come yet: these modules take longest to load.
import '../targets/types/render-types.ts';
import '../targets/validators/render-module.ts';

respondToRequests((task: Task): Promise<unknown> =>
  task.name === 'check' ? checkDocument(task.input) : renderRequested(task.input),
);

async function renderRequested({ api, scope, requests }: RenderInput): Promise<string[]> {
  const names = [...new Set(requests.map(({ target }) => target))];
  const units = (await emit(names, api, { scope })).flatMap((emitted) => emitted.units);
  const pieces = new Map(units.map((unit) => [unit.path, new Map(piecesOf(unit).map((piece) => [piece.name, piece]))]));
  return renderPieces(requests.map(({ path, name }) => ({ path, piece: pieces.get(path)!.get(name)! })));
}
