import { _Code, Name, type UsedNames } from 'ajv/dist/compile/codegen/code.js';

/** A node of Ajv's code tree, as far as names can stand in it. */
export interface CodeNode {
  readonly names: UsedNames;
  readonly nodes?: readonly CodeNode[];
  readonly else?: CodeNode;
  readonly catch?: CodeNode;
  readonly finally?: CodeNode;
  readonly condition?: unknown;
  readonly iteration?: unknown;
  readonly iterable?: unknown;
  readonly from?: unknown;
  readonly to?: unknown;
  /** Of a statement. */
  readonly code?: unknown;
  /** Of a definition, which is no use of what it defines. */
  readonly rhs?: unknown;
  readonly lhs?: unknown;
}

/**
 * How often each name is used below a node. The same as the node's own `names`, which makes an object for every block and
 * merges it into the next one out, and one for every name: a third of the time that all our validators take.
 */
export function countNames(node: CodeNode, counts: UsedNames = {}): UsedNames {
  if (node.nodes !== undefined) {
    for (const child of node.nodes) countNames(child, counts);
    for (const child of [node.else, node.catch, node.finally]) if (child) countNames(child, counts);
    for (const part of [node.condition, node.iteration, node.iterable, node.from, node.to]) countIn(part, counts);
  } else if (node.code !== undefined) countIn(node.code, counts);
  else if (node.rhs !== undefined) {
    countIn(node.rhs, counts);
    if (!(node.lhs instanceof Name)) countIn(node.lhs, counts);
  } else for (const name in node.names) counts[name] = (counts[name] ?? 0) + node.names[name]!;
  return counts;
}

function countIn(part: unknown, counts: UsedNames): void {
  if (part instanceof Name) counts[part.str] = (counts[part.str] ?? 0) + 1;
  else if (part instanceof _Code)
    for (const item of part._items) if (item instanceof Name) counts[item.str] = (counts[item.str] ?? 0) + 1;
}
