import type { CheckInput } from '../load/check/check-document.ts';
import type { Api } from '../model/api.ts';
import type { TargetName } from '../targets/index.ts';

/** What the targets emit their units from. Units have functions, so they can't be posted to the worker. */
export interface EmitInput {
  readonly api: Api;
  readonly scope: string;
}

/** A piece of a file. */
export interface PieceName {
  readonly target: TargetName;
  readonly path: string;
  readonly name: string;
}

export type Task =
  | { readonly name: 'check'; readonly input: CheckInput }
  | { readonly name: 'begin'; readonly input: EmitInput }
  | { readonly name: 'render'; readonly input: readonly PieceName[] };

export interface Request {
  readonly id: number;
  readonly task: Task;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
