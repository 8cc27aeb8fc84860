import type { CheckInput } from '../load/check/check-document.ts';
import type { Finding } from '../load/check/finding.ts';
import type { Api } from '../model/api.ts';
import type { TargetName } from '../targets/index.ts';
import type { OutputFile } from '../targets/target.ts';
import type { RenderedType, TypesInput } from '../targets/types/declaration.ts';
import type { DraftFolder, FinishedFile } from '../write/drafts.ts';

/** What either thread can do: each takes and gives plain data. */
export interface Tasks {
  /** Renders types, which takes two libraries that together load as long as everything else. */
  types(input: TypesInput): Promise<RenderedType[]>;
  /** What is wrong with a document. */
  check(input: CheckInput): Promise<readonly Finding[]>;
  /** The same files with their code laid out. */
  format(files: readonly OutputFile[]): Promise<readonly OutputFile[]>;
  /** All that a target makes of the `Api` that was last given, laid out; in drafts where there is a place for them. */
  emit(input: EmitInput): Promise<readonly FinishedFile[]>;
}

export interface EmitInput {
  readonly target: TargetName;
  readonly scope: string;
  readonly drafts?: DraftFolder | undefined;
}

/** What both threads have in common. */
export interface Given {
  api?: Api;
}

/** A task for the side thread, unless its claim says that somebody has begun it: whoever makes a 1 of the 0 does it. */
export interface Request {
  readonly id: number;
  readonly task: keyof Tasks;
  readonly input: unknown;
  readonly claim: Int32Array;
}

export type Reply = { readonly id: number } & ({ readonly output: unknown } | Failed);

interface Failed {
  readonly error: unknown;
  /** What the system said of an error of its own: on the way between threads, an error keeps nothing but its message and stack. */
  readonly system?: Pick<NodeJS.ErrnoException, 'code' | 'syscall'>;
}

/** Whether the task is ours to do. */
export function claims({ claim }: Pick<Request, 'claim'>): boolean {
  return Atomics.compareExchange(claim, 0, 0, 1) === 0;
}
