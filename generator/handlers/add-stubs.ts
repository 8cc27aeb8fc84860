import { dirname, relative } from 'node:path';

import type { ObjectLiteralExpression, Project, SourceFile } from 'ts-morph';

import { propertyKey, quoted } from '../targets/code.ts';
import { addImport } from './add-import.ts';
import { addMembers, applyEdits } from './text-edit.ts';
import { findRootObject, type MissingHandler } from './find-missing-handlers.ts';

const CONTEXT = '../http/context.ts';

/**
 * Returns the texts of all files with a stub for each missing handler, by path. A stub responds 501. It is a
 * new member of the resource's object, or, for a resource without handlers, a new function in its own module
 * or at the end of an existing one. Existing text does not change.
 */
export function addStubs(project: Project, missing: readonly MissingHandler[], scope: string): Map<string, string> {
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
  const edits = [
    ...[...Map.groupBy(members, ({ object }) => object)].flatMap(([object, own]) =>
      addMembers(
        object,
        own.map(({ text }) => text),
      ).map((edit) => ({ file: object.getSourceFile(), ...edit })),
    ),
    ...functions.map(({ file, text }) => ({ file, at: file.getEnd(), text })),
  ];
  const files = [...Map.groupBy(edits, ({ file }) => file)];
  return new Map(files.map(([file, own]) => [file.getFilePath(), applyEdits(file.getFullText(), own)]));
}

function openModule(project: Project, path: string, server: string): SourceFile {
  const existing = project.getSourceFile(path);
  if (existing === undefined) {
    const imports = `import { type Handlers, notImplemented } from ${quoted(server)};

import type { Context } from ${quoted(CONTEXT)};
`;
    return project.createSourceFile(path, imports);
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
