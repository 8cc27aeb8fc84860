import { resolve } from 'node:path';

import { Node, type ObjectLiteralExpression, Project, type SourceFile, SyntaxKind } from 'ts-morph';

import type { Operation } from '../model/api.ts';
import { kebabCase } from '../model/names.ts';

type Route = Pick<Operation, 'id' | 'resource' | 'name'>;

export interface MissingHandler extends Route {
  /** The module with the resource's other handlers, or the module to create; absolute. */
  readonly file: string;
  /** The object to extend; absent if the resource has no handlers yet. */
  readonly object: ObjectLiteralExpression | undefined;
}

/** Parses the hand-written modules; finding objects by their declared types needs no type check. */
export function openService(folder: string): Project {
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    skipLoadingLibFiles: true,
  });
  project.addSourceFilesAtPaths(`${folder}/**/*.ts`);
  project.createDirectory(folder);
  return project;
}

/**
 * Returns operations without a handler in their resource's object. That object is declared as
 * `Handlers<…>['<resource>']`, as the return type of a function or the type of a variable.
 */
export function findMissingHandlers(project: Project, routes: readonly Route[], folder: string): MissingHandler[] {
  const objects = new Map(project.getSourceFiles().flatMap((file) => handlerObjects(file)));
  return routes.flatMap(({ id, resource, name }): MissingHandler[] => {
    const object = objects.get(resource);
    if (object !== undefined && memberNames(object).includes(name)) return [];
    const file = object?.getSourceFile().getFilePath() ?? resolve(folder, kebabCase(resource), 'handlers.ts');
    return [{ id, resource, name, file, object }];
  });
}

/** The object with a member for each resource, declared as `Handlers<…>`. */
export function findRootObject(project: Project): ObjectLiteralExpression | undefined {
  const references = project.getSourceFiles().flatMap((file) => file.getDescendantsOfKind(SyntaxKind.TypeReference));
  const roots = references.filter((type) => type.getTypeName().getText() === 'Handlers');
  return roots.map((type) => objectOf(type.getParentOrThrow())).find((object) => object !== undefined);
}

function handlerObjects(file: SourceFile): [string, ObjectLiteralExpression][] {
  const types = file.getDescendantsOfKind(SyntaxKind.IndexedAccessType);
  return types.flatMap((type): [string, ObjectLiteralExpression][] => {
    const resource = /^Handlers\s*<[\s\S]*>\s*\[\s*['"](\w+)['"]\s*\]$/.exec(type.getText())?.[1];
    const object = resource === undefined ? undefined : objectOf(type.getParentOrThrow());
    return resource === undefined || object === undefined ? [] : [[resource, object]];
  });
}

function objectOf(declaration: Node): ObjectLiteralExpression | undefined {
  if (Node.isVariableDeclaration(declaration))
    return declaration.getInitializerIfKind(SyntaxKind.ObjectLiteralExpression);
  if (!Node.isFunctionDeclaration(declaration) && !Node.isArrowFunction(declaration)) return undefined;
  const body = declaration.getBody();
  if (!Node.isBlock(body)) return undefined;
  const returned = body.getStatements().find(Node.isReturnStatement)?.getExpression();
  return Node.isObjectLiteralExpression(returned) ? returned : undefined;
}

function memberNames(object: ObjectLiteralExpression): string[] {
  return object.getProperties().flatMap((property) => {
    if (Node.isSpreadAssignment(property)) return [];
    const name = property.getNameNode();
    return [Node.isStringLiteral(name) ? name.getLiteralText() : name.getText()];
  });
}
