import { Document, Scalar, stringify } from 'yaml';

/** Prints a value as YAML in the style of the spec: long texts on one line, and single quotes. */
export function yamlText(value: object): string {
  return stringify(value, { lineWidth: 0, singleQuote: true, flowCollectionPadding: false });
}

export function onOneLine(value: readonly unknown[]): object {
  return new Document().createNode(value, { flow: true });
}

/** A reference that `yamlText` prints in quotes. */
export function reference(target: string): object {
  const quoted = new Scalar(target);
  quoted.type = 'QUOTE_SINGLE';
  return { $ref: quoted };
}
