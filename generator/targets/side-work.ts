import type { RenderedType, TypesInput } from './types/declaration.ts';

/** Where targets have done what takes long to load. */
export interface SideWork {
  /** Every declaration as TypeScript, in the given order. */
  run(task: 'types', input: TypesInput): Promise<RenderedType[]>;
}

/** Does it in the thread that asks. */
export const renderHere: SideWork = {
  run: async (_task, input) => (await import('./types/render-types.ts')).renderTypes(input),
};
