import type { JsonObject } from '../json.ts';
import type { RenderedType, TypesInput } from './types/declaration.ts';

/** Where targets have done what takes long, while the others run. */
export interface SideWork {
  /** Every declaration as TypeScript, in the given order. */
  run(task: 'types', input: TypesInput): Promise<RenderedType[]>;
  /** The document as YAML text. */
  run(task: 'yaml', document: JsonObject): Promise<string>;
}
