import { createRequire } from 'node:module';

import type Handlebars from 'handlebars';

const require = createRequire(import.meta.url);

/**
 * The code of a template as JavaScript: an expression that gives a `TemplateCode`. Handlebars reads the template; its own code would read
 * each field through four functions and make two closures and a frame of data for each item of a list, which took a quarter of the time in
 * which pages are made. What it knows beside `each`, `if`, `unless`, the `helpers` and fields of the view has no place in a template.
 */
export function compiledTemplate(name: string, source: string | hbs.AST.Program, helpers: readonly string[]): string {
  const program = typeof source === 'string' ? (require('handlebars') as typeof Handlebars).parse(source) : source;
  const code = new TemplateWriter(name, new Set(helpers)).block(program, 0);
  return `({helpers:h,print:p,field:f,list:l,holds:t})=>(v0)=>{let o="";${code}return o}`;
}

/** Views are `v0`, `v1` …, one for each list around; `o` is what has been printed. */
class TemplateWriter {
  readonly #name: string;
  readonly #helpers: ReadonlySet<string>;

  constructor(name: string, helpers: ReadonlySet<string>) {
    this.#name = name;
    this.#helpers = helpers;
  }

  block(program: hbs.AST.Program | undefined, depth: number): string {
    let code = '';
    let printed: string[] = [];
    const print = (): void => {
      if (printed.length > 0) code += `o+=${printed.join('+')};`;
      printed = [];
    };
    for (const node of program?.body ?? []) {
      if (node.type === 'ContentStatement') printed.push(JSON.stringify((node as hbs.AST.ContentStatement).value));
      else if (node.type === 'MustacheStatement')
        printed.push(this.#mustache(node as hbs.AST.MustacheStatement, depth));
      else if (node.type === 'BlockStatement') {
        print();
        code += this.#logic(node as hbs.AST.BlockStatement, depth);
      } else if (node.type !== 'CommentStatement') throw this.#fault(node, node.type);
    }
    print();
    return code;
  }

  #mustache(node: hbs.AST.MustacheStatement, depth: number): string {
    const path = node.path as hbs.AST.PathExpression;
    if (!node.escaped || node.hash !== undefined) throw this.#fault(node, path.original);
    if (node.params.length === 0) return `p(${this.#strict(path, depth)})`;
    if (node.params.length > 1 || !this.#helpers.has(path.original)) throw this.#fault(node, path.original);
    return `h.${path.original}(${this.#value(node.params[0]!, depth)})`;
  }

  #logic(node: hbs.AST.BlockStatement, depth: number): string {
    const { path, params } = node;
    // Either may be missing, which the types of Handlebars do not say.
    const [program, inverse] = [node.program, node.inverse] as (hbs.AST.Program | undefined)[];
    const isPlain = params.length === 1 && node.hash === undefined && program?.blockParams === undefined;
    if (!isPlain) throw this.#fault(node, `#${path.original}`);
    const value = this.#value(params[0]!, depth);
    const otherwise = this.block(inverse, depth);
    if (path.original === 'each') {
      const item = depth + 1;
      const loop = `for(const v${item} of l${item}){${this.block(program, item)}}`;
      return `{const l${item}=l(${value});${loop}${otherwise === '' ? '' : `if(l${item}.length===0){${otherwise}}`}}`;
    }
    const inner = this.block(program, depth);
    if (path.original === 'if') return `if(t(${value})){${inner}}else{${otherwise}}`;
    if (path.original === 'unless') return `if(!t(${value})){${inner}}else{${otherwise}}`;
    throw this.#fault(node, `#${path.original}`);
  }

  /** A field that has to be there. */
  #strict(path: hbs.AST.PathExpression, depth: number): string {
    const value = this.#value(path, depth);
    const last = path.parts.at(-1);
    if (last === undefined) return value;
    const around = this.#value({ ...path, parts: path.parts.slice(0, -1) } as hbs.AST.PathExpression, depth);
    return `${value}??f(${around},${JSON.stringify(last)})`;
  }

  #value(node: hbs.AST.Expression, depth: number): string {
    const path = node as hbs.AST.PathExpression;
    if (node.type !== 'PathExpression') throw this.#fault(node, node.type);
    if (path.data || path.depth > depth) throw this.#fault(node, path.original);
    return [`v${depth - path.depth}`, ...path.parts.map((part) => `[${JSON.stringify(part)}]`)].join('');
  }

  #fault(node: hbs.AST.Node, what: string): Error {
    return new Error(`${this.#name}.hbs:${node.loc.start.line}: ${what} has no place in a template`);
  }
}
