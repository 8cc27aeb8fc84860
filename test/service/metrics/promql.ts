import { parser } from '@prometheus-io/lezer-promql';

export interface Expression {
  /** Where it can't be parsed, or undefined. */
  readonly fault: string | undefined;
  readonly metrics: ReadonlySet<string>;
  /** Names of labels in selectors and groupings. */
  readonly labels: ReadonlySet<string>;
  /** Values of labels that a selector compares with, as `name="value"`. */
  readonly values: ReadonlySet<string>;
}

const LABELS = new Set(['LabelName', 'QuotedLabelName']);

/** What an expression of PromQL reads. */
export function parseExpression(text: string): Expression {
  const [metrics, labels, values] = [new Set<string>(), new Set<string>(), new Set<string>()];
  let fault: string | undefined;
  parser.parse(text).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) fault ??= `cannot be parsed from "${text.slice(from)}"`;
      if (LABELS.has(type.name)) labels.add(text.slice(from, to));
      if (type.name === 'Identifier' && node.parent?.name === 'VectorSelector') metrics.add(text.slice(from, to));
      const [, name, , value] =
        /^(\w+)(!?=)"(.*)"$/.exec(type.name.endsWith('LabelMatcher') ? text.slice(from, to) : '') ?? [];
      if (name !== undefined) values.add(`${name}="${value}"`);
    },
  });
  return { fault, metrics, labels, values };
}
