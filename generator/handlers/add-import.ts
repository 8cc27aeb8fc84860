import type { SourceFile } from 'ts-morph';

/**
 * Imports a name, in an existing import from the module if there is one. A type may be imported from
 * anywhere already.
 */
export function addImport(file: SourceFile, name: string, specifier: string, isTypeOnly = false): void {
  const all = file.getImportDeclarations();
  const same = all.filter((each) => each.getModuleSpecifierValue() === specifier);
  const values = same.filter((each) => !each.isTypeOnly());
  const names = (isTypeOnly ? all : values).flatMap((each) => each.getNamedImports());
  if (names.some((each) => each.getName() === name && (isTypeOnly || !each.isTypeOnly()))) return;
  const extended = values.findLast((each) => each.getNamedImports().length > 0);
  if (extended !== undefined) {
    extended.addNamedImport({ name, isTypeOnly });
    return;
  }
  const neighbor = same.at(-1) ?? all.at(-1);
  const index = neighbor === undefined ? 0 : neighbor.getChildIndex() + 1;
  // `insertImportDeclaration` would remove blank lines between imports.
  file.insertStatements(index, `import ${isTypeOnly ? 'type ' : ''}{ ${name} } from '${specifier}';`);
}
