import type { CheckInput } from '../load/check/check-document.ts';
import type { Api } from '../model/api.ts';
import type { TargetName } from '../targets/index.ts';

/** One piece of a file. Functions can't be posted to a worker, so it emits the units of the target itself. */
export interface PieceRequest {
  readonly target: TargetName;
  /** Of the file. */
  readonly path: string;
  /** Of the piece. */
  readonly name: string;
}

export interface RenderInput {
  readonly api: Api;
  readonly scope: string;
  readonly requests: readonly PieceRequest[];
}

export type Task =
  | { readonly name: 'check'; readonly input: CheckInput }
  | { readonly name: 'render'; readonly input: RenderInput };
