import { globSync, readFileSync } from 'node:fs';

import ts from 'typescript';
import { expect, test } from 'vitest';

/** Changes that a call makes to the collection before its dot. */
const CHANGING = new Set('set add delete clear push pop shift unshift splice'.split(' '));

test('modules of the generator and the service keep no state', () => {
  const own = globSync('{generator,service}/**/*.ts');
  expect(own.length).toBeGreaterThan(400);
  expect(own.flatMap((path) => stateOf(path, readFileSync(path, 'utf8')))).toEqual([]);
});

test('stateOf finds variables and constants of a module that its functions change', () => {
  const stateIn = (text: string): string[] => stateOf('a.ts', text);
  expect(stateIn('let count = 0;')).toEqual(['a.ts:1 let count']);
  expect(stateIn('const run = { last: 0 };\nfunction f() { run.last += 1; }')).toEqual(['a.ts:2 run.last += 1']);
  expect(stateIn('const all = new Map();\nconst f = () => all.set(1, 2);')).toEqual(['a.ts:2 all.set(1, 2)']);
  expect(stateIn('const run = {};\nfunction f() { Object.assign(run, {}); }')).toEqual([
    'a.ts:2 Object.assign(run, {})',
  ]);
  expect(stateIn('const list = [1];\nlist.push(2);\nfunction f() { const list = []; return g(list); }')).toEqual([]);
  expect(stateIn('const run = { at: 0 };\nconst f = () => ++run.at;\nconst g = () => delete run.at;')).toEqual([
    'a.ts:2 ++run.at',
    'a.ts:3 delete run.at',
  ]);
  expect(stateIn('const run = { at: 0 };\nconst f = () => !run.at;')).toEqual([]);
  // State of the keys, which ends with them.
  expect(stateIn('const of = new WeakMap();\nconst f = (key) => of.set(key, 2);')).toEqual([]);
});

/** Each place where a module has a variable, or where a function changes a constant of its module. */
function stateOf(path: string, text: string): string[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const constants = new Set<string>();
  const found: string[] = [];
  const report = (node: ts.Node, what = node.getText()): void => {
    found.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${what}`);
  };
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if ((statement.declarationList.flags & ts.NodeFlags.Const) === 0) report(statement, `let ${name.getText()}`);
      else if (!/^new WeakMap\b/.test(initializer?.getText() ?? '')) constants.add(name.getText());
    }
  }
  const isChanged = (changed: ts.Node): boolean => constants.has(/^\w+/.exec(changed.getText())?.[0] ?? '');
  const visit = (node: ts.Node, isInFunction: boolean): void => {
    if (isInFunction && changedBy(node).some(isChanged)) report(node);
    ts.forEachChild(node, (child) => visit(child, isInFunction || ts.isFunctionLike(node)));
  };
  visit(source, false);
  return found;
}

/** The expressions whose values a node changes. */
function changedBy(node: ts.Node): readonly ts.Node[] {
  if (ts.isBinaryExpression(node)) {
    const { kind } = node.operatorToken;
    const isAssignment = kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
    return isAssignment ? [node.left] : [];
  }
  if (ts.isPostfixUnaryExpression(node)) return [node.operand];
  if (ts.isPrefixUnaryExpression(node)) return /^(\+\+|--)/.test(node.getText()) ? [node.operand] : [];
  if (ts.isDeleteExpression(node)) return [node.expression];
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const { expression, name } = node.expression;
  if (expression.getText() === 'Object' && name.text === 'assign') return node.arguments.slice(0, 1);
  return CHANGING.has(name.text) ? [expression] : [];
}
