import Handlebars from 'handlebars';

import { CODE_HELPERS, PROSE_HELPERS } from '../../../generator/targets/templates.ts';

const BLOCKS = new Set(['each', 'if', 'unless']);

/** Templates whose text is code: what they print runs, or is compiled. */
export function isCodeTemplate(name: string): boolean {
  return /\.[cm]?[jt]s\.hbs$/.test(name);
}

/**
 * What a template does that it must not. In code every mustache goes through one of the code helpers, outside of quotes unless the
 * helper checks its value to be harmless in them; elsewhere nothing is printed unescaped. Logic is `each`, `if` and `unless`.
 */
export function templateFaults(name: string, source: string): string[] {
  const faults: string[] = [];
  const helpers = new Set(Object.keys(isCodeTemplate(name) ? CODE_HELPERS : PROSE_HELPERS));
  const report = (node: hbs.AST.Node, fault: string): void => {
    faults.push(`${name}:${node.loc.start.line}: ${fault}`);
  };

  const mustache = (node: hbs.AST.MustacheStatement, before: string): void => {
    const helper = pathOf(node.path);
    if (!node.escaped) report(node, `{{{${helper}}}} is not escaped`);
    if (node.params.length === 0 && node.hash === undefined) {
      if (isCodeTemplate(name) || helpers.has(helper)) report(node, `{{${helper}}} goes through no helper`);
      return;
    }
    if (!helpers.has(helper)) report(node, `${helper} is no helper here`);
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
      if (node.type === 'ContentStatement') before = String((node as hbs.AST.ContentStatement).original);
      else {
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
