import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { Locate, Place } from '../diagnostic/diagnostic.ts';
import { type LoadedSpec, loadSpec } from '../load/load-spec.ts';
import { buildApi } from '../model/build.ts';
import type { GenerateOptions } from '../options.ts';
import { loadPlugins } from '../plugins/plugin-targets.ts';
import { renderFile } from '../render/render-all.ts';
import { loadTargets, TARGET_NAMES } from '../targets/index.ts';
import type { Target, Unit } from '../targets/unit.ts';
import type { Path } from '../write/differences.ts';
import { MANIFEST, readManifest } from '../write/manifest.ts';
import { hasLine, lineIdentity } from './line-identity.ts';
import { type Excerpt, type IsEnough, smallestDocument, without } from './smallest-document.ts';
import { findTemplateLines, type TemplateLine, type TracedText, traceTemplates } from './template-lines.ts';

export interface Explanation {
  /** Parts of the document without which the line would be different. */
  readonly causes: readonly Cause[];
  /** Other parts that the document needs for the line to exist, although other values would do as well. */
  readonly reachedBy: readonly Cause[];
  /** Lines of templates, or of the copied module, that printed it; empty if no template did. */
  readonly templates: readonly TemplateLine[];
  /** The copied module, or else the module of the target. */
  readonly module: { readonly file: string; readonly isCopied: boolean };
  readonly locate: Locate;
}

export interface Cause {
  /** Path in the bundled document. */
  readonly path: Path;
  readonly place: Place;
}

/** The line can't be explained; the message is one or two sentences for the user. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/**
 * Explains a line, from 1, of a file in the output folder. Renders the file again from smaller and smaller
 * excerpts of the document, until only the parts remain that the line needs, and once more with templates
 * that print marks. Calls `progress` with the number of attempts. With errors in the document, resolves to
 * these.
 *
 * @throws Refusal
 */
export async function explain(
  options: GenerateOptions,
  path: string,
  line: number,
  progress: (attempts: number) => void,
): Promise<{ readonly explanation: Explanation } | Pick<LoadedSpec, 'diagnostics' | 'locate'>> {
  const file = join(options.out, path);
  if (path === MANIFEST)
    throw new Refusal(`${file} is the record of the last run; no line of it comes from the document.`);
  const spec = await loadSpec(options.spec, options);
  const plugins = await loadPlugins(options);
  const errors = [...spec.diagnostics, ...plugins.diagnostics].filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return { diagnostics: errors, locate: spec.locate };

  const unitOf = (target: Target, excerpt?: Excerpt): Unit | undefined => {
    const part = excerpt && {
      document: excerpt.document,
      place: (at: Path): Place => spec.place(excerpt.original(at)),
    };
    return target.emit(buildApi({ ...spec, ...part }).api, options).find((unit) => unit.path === path);
  };
  /** The text of the file; undefined where the target emits no unit of this path. */
  const render = async (target: Target, excerpt?: Excerpt): Promise<string | undefined> => {
    const unit = unitOf(target, excerpt);
    return unit && renderFile(unit, options.spec);
  };
  const modules = new Map<Target, string>(plugins.targets.map(({ target, module }) => [target, module]));
  const targets = [...(await loadTargets(TARGET_NAMES)), ...modules.keys()];
  const { target, text } = await findFile(targets, path, render, options.out);
  if (readFileSync(file, 'utf8') !== text)
    throw new Refusal(`${file} does not match the document. Run npm run generate first.`);
  const lines = text.replace(/\n$/, '').split('\n');
  if (lines[line - 1] === undefined)
    throw new Refusal(`${file} has ${lines.length} lines, so there is no line ${line}.`);

  const identity = lineIdentity(lines, line - 1);
  let attempts = 0;
  const isEnough = async (excerpt: Excerpt): Promise<boolean> => {
    progress((attempts += 1));
    // A target may fail on a document that lacks required parts; then the line is not in the output.
    const text = await render(target, excerpt).catch(() => undefined);
    return text !== undefined && hasLine(text, identity);
  };
  const parts = await neededParts(spec, isEnough);
  // Marks can affect how the target processes text, so they come last.
  using trace = traceTemplates();
  const printed = trace.unmarked(await unitOf(target)!.render());
  const copied = copiedFrom(printed);
  const templates = findTemplateLines(text, line, copied === undefined ? printed : linesOf(copied, printed.text));
  const module = { file: copied ?? modules.get(target) ?? moduleOf(target, path), isCopied: copied !== undefined };
  return { explanation: { ...parts, templates, module, locate: spec.locate } };
}

async function neededParts(spec: LoadedSpec, isEnough: IsEnough): Promise<Pick<Explanation, 'causes' | 'reachedBy'>> {
  const needed = await smallestDocument(spec.document, isEnough);
  const causes: Path[] = [];
  for (const each of needed) if (!(await isEnough(without(spec.document, each)))) causes.push(each);
  const placed = (paths: readonly Path[]): Cause[] => paths.map((path) => ({ path, place: spec.place(path) }));
  if (causes.length === 0) return { causes: placed(needed), reachedBy: [] };
  return { causes: placed(causes), reachedBy: placed(needed.filter((each) => !causes.includes(each))) };
}

/** Tries the target with the name of the folder first; some targets write into the folder of another one. */
async function findFile(
  all: readonly Target[],
  path: string,
  render: (target: Target) => Promise<string | undefined>,
  out: string,
): Promise<{ target: Target; text: string }> {
  const isNamed = ({ name }: Target): number => Number(path.startsWith(`${name}/`));
  for (const target of all.toSorted((a, b) => isNamed(b) - isNamed(a))) {
    const text = await render(target);
    if (text !== undefined) return { target, text };
  }
  const isStale = readManifest(out)?.outputs[path] !== undefined;
  const reason = isStale
    ? 'no longer generated. npm run generate removes it.'
    : 'not generated: no target makes a file of this name.';
  throw new Refusal(`${join(out, path)} is ${reason}`);
}

function copiedFrom({ text, parts }: TracedText): string | undefined {
  if (parts.length > 0) return undefined;
  return readdirSync(`${PROJECT}templates`, { recursive: true, encoding: 'utf8' })
    .map((name) => `templates/${name.replaceAll('\\', '/')}`)
    .find((name) => /\.(ts|js|css)$/.test(name) && readFileSync(PROJECT + name, 'utf8') === text);
}

function linesOf(file: string, text: string): TracedText {
  const starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return { text, parts: starts.map((start, index) => ({ start, from: { file, line: index + 1 } })) };
}

/** Some targets write into the folder of another target. */
function moduleOf({ name }: Target, path: string): string {
  const named = [name, path.split('/', 1)[0]!].map((one) => `generator/targets/${one}.ts`);
  return named.find((file) => existsSync(PROJECT + file)) ?? 'generator/targets';
}
