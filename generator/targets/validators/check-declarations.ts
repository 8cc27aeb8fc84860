import type { Source } from '../../model/api.ts';
import { docComment, identifier, literal } from '../code.ts';
import { withSee } from '../with-see.ts';

export interface DeclaredExport {
  readonly name: string;
  /** The type of a valid value, in the types package. */
  readonly typeName: string;
  readonly source: Source;
}

/**
 * Text of the declarations of a module of checks: compilers and editors read it instead of the module.
 * `typesModule` exports the types of valid values. `isComponent`: the module is that of a schema.
 */
export function checkDeclarations(
  exports: readonly DeclaredExport[],
  typesModule: string,
  isComponent: boolean,
): string {
  if (exports.length === 0) return 'export {};\n';
  const imports = [
    `import type * as types from ${literal(typesModule)};`,
    "import type * as runtime from '../runtime/index.ts';",
  ];
  const validators = exports.map(
    ({ name, typeName, source }) =>
      `${docComment(withSee('', source))}\n${constant(name, `runtime.Validator<types.${identifier(typeName)}>`)}`,
  );
  const checks = exports.map(({ name }) => constant(isComponent ? 'check' : `${name}Check`, 'runtime.Check'));
  return [imports, validators, checks].map((lines) => `${lines.join('\n')}\n`).join('\n');
}

function constant(name: string, type: string): string {
  return `export declare const ${identifier(name)}: ${type};`;
}
