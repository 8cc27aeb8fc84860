import type { Api } from '../../model/api.ts';
import { checkFunction, checkOf } from './check-function.ts';
import { ModuleScope } from './module-scope.ts';
import type { ModuleExport } from './operation-exports.ts';
import { Components, inlineForUnevaluated, prepareSchema } from './prepare-schema.ts';

/** Returns a function that renders the module at `path`, below `src/`, as `checkModule` does. */
export function createModuleRenderer(api: Api) {
  const components = new Components(api.schemas);
  return (path: string, exports: readonly ModuleExport[], component?: string): string => {
    try {
      return checkModule(exports, components, component);
    } catch (cause) {
      // The load stage has reported every schema that can't be compiled: this is a fault of the generator.
      const message = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`failed to compile the validators of ${path}: ${message}`, { cause });
    }
  };
}

/**
 * Text of a module, one folder below `src/`. It is JavaScript, and `checkDeclarations` prints its types: a
 * compiler that parsed the checks of a large document would need three times the memory. The module of the
 * schema called `component` has one export. It also exports the function behind it as `check`, which other
 * modules call.
 */
export function checkModule(exports: readonly ModuleExport[], components: Components, component?: string): string {
  const scope = new ModuleScope(components);
  const parts = exports.map((one) => {
    const validator = scope.names.unique(`${one.name}Validator`);
    return { name: one.name, validator, check: checkOfExport(one, scope, component) };
  });
  const checks = parts.map(({ name, check }) => `${check} as ${component === undefined ? `${name}Check` : 'check'}`);
  const sections = [
    [...(parts.length > 0 ? ["import { validator } from '../runtime/validator.ts';"] : []), ...scope.importLines()],
    scope.constantLines(),
    scope.functions,
    parts.map(({ validator, check }) => `const ${validator} = /* @__PURE__ */ validator(${check});`),
    [`export { ${[...parts.map(({ name, validator }) => `${validator} as ${name}`), ...checks].join(', ')} };`],
  ];
  return sections.map((lines) => `${lines.join('\n')}\n`).join('\n');
}

/** The name of the function behind an export. Exports with equal schemas do not share one. */
function checkOfExport({ name, schema }: ModuleExport, scope: ModuleScope, component: string | undefined): string {
  const wanted = `check${name[0]!.toUpperCase()}${name.slice(1)}`;
  const { components } = scope;
  const written = component === undefined ? prepareSchema(schema, components) : components.prepared(component);
  const prepared = inlineForUnevaluated(written, components);
  if (component === undefined) return checkOf(scope, prepared, wanted, wanted);
  return scope.functionFor(wanted, wanted, (check) => {
    scope.defineComponent(component, check);
    return checkFunction(scope, check, prepared);
  });
}
