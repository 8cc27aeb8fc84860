import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

const FOLDER = fileURLToPath(new URL('../../templates/', import.meta.url));
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/', import.meta.url));
const require = createRequire(import.meta.url);

/** What Handlebars makes of a template: code, to be given to `Handlebars.template`. */
export type TemplateCode = TemplateSpecification;

let all: Readonly<Record<string, TemplateCode>> | undefined;

/**
 * The code of `templates/<name>.hbs`; `optionsOf` says how each is compiled. All are compiled at once, by the first run that `npm ci`
 * makes, and kept under a name that stands for their texts and options: compiling them takes a fifth of a whole run, and 100 MiB.
 */
export function templateCode(name: string, optionsOf: (name: string) => PrecompileOptions): TemplateCode {
  all ??= allTemplates(optionsOf);
  const code = all[name];
  if (code === undefined) throw new Error(`there is no templates/${name}.hbs`);
  return code;
}

function allTemplates(optionsOf: (name: string) => PrecompileOptions): Readonly<Record<string, TemplateCode>> {
  const { version } = require('handlebars/package.json') as { version: string };
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.hbs'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.hbs'.length).replaceAll('\\', '/');
      return { name, options: optionsOf(name), text: readFileSync(FOLDER + file, 'utf8') };
    });
  const key = createHash('sha256')
    .update(JSON.stringify([version, sources]))
    .digest('hex')
    .slice(0, 32);
  const file = join(CACHE, `templates-${key}.cjs`);
  try {
    return require(file) as Readonly<Record<string, TemplateCode>>;
  } catch {
    const members = sources.map(({ name, options, text }) => `${JSON.stringify(name)}:${precompiled(text, options)}`);
    const code = `{${members.join(',\n')}}`;
    keep(file, `module.exports=${code}`);
    return evaluate(code) as Readonly<Record<string, TemplateCode>>;
  }
}

/** The code of a template that stands elsewhere. */
export function compileCode(source: string | hbs.AST.Program, options: PrecompileOptions): TemplateCode {
  return evaluate(precompiled(source, options)) as TemplateCode;
}

/** The compiler is loaded only where there is something to compile. */
function precompiled(source: string | hbs.AST.Program, options: PrecompileOptions): string {
  return String((require('handlebars') as typeof Handlebars).precompile(source, options));
}

function evaluate(code: string): unknown {
  return runInThisContext(`(${code})`);
}

/** Under its name only when it is whole. Where nothing may be written, the next run compiles again. */
function keep(file: string, text: string): void {
  const part = `${file}.${randomUUID()}`;
  try {
    mkdirSync(CACHE, { recursive: true });
    writeFileSync(part, text);
    renameSync(part, file);
  } catch {
    return;
  }
}
