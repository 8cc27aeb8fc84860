import Handlebars from 'handlebars';

import { CODE_HELPERS, HTML_HELPERS, PROSE_HELPERS } from '../../../generator/targets/template-helpers.ts';

const BLOCKS = new Set(['each', 'if', 'unless']);

/** Templates of code, whose output runs or is compiled. */
export function isCodeTemplate(name: string): boolean {
  return /\.[cm]?[jt]s\.hbs$/.test(name);
}

/** Templates of pages, in which text must remain text. */
function isHtmlTemplate(name: string): boolean {
  return name.endsWith('.html.hbs');
}

/**
 * The faults of a template. In code, every mustache calls a code helper, and is outside of quotes unless the
 * helper checks that its value is safe inside them. Elsewhere no mustache is unescaped, and in an HTML tag
 * it is a double-quoted value of an attribute that is neither a script nor a style. Logic is `each`, `if`
 * and `unless`.
 */
export function templateFaults(name: string, source: string): string[] {
  const faults: string[] = [];
  const kind = isCodeTemplate(name) ? CODE_HELPERS : isHtmlTemplate(name) ? HTML_HELPERS : PROSE_HELPERS;
  const helpers = new Set(Object.keys(kind));
  const html = isHtmlTemplate(name) ? new HtmlPlace() : undefined;
  const report = (node: hbs.AST.Node, fault: string): void => {
    faults.push(`${name}:${node.loc.start.line}: ${fault}`);
  };

  const mustache = (node: hbs.AST.MustacheStatement, before: string): void => {
    const helper = pathOf(node.path);
    if (!node.escaped) report(node, `{{{${helper}}}} is not escaped`);
    const misplaced = html?.fault(helper, node.params.length > 0);
    if (misplaced !== undefined) report(node, misplaced);
    if (node.params.length === 0 && node.hash === undefined) {
      if (isCodeTemplate(name) || helpers.has(helper)) report(node, `{{${helper}}} goes through no helper`);
      return;
    }
    if (!helpers.has(helper)) report(node, `${helper} is not a helper here`);
    if (node.params.length !== 1 || node.hash !== undefined) report(node, `${helper} takes one value`);
    if (node.params.some((param) => param.type !== 'PathExpression'))
      report(node, `${helper} takes a field of the view`);
    const inQuotes = /['"`]$/.test(before);
    if (isCodeTemplate(name) && inQuotes && !['path', 'id'].includes(helper))
      report(node, `{{${helper} …}} stands in quotes`);
  };

  const program = ({ body }: hbs.AST.Program): void => {
    let before = '';
    for (const node of body) {
      if (node.type === 'ContentStatement') {
        before = String((node as hbs.AST.ContentStatement).original);
        html?.read(before);
      } else {
        statement(node, before);
        before = '';
      }
    }
  };

  const statement = (node: hbs.AST.Statement, before: string): void => {
    if (node.type === 'MustacheStatement') mustache(node as hbs.AST.MustacheStatement, before);
    else if (node.type === 'BlockStatement') {
      const block = node as hbs.AST.BlockStatement;
      if (!BLOCKS.has(block.path.original))
        report(node, `#${block.path.original} is not among ${[...BLOCKS].join(', ')}`);
      if (block.params.some((param) => param.type !== 'PathExpression')) report(node, 'logic belongs into the view');
      program(block.program);
      if (block.inverse) program(block.inverse);
    } else if (node.type !== 'CommentStatement') report(node, `${node.type} has no place in a template`);
  };

  program(Handlebars.parse(source));
  return faults;
}

function pathOf(path: hbs.AST.MustacheStatement['path']): string {
  return String((path as hbs.AST.PathExpression).original);
}

/**
 * The HTML context of the next mustache. Reads a block's alternatives in sequence, which is correct for
 * balanced HTML.
 */
class HtmlPlace {
  #text = '';

  read(text: string): void {
    this.#text += text;
  }

  fault(helper: string, hasValue: boolean): string | undefined {
    const tag = this.#text.slice(this.#text.lastIndexOf('<'));
    if (/^<(?:script|style)\b[^>]*>[^<]*$/i.test(tag)) return `{{${helper}}} stands in a script or a style`;
    if (!tag.startsWith('<') || tag.includes('>')) return undefined;
    const attribute = /\s([\w:-]+)="[^"]*$/i.exec(tag)?.[1]?.toLowerCase();
    if (attribute === undefined) return `{{${helper}}} stands in a tag, outside of quotes`;
    if (attribute === 'style' || attribute.startsWith('on')) return `{{${helper}}} stands in ${attribute}`;
    return hasValue ? `{{${helper} …}} stands in an attribute` : undefined;
  }
}
