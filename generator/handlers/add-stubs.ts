import { dirname, relative } from 'node:path';

import type { ObjectLiteralExpression, Project, SourceFile } from 'ts-morph';

import { propertyKey, quoted } from '../targets/code.ts';
import { findRootObject, type MissingHandler } from './find-missing-handlers.ts';

const CONTEXT = '../http/context.ts';

/**
 * Adds a stub for each missing handler to the files of the project, without saving them. A stub responds
 * 501. It is a new member of the resource's object, or, for a resource without handlers, a new function in
 * its own module or at the end of an existing one. Existing text does not change.
 */
export function addStubs(project: Project, missing: readonly MissingHandler[], scope: string): void {
  const server = `${scope}/server`;
  const root = findRootObject(project);
  const members: { readonly object: ObjectLiteralExpression; readonly text: string }[] = [];
  const functions: { readonly file: SourceFile; readonly text: string }[] = [];
  for (const [resource, handlers] of Map.groupBy(missing, (each) => each.resource)) {
    const { object, file } = handlers[0]!;
    if (object !== undefined) {
      addImport(object.getSourceFile(), 'notImplemented', server);
      members.push(...handlers.map((handler) => ({ object, text: stub(handler) })));
      continue;
    }
    if (root !== undefined) {
      addImport(root.getSourceFile(), `${resource}Handlers`, specifierOf(root.getSourceFile().getFilePath(), file));
      members.push({ object: root, text: `${propertyKey(resource)}: ${resource}Handlers()` });
    }
    functions.push({ file: openModule(project, file, server), text: stubFunction(resource, handlers) });
  }
  // Imports move what follows them, so edits are computed after all of them are there.
  const extended = [...Map.groupBy(members, ({ object }) => object)].flatMap(([object, own]) => {
    const texts = own.map(({ text }) => text);
    return addMembers(object, texts).map((edit) => ({ file: object.getSourceFile(), ...edit }));
  });
  const edits = [...extended, ...functions.map(({ file, text }) => ({ file, at: file.getEnd(), text }))];
  // Each edit leaves the places before it where they are, and of two at one place, the second comes first.
  for (const { file, at, text } of edits.toSorted((a, b) => a.at - b.at).toReversed()) file.insertText(at, text);
}

function openModule(project: Project, path: string, server: string): SourceFile {
  const existing = project.getSourceFile(path);
  if (existing === undefined) {
    const imports = `import { type Handlers, notImplemented } from ${quoted(server)};\n`;
    return project.createSourceFile(path, `${imports}\nimport type { Context } from ${quoted(CONTEXT)};\n`);
  }
  addImport(existing, 'Handlers', server, true);
  addImport(existing, 'Context', CONTEXT, true);
  addImport(existing, 'notImplemented', server);
  return existing;
}

function specifierOf(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function stub({ name, id }: MissingHandler): string {
  return `${propertyKey(name)}: notImplemented(${quoted(id)})`;
}

function stubFunction(resource: string, handlers: readonly MissingHandler[]): string {
  return `
export function ${resource}Handlers(): Handlers<Context>[${quoted(resource)}] {
  return {
${handlers.map((handler) => `    ${stub(handler)},\n`).join('')}  };
}
`;
}

/** Extends an import from the module if there is one. A type may be imported from anywhere already. */
function addImport(file: SourceFile, name: string, specifier: string, isTypeOnly = false): void {
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

/** Adds members behind the last one, in the same layout; a trailing comment stays on its line. */
function addMembers(object: ObjectLiteralExpression, members: readonly string[]) {
  const last = object.getProperties().at(-1);
  if (last === undefined) return [{ at: object.getStart() + 1, text: ` ${members.join(', ')} ` }];
  const behind = object.getSourceFile().getFullText().slice(last.getEnd());
  const [whole, comma] = /^(\s*,)?([^\S\n]*\/\/[^\n]*|[^\S\n]*\/\*[^\n]*?\*\/)?/.exec(behind)!;
  const oneLine = object.getStartLineNumber() === last.getStartLineNumber();
  const before = oneLine ? ' ' : `\n${' '.repeat(last.getStart() - last.getStartLinePos())}`;
  const added = { at: last.getEnd() + whole.length, text: before + members.join(`,${before}`) };
  if (comma === undefined) return [{ at: last.getEnd(), text: ',' }, added];
  return [{ ...added, text: `${added.text},` }];
}
