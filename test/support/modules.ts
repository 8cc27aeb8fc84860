import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';

import ts from 'typescript';

export interface Import {
  /** The module that is imported, from the repository's root. */
  readonly path: string;
  readonly line: number;
  /** Only for its types: nothing is loaded. */
  readonly typeOnly: boolean;
}

/**
 * Every TypeScript and JavaScript module of the repository with what it imports of the repository, by path
 * from the root.
 */
export function modulesBelow(root: string): Map<string, readonly Import[]> {
  return readModules(root).modules;
}

export interface Modules {
  /** As `modulesBelow` returns them. */
  readonly modules: Map<string, readonly Import[]>;
  /** What they import of other packages, with the package's name as the path. */
  readonly packages: Map<string, readonly Import[]>;
}

/** Reads each module once. */
export function readModules(root: string): Modules {
  const require = createRequire(join(resolve(root), 'any.js'));
  const all = sourceFiles(root).map((path) => [path, importsOf(root, path, require)] as const);
  const own = all.map(([path, imports]) => [path, imports.filter(({ path: to }) => !to.startsWith(PACKAGES))] as const);
  const others = all.map(
    ([path, imports]) =>
      [
        path,
        imports.flatMap(({ path: to, ...rest }) =>
          to.startsWith(PACKAGES) ? [{ ...rest, path: to.slice(PACKAGES.length) }] : [],
        ),
      ] as const,
  );
  return { modules: new Map(own), packages: new Map(others) };
}

const PACKAGES = 'package:';

/** Folders whose modules are no part of the repository's own code. */
const LEFT_OUT = new Set(['node_modules', '.git', '.data', 'golden', 'dist']);

function sourceFiles(root: string, below = ''): string[] {
  return readdirSync(join(root, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : sourceFiles(root, path);
    return /\.[cm]?[jt]s$/.test(entry.name) ? [path] : [];
  });
}

function importsOf(root: string, path: string, require: NodeJS.Require): Import[] {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier === undefined || !ts.isStringLiteralLike(specifier)) return;
    const target = resolved(root, path, specifier.text, require);
    const { line } = source.getLineAndCharacterOfPosition(specifier.getStart(source));
    if (target !== undefined) found.push({ path: target, line: line + 1, typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      add(node.moduleSpecifier, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
    } else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, node.isTypeOnly);
    else if (ts.isImportTypeNode(node))
      add(ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node.arguments[0], false);
    else if (ts.isNewExpression(node) && node.expression.getText(source) === 'URL') {
      // A worker is loaded by its address.
      const [address] = node.arguments ?? [];
      if (address !== undefined && ts.isStringLiteralLike(address) && address.text.endsWith('.ts')) add(address, false);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The imported file when it is one of the repository: by a relative path, or as a workspace. */
function resolved(root: string, from: string, specifier: string, require: NodeJS.Require): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(from), specifier);
  if (!specifier.startsWith('@billing/')) {
    // `new URL('worker.ts', …)` names a file.
    const name = /^(@[^/:]+\/)?[^/:]+(?=\/|$)/.exec(specifier)?.[0];
    return name === undefined || name.endsWith('.ts') ? undefined : PACKAGES + name;
  }
  return relative(resolve(root), require.resolve(specifier));
}
