import type { CheckInput } from '../load/check/check-document.ts';
import type { Api } from '../model/api.ts';
import type { TargetName } from '../targets/index.ts';

export interface EmitInput {
  readonly api: Api;
  readonly scope: string;
  readonly targets: readonly TargetName[];
}

/**
 * A piece of a file of the units emitted last. Functions can't be posted to a worker, so it emits the units
 * itself.
 */
export interface PieceName {
  readonly path: string;
  readonly name: string;
}

export type Task =
  | { readonly name: 'check'; readonly input: CheckInput }
  | { readonly name: 'emit'; readonly input: EmitInput }
  | { readonly name: 'render'; readonly input: readonly PieceName[] };

export interface Request {
  readonly id: number;
  readonly task: Task;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
