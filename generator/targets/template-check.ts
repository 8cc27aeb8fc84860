const BLOCKS: ReadonlySet<string> = new Set(['each', 'if', 'unless']);

/**
 * Throws unless a template uses nothing but fields of its view, the given helpers with one field each, and
 * the blocks `each`, `if` and `unless`. In a TypeScript template, every value goes through a helper, so
 * that no text of a document becomes code. `file` is the template's path, such as `server/routes.ts.hbs`.
 */
export function checkTemplate(file: string, program: hbs.AST.Program, helpers: ReadonlySet<string>): void {
  for (const node of program.body) {
    if (node.type === 'MustacheStatement') checkMustache(file, node as hbs.AST.MustacheStatement, helpers);
    else if (node.type === 'BlockStatement') checkBlock(file, node as hbs.AST.BlockStatement, helpers);
    else if (node.type !== 'ContentStatement' && node.type !== 'CommentStatement') reject(file, node, node.type);
  }
}

function checkMustache(file: string, node: hbs.AST.MustacheStatement, helpers: ReadonlySet<string>): void {
  const { original } = node.path as hbs.AST.PathExpression;
  const [value, ...more] = node.params;
  const isUnknown = value !== undefined && !helpers.has(original);
  if (!node.escaped || node.hash !== undefined || more.length > 0 || isUnknown) reject(file, node, original);
  if (value === undefined && file.endsWith('.ts.hbs'))
    throw new Error(`${file}:${node.loc.start.line}: {{${original}}} needs a helper: ${[...helpers].join(', ')}`);
  checkField(file, value ?? node.path);
}

function checkBlock(file: string, node: hbs.AST.BlockStatement, helpers: ReadonlySet<string>): void {
  const { path, params, hash } = node;
  // Handlebars' types do not say that either of them may be missing.
  const programs = [node.program, node.inverse] as (hbs.AST.Program | undefined)[];
  const hasBlockParams = programs[0]?.blockParams !== undefined;
  if (!BLOCKS.has(path.original) || params.length !== 1 || hash !== undefined || hasBlockParams)
    reject(file, node, `#${path.original}`);
  checkField(file, params[0]!);
  for (const program of programs) if (program) checkTemplate(file, program, helpers);
}

function checkField(file: string, node: hbs.AST.Expression): void {
  if (node.type !== 'PathExpression') reject(file, node, node.type);
  const { data, original } = node as hbs.AST.PathExpression;
  if (data) reject(file, node, original);
}

function reject(file: string, node: hbs.AST.Node, what: string): never {
  throw new Error(`${file}:${node.loc.start.line}: a template cannot use ${what}`);
}
