import type { JsonSchema, Source } from '../../model/api.ts';
import { docComment, identifier, literal } from '../code.ts';
import { withSee } from '../with-see.ts';
import { bareReference, checkFunction } from './check-function.ts';
import type { Components } from './components.ts';
import { ModuleScope } from './module-scope.ts';
import { prepareSchema } from './prepare-schema.ts';
import { inlineForUnevaluated } from './unevaluated.ts';

export interface ModuleExport {
  readonly name: string;
  readonly schema: JsonSchema;
  /** The type of a valid value, in the types package. */
  readonly typeName: string;
  readonly source: Source;
}

/** Checking that the functions have no types would cost time in every compiler that meets them. */
const HEAD = '// @ts-nocheck: the checks are plain JavaScript; what is exported has its type.';

interface Part extends ModuleExport {
  readonly validator: string;
  readonly check: string;
}

/**
 * Text of a module, one folder below `src/`; `typesModule` exports the types of valid values. The module of
 * the schema called `component` has one export. It also exports the function behind it as `check`, which
 * other modules call.
 */
export function checkModule(
  exports: readonly ModuleExport[],
  components: Components,
  typesModule: string,
  component?: string,
): string {
  const scope = new ModuleScope(components);
  const parts = exports.map((one) => partOf(one, scope, component));
  const checks = parts.map(({ name, check }) => `${check} as ${component === undefined ? `${name}Check` : 'check'}`);
  const sections = [
    [HEAD, ...(parts.length > 0 ? headImports(typesModule) : []), ...scope.importLines()],
    scope.constantLines(),
    scope.functions,
    parts.map(validatorLines),
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

function headImports(typesModule: string): string[] {
  return [
    `import type * as types from ${literal(typesModule)};`,
    "import { type Validator, validator } from '../runtime/validator.ts';",
  ];
}

function validatorLines({ validator, check, typeName, source }: Part): string {
  const type = `Validator<types.${identifier(typeName)}>`;
  return `${docComment(withSee('', source))}\nconst ${validator}: ${type} = /* @__PURE__ */ validator(${check});`;
}
