import type { CheckInput } from '../load/check/check-document.ts';
import type { Api } from '../model/api.ts';
import type { TargetName } from '../targets/index.ts';

export interface RenderInput {
  readonly api: Api;
  readonly scope: string;
  /** Root document. */
  readonly spec: string;
  /**
   * Functions can't be posted to a worker, so it emits the units of these targets itself and renders those
   * with these paths.
   */
  readonly requests: readonly { readonly target: TargetName; readonly paths: readonly string[] }[];
}

export type Request = { readonly id: number } & (
  | { readonly task: 'check'; readonly input: CheckInput }
  | { readonly task: 'render'; readonly input: RenderInput }
);

export type Reply = { readonly id: number } & ({ readonly output: unknown } | { readonly error: unknown });
