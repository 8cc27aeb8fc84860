import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

import { compiledOnce } from '../compiled.ts';

const FOLDER = fileURLToPath(new URL('../../templates/', import.meta.url));
const require = createRequire(import.meta.url);

/** What Handlebars makes of a template: code, to be given to `Handlebars.template`. */
export type TemplateCode = TemplateSpecification;

let all: Readonly<Record<string, TemplateCode>> | undefined;

/**
 * The code of `templates/<name>.hbs`; `optionsOf` says how each is compiled. All are compiled at once, and only once: compiling them
 * takes a fifth of a whole run, and 100 MiB.
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
  return compiledOnce('templates', [version, sources], () => {
    const members = sources.map(({ name, options, text }) => `${JSON.stringify(name)}:${precompiled(text, options)}`);
    return `module.exports={${members.join(',\n')}}`;
  }) as Readonly<Record<string, TemplateCode>>;
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
