import { dirname, relative } from 'node:path';

import type { Project, SourceFile } from 'ts-morph';

import { propertyKey, quoted } from '../targets/code.ts';
import { findRootObject, type MissingHandler } from './find-missing-handlers.ts';
import { addImport, addMembers, applyEdits, type TextEdit } from './text-edit.ts';

/**
 * Returns the texts of all files with a stub for each missing handler, by path. A stub responds 501. It is a new member of
 * the resource's object, or, for a resource without handlers, a new function in its own module or at the end of an existing
 * one. Existing text does not change.
 */
export function addStubs(project: Project, missing: readonly MissingHandler[], scope: string): Map<string, string> {
  const server = `${scope}/server`;
  const edits = new Map<string, TextEdit[]>();
  const edit = (file: SourceFile, imports: readonly Import[], made: readonly TextEdit[]): void => {
    const own = edits.get(file.getFilePath()) ?? [];
    const added = imports
      .flatMap(([name, from]) => addImport(file, name, from))
      .filter(({ text }) => !own.some((each) => each.text === text));
    edits.set(file.getFilePath(), [...own, ...added, ...made]);
  };

  const known = Map.groupBy(
    missing.filter(({ object }) => object !== undefined),
    ({ object }) => object!,
  );
  for (const [object, handlers] of known) {
    edit(object.getSourceFile(), [['notImplemented', server]], addMembers(object, handlers.map(stub)));
  }

  const fresh = [
    ...Map.groupBy(
      missing.filter(({ object }) => object === undefined),
      ({ resource }) => resource,
    ).values(),
  ].map((handlers) => ({ ...handlers[0]!, handlers }));
  const root = findRootObject(project);
  if (root !== undefined && fresh.length > 0) {
    const from = root.getSourceFile().getFilePath();
    edit(
      root.getSourceFile(),
      fresh.map(({ resource, file }) => [`${resource}Handlers`, specifierOf(from, file)]),
      addMembers(
        root,
        fresh.map(({ resource }) => `${propertyKey(resource)}: ${resource}Handlers()`),
      ),
    );
  }
  const made = fresh.flatMap(({ file, handlers }) => {
    const module = project.getSourceFile(file);
    if (module === undefined) return [[file, newModule(handlers, server)] as const];
    const types: Import[] = [
      ['type Handlers', server],
      ['type Context', CONTEXT],
    ];
    const imports = types.filter(([name]) => !importsName(module, name.replace('type ', '')));
    const at = module.getFullText().length;
    edit(module, [...imports, ['notImplemented', server]], [{ at, text: `\n${stubs(handlers)}` }]);
    return [];
  });

  const edited = [...edits].map(
    ([path, own]) => [path, applyEdits(project.getSourceFileOrThrow(path).getFullText(), own)] as const,
  );
  return new Map([...edited, ...made]);
}

type Import = readonly [name: string, specifier: string];

const CONTEXT = '../http/context.ts';

function importsName(file: SourceFile, name: string): boolean {
  return file.getImportDeclarations().some((each) => each.getNamedImports().some((named) => named.getName() === name));
}

function specifierOf(from: string, to: string): string {
  const path = relative(dirname(from), to).replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

function stub({ name, operation }: MissingHandler): string {
  return `${propertyKey(name)}: notImplemented(${quoted(operation)})`;
}

function newModule(handlers: readonly MissingHandler[], server: string): string {
  return `import { type Handlers, notImplemented } from ${quoted(server)};

import type { Context } from ${quoted(CONTEXT)};

${stubs(handlers)}`;
}

function stubs(handlers: readonly MissingHandler[]): string {
  const { resource } = handlers[0]!;
  return `export function ${resource}Handlers(): Handlers<Context>[${quoted(resource)}] {
  return {
${handlers.map((handler) => `    ${stub(handler)},\n`).join('')}  };
}
`;
}
