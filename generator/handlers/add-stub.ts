import type { Project } from 'ts-morph';

import { literal, propertyKey } from '../targets/code.ts';
import type { MissingHandler } from './find-missing-handlers.ts';

/**
 * Adds a handler that answers 501 as the last member of the resource's object, or a module with only that. Everything that
 * stands there already keeps its text: members are inserted as text, nothing is printed anew.
 */
export function addStub(project: Project, missing: MissingHandler, scope: string): void {
  const member = `${propertyKey(missing.name)}: notImplemented(${literal(missing.operation)})`;
  const { object } = missing;
  if (object === undefined) {
    const existing = project.getSourceFile(missing.file);
    if (existing) addToNewModule(existing.getFilePath(), project, member);
    else project.createSourceFile(missing.file, newModule(missing, member, scope));
    return;
  }
  object.addProperty(member);
  importNotImplemented(project, missing.file, scope);
}

/** The module was made by this run for another operation of the same resource. */
function addToNewModule(path: string, project: Project, member: string): void {
  const file = project.getSourceFileOrThrow(path);
  const text = file.getFullText();
  file.replaceWithText(text.replace(/\n {2}\};\n\}\n$/, `\n    ${member},\n  };\n}\n`));
}

function newModule({ resource }: MissingHandler, member: string, scope: string): string {
  return `import { type Handlers, notImplemented } from '${scope}/server';

import type { Context } from '../http/context.ts';

export function ${resource}Handlers(): Handlers<Context>['${resource}'] {
  return {
    ${member},
  };
}
`;
}

function importNotImplemented(project: Project, path: string, scope: string): void {
  const file = project.getSourceFileOrThrow(path);
  const specifier = `${scope}/server`;
  const declaration = file.getImportDeclaration((candidate) => candidate.getModuleSpecifierValue() === specifier && !candidate.isTypeOnly());
  if (declaration === undefined) file.addImportDeclaration({ moduleSpecifier: specifier, namedImports: ['notImplemented'] });
  else if (!declaration.getNamedImports().some((name) => name.getName() === 'notImplemented')) declaration.addNamedImport('notImplemented');
}
