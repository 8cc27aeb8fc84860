import type { JsonSchema } from '../../model/api.ts';
import { bareReference, checkFunction } from './check-function.ts';
import type { DeclaredExport } from './check-declarations.ts';
import type { Components } from './components.ts';
import { ModuleScope } from './module-scope.ts';
import { prepareSchema } from './prepare-schema.ts';
import { inlineForUnevaluated } from './unevaluated.ts';

export interface ModuleExport extends DeclaredExport {
  readonly schema: JsonSchema;
}

interface Part extends ModuleExport {
  readonly validator: string;
  readonly check: string;
}

/**
 * Text of a module, one folder below `src/`. It is JavaScript, and `checkDeclarations` prints its types: a
 * compiler that parsed the checks of a large document would need three times the memory. The module of the
 * schema called `component` has one export. It also exports the function behind it as `check`, which other
 * modules call.
 */
export function checkModule(exports: readonly ModuleExport[], components: Components, component?: string): string {
  const scope = new ModuleScope(components);
  const parts = exports.map((one) => partOf(one, scope, component));
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

function partOf(one: ModuleExport, scope: ModuleScope, component: string | undefined): Part {
  const { components } = scope;
  const prepared = component === undefined ? prepareSchema(one.schema, components) : components.prepared(component);
  const validator = scope.name(`${one.name}Validator`);
  const reference = component === undefined ? bareReference(prepared) : undefined;
  if (reference !== undefined) return { ...one, validator, check: scope.componentCheck(reference) };
  const check = scope.name(`check${one.name[0]!.toUpperCase()}${one.name.slice(1)}`);
  if (component !== undefined) scope.defineComponent(component, check);
  scope.functions.push(checkFunction(scope, check, inlineForUnevaluated(prepared, components)));
  return { ...one, validator, check };
}
