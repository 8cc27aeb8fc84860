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

export type Request = { readonly id: number } & (
  | { readonly task: 'check'; readonly input: CheckInput }
  | { readonly task: 'render'; readonly input: RenderInput }
);

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
