import { dirname, relative } from 'node:path';

import type { ObjectLiteralExpression, Project } from 'ts-morph';

import { propertyKey, quoted } from '../targets/code.ts';
import { findRootObject, type MissingHandler } from './find-missing-handlers.ts';
import { addImport, addMembers, applyEdits, type TextEdit } from './text-edit.ts';

/**
 * Files with a stub that answers 501 for each missing handler, whole texts by path: a member behind the others of the resource's
 * object; for a resource that nobody answers yet a module of its own, named in the object of all resources. What stands in a file
 * already keeps every byte.
 */
export function addStubs(project: Project, missing: readonly MissingHandler[], scope: string): Map<string, string> {
  const server = `${scope}/server`;
  const edits = new Map<string, TextEdit[]>();
  const edit = (
    object: ObjectLiteralExpression,
    members: readonly string[],
    imports: readonly [string, string][],
  ): void => {
    const file = object.getSourceFile();
    const own = edits.get(file.getFilePath()) ?? [];
    const added = imports
      .flatMap(([name, from]) => addImport(file, name, from))
      .filter(({ text }) => !own.some((each) => each.text === text));
    edits.set(file.getFilePath(), [...own, ...added, ...addMembers(object, members)]);
  };

  const known = Map.groupBy(
    missing.filter(({ object }) => object !== undefined),
    ({ object }) => object!,
  );
  for (const [object, handlers] of known) edit(object, handlers.map(stub), [['notImplemented', server]]);

  const fresh = Map.groupBy(
    missing.filter(({ object }) => object === undefined),
    ({ file }) => file,
  );
  const root = findRootObject(project);
  if (root !== undefined && fresh.size > 0) {
    const modules = [...fresh.values()].map(([first]) => first!);
    const from = root.getSourceFile().getFilePath();
    const imports = modules.map(({ resource, file }): [string, string] => [
      `${resource}Handlers`,
      specifierOf(from, file),
    ]);
    edit(
      root,
      modules.map(({ resource }) => `${propertyKey(resource)}: ${resource}Handlers()`),
      imports,
    );
  }

  const edited = [...edits].map(
    ([path, own]) => [path, applyEdits(project.getSourceFileOrThrow(path).getFullText(), own)] as const,
  );
  const made = [...fresh].map(([path, handlers]) => [path, newModule(handlers, server)] as const);
  return new Map([...edited, ...made]);
}

function specifierOf(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function stub({ name, operation }: MissingHandler): string {
  return `${propertyKey(name)}: notImplemented(${quoted(operation)})`;
}

function newModule(handlers: readonly MissingHandler[], server: string): string {
  const { resource } = handlers[0]!;
  return `import { type Handlers, notImplemented } from ${quoted(server)};

import type { Context } from '../http/context.ts';

export function ${resource}Handlers(): Handlers<Context>[${quoted(resource)}] {
  return {
${handlers.map((handler) => `    ${stub(handler)},\n`).join('')}  };
}
`;
}
