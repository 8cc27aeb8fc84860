import type { JsonValue } from '../../json.ts';
import { show } from '../show.ts';
import type { PairReport } from './comparison.ts';
import { pathOf, saidOf, type SchemaNode } from './schema-node.ts';
import { comparePatterns } from './patterns.ts';

/** Formats of numbers that take everything that the other one takes. */
const WIDER: Readonly<Record<string, string>> = { int32: 'int64', float: 'double' };

/** Keywords that say what form a text has, and what people call that. */
const FORMS: Readonly<Record<string, string>> = {
  format: 'format',
  contentEncoding: 'encoding',
  contentMediaType: 'media type',
};

/** Compares the form of text: patterns, formats, and what is encoded in it. */
export function compareFormats(report: PairReport, base: SchemaNode, head: SchemaNode): void {
  for (const keyword of Object.keys(FORMS)) compareForm(report, base, head, keyword);
  const [before, after] = [patterns(base), patterns(head)];
  const paths = [pathOf(base, 'pattern'), pathOf(head, 'pattern')] as const;
  const gone = before.filter((pattern) => !after.includes(pattern));
  const come = after.filter((pattern) => !before.includes(pattern));
  if (gone.length > 0 && come.length > 0) {
    const { code, hints } = comparePatterns(gone, come);
    const message = `must now match ${come.map(show).join(' and ')} (was ${gone.map(show).join(' and ')})`;
    report.differ(code, ...paths, message, { hints });
  } else if (come.length > 0) {
    const words = said(head, 'x-pattern-message');
    const rule = typeof words === 'string' ? words : `match ${come.map(show).join(' and ')}`;
    report.differ('pattern-added', ...paths, `must now ${rule}`);
  }
  if (come.length === 0 && gone.length > 0)
    report.differ('pattern-removed', ...paths, `no longer has to match ${gone.map(show).join(' and ')}`);
}

function patterns(node: SchemaNode): string[] {
  return saidOf(node, 'pattern').map(({ json }) => String(json));
}

function compareForm(report: PairReport, base: SchemaNode, head: SchemaNode, keyword: string): void {
  const [before, after] = [said(base, keyword), said(head, keyword)];
  if (before === after) return;
  const paths = [pathOf(base, keyword), pathOf(head, keyword)] as const;
  const message = `now has the ${FORMS[keyword]} ${show(after)} (was ${show(before)})`;
  if (before === undefined)
    report.differ('format-added', ...paths, `must now have the ${FORMS[keyword]} ${show(after)}`);
  else if (after === undefined)
    report.differ('format-removed', ...paths, `no longer has to have the ${FORMS[keyword]} ${show(before)}`);
  else if (WIDER[String(before)] === after) report.differ('limit-loosened', ...paths, message);
  else if (WIDER[String(after)] === before) report.differ('limit-tightened', ...paths, message);
  else report.differ('format-changed', ...paths, message);
}

function said(node: SchemaNode, keyword: string): JsonValue | undefined {
  return saidOf(node, keyword)[0]?.json;
}
