import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { runInThisContext } from 'node:vm';

import { compiledOnce } from '../compiled.ts';
import { compiledTemplate } from './template-compiler.ts';
import type { TemplateCode } from './template-runtime.ts';

const FOLDER = fileURLToPath(new URL('../../templates/', import.meta.url));
const COMPILER = fileURLToPath(new URL('template-compiler.ts', import.meta.url));
const require = createRequire(import.meta.url);

let all: Readonly<Record<string, TemplateCode>> | undefined;

/** The code of `templates/<name>.hbs`, which may call `helpersOf` it. All are compiled at once, and only once: that takes 0.07 s. */
export function templateCode(name: string, helpersOf: (name: string) => readonly string[]): TemplateCode {
  all ??= allTemplates(helpersOf);
  const code = all[name];
  if (code === undefined) throw new Error(`there is no templates/${name}.hbs`);
  return code;
}

function allTemplates(helpersOf: (name: string) => readonly string[]): Readonly<Record<string, TemplateCode>> {
  const { version } = require('handlebars/package.json') as { version: string };
  const sources = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.hbs'))
    .sort()
    .map((file) => {
      const name = file.slice(0, -'.hbs'.length).replaceAll('\\', '/');
      return { name, helpers: helpersOf(name), text: readFileSync(FOLDER + file, 'utf8') };
    });
  return compiledOnce('templates', [version, readFileSync(COMPILER, 'utf8'), sources], () => {
    const members = sources.map(
      ({ name, helpers, text }) => `${JSON.stringify(name)}:${compiledTemplate(name, text, helpers)}`,
    );
    return `module.exports={${members.join(',\n')}}`;
  }) as Readonly<Record<string, TemplateCode>>;
}

/** The code of a template that stands elsewhere. */
export function compileCode(name: string, source: string | hbs.AST.Program, helpers: readonly string[]): TemplateCode {
  return runInThisContext(`(${compiledTemplate(name, source, helpers)})`) as TemplateCode;
}
