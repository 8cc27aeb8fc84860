import type { Ignorer, NodePath } from '@stryker-mutator/api/ignore';

/**
 * Texts for people: arguments of log lines and of errors. No mutants of strings within them are tried,
 * because a test that compares the words of each would fail whenever one is improved.
 */
export const ignoredTexts: Ignorer = {
  shouldIgnore(path) {
    const { node } = path as Path;
    if (node.type !== 'StringLiteral' && node.type !== 'TemplateLiteral') return undefined;
    for (let at: Path | null = path as Path; at !== null; at = at.parentPath) {
      const call = at.parentPath?.node;
      if (call === undefined) return undefined;
      if (isText(call, at.node)) return 'text of a log line or an error';
      if (call.type.endsWith('Function') || call.type.endsWith('FunctionExpression') || call.type.endsWith('Statement'))
        if (call.type !== 'ThrowStatement') return undefined;
    }
    return undefined;
  },
};

interface Node {
  readonly type: string;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly name?: string;
  readonly id?: Node;
  readonly object?: Node;
  readonly property?: Node;
}

interface Path extends NodePath {
  readonly node: Node;
  readonly parentPath: Path | null;
}

/** Functions of one module whose only text is that of an error. */
const MAKE_ERRORS = new Set(['invalidToken', 'badUrl']);

/** Whether `argument` is a text for people in a call. Of `newError` it is the second. */
function isText(call: Node, argument: Node): boolean {
  const { type, callee } = call;
  if (call.arguments?.includes(argument) !== true || callee === undefined) return false;
  const name = callee.name ?? callee.property?.name ?? '';
  if (type === 'NewExpression') return name.endsWith('Error');
  if (name === 'newError' || name === 'anyError') return call.arguments[1] === argument;
  if (MAKE_ERRORS.has(name)) return true;
  // `log`, `payments.log` or `this.#log`.
  const { name: variable, property } = callee.object ?? {};
  const object = variable ?? property?.name ?? property?.id?.name ?? '';
  return /^log$/i.test(object) && /^(info|warn|error|fatal|debug)$/.test(name);
}
