import type { Api } from '../../model/api.ts';
import { checkModule, type ModuleExport } from './check-module.ts';
import { createComponents } from './create-components.ts';

/**
 * Renders the module at `path`, below `src/`. `component` is the schema whose bare check it also exports.
 */
export type ModuleRenderer = (path: string, exports: readonly ModuleExport[], component?: string) => string;

export function createModuleRenderer(api: Api): ModuleRenderer {
  const components = createComponents(api.schemas);
  return (path, exports, component) => {
    try {
      return checkModule(exports, components, component);
    } catch (cause) {
      // The load stage has reported every schema that can't be compiled, so this is a fault of the
      // generator.
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`failed to compile the validators of ${path}: ${message}`, { cause });
    }
  };
}
