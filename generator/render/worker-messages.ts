import type { CheckInput } from '../load/check/check-document.ts';
import type { Api } from '../model/api.ts';
import type { TargetName } from '../targets/index.ts';

export interface RenderInput {
  readonly api: Api;
  readonly scope: string;
  /** Pieces of files. Functions can't be posted to a worker, so it emits the units of the target itself. */
  readonly requests: readonly { readonly target: TargetName; readonly path: string; readonly name: string }[];
}

export type Task =
  | { readonly name: 'check'; readonly input: CheckInput }
  | { readonly name: 'render'; readonly input: RenderInput };

export interface Request {
  readonly id: number;
  readonly task: Task;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
