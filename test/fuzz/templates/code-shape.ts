import ts from 'typescript';

/** Treats all spellings of a name alike: `a`, `'a b'`, `['__proto__']`. */
const NAME = -1;
/** `x.a` and `x['a b']`. */
const ACCESS = -2;

/** A hash of a module's syntax tree. */
export interface CodeShape {
  /** Ignores the text of names and literals, comments, and the order of equal nodes. */
  readonly tree: number;
  /** Syntax errors, and comments that are directives to the compiler. */
  readonly faults: readonly string[];
}

interface ReadFile extends ts.SourceFile {
  readonly parseDiagnostics: readonly ts.DiagnosticWithLocation[];
  readonly commentDirectives?: readonly ts.TextRange[];
}

/** The text of a TypeScript or JavaScript module. */
export function codeShape(path: string, text: string): CodeShape {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ESNext) as ReadFile;
  const faults = [
    ...file.parseDiagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' ')),
    ...(file.commentDirectives ?? []).map(({ pos, end }) => `a comment for the compiler: ${text.slice(pos, end)}`),
    ...file.referencedFiles.map(({ fileName }) => `a reference to ${fileName}`),
  ];
  return { tree: treeOf(file), faults };
}

function treeOf(node: ts.Node): number {
  let sum = mixed(kindOf(node));
  ts.forEachChild(node, (child) => {
    if (isNameOf(child, node)) sum = (sum + mixed(NAME)) | 0;
    else sum = (sum + mixed(treeOf(child))) | 0;
  });
  return sum;
}

function kindOf(node: ts.Node): number {
  return ts.isPropertyAccessExpression(node) || isAccessByText(node) ? ACCESS : node.kind;
}

function isAccessByText(node: ts.Node): node is ts.ElementAccessExpression {
  return ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression);
}

function isNameOf(child: ts.Node, parent: ts.Node): boolean {
  if (isAccessByText(parent)) return child === parent.argumentExpression;
  if (ts.isPropertyAccessExpression(parent)) return child === parent.name;
  if (!('name' in parent) || parent.name !== child) return false;
  const name = ts.isComputedPropertyName(child) ? child.expression : child;
  return ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNumericLiteral(name);
}

/** Mixes the bits, so that sums of different sets differ. */
function mixed(value: number): number {
  let bits = Math.imul(value ^ (value >>> 16), 0x45d9f3b);
  bits = Math.imul(bits ^ (bits >>> 16), 0x45d9f3b);
  return bits ^ (bits >>> 16);
}
