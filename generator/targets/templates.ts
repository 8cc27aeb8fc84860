import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { type RewriteTemplate, TemplateEngine } from './template-engine.ts';
import type { Unit } from './unit.ts';

const FOLDER = new URL('../../templates/', import.meta.url);
const ENGINE = new TemplateEngine(FOLDER, true);

/** Renders `templates/<name>.hbs` with a view. Throws where it prints a field that the view lacks. */
export function renderTemplate(name: string, view: object): string {
  return ENGINE.render(name, view);
}

/** Rewrites every template of `templates/` before its next use; without `rewrite`, restores them. */
export function rewriteTemplates(rewrite?: RewriteTemplate): void {
  ENGINE.rewriteTemplates(rewrite);
}

/** The same as `renderTemplate` for the `*.hbs` files of another folder. */
export function templatesIn(folder: URL): (name: string, view: object) => string {
  const engine = new TemplateEngine(folder);
  return (name, view) => engine.render(name, view);
}

/** A module of a target's package, printed by a template in the target's folder. */
export function templateUnit(target: string, file: string, from: Unit['from'], view: () => object, name = file): Unit {
  return { path: `${target}/src/${file}`, from, render: () => renderTemplate(`${target}/${name}`, view()) };
}

/** The text of `templates/<name>`, a module that is copied into a package as it is. */
export function runtimeModule(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8');
}

/** Every module below `templates/<target>/runtime/`, as a unit of the target's package. */
export function runtimeUnits(target: string): Unit[] {
  const folder = fileURLToPath(new URL(`${target}/runtime/`, FOLDER));
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replaceAll('\\', '/'))
    .sort()
    .map((name) => ({
      path: `${target}/src/runtime/${name}`,
      from: [],
      render: () => runtimeModule(`${target}/runtime/${name}`),
    }));
}
