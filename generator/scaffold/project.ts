import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { memoized } from '../model/memoized.ts';
import { mapping, SpecFile, type YamlPath, yamlText } from './spec-file.ts';

/** The files of one run. Nothing is written before `write`, so a failed run changes nothing. */
export class ScaffoldProject {
  readonly #folder: string;
  readonly #yaml = new Map<string, SpecFile>();
  readonly #texts = new Map<string, string>();
  /** Each addition as `file:line`, with its text. */
  readonly added: { readonly place: string; readonly what: string }[] = [];
  readonly todo: string[] = [];

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The YAML files in a folder of `spec/`, relative to `spec/`. */
  specFiles(part: string): string[] {
    const names = readdirSync(join(this.#folder, 'spec', part));
    return names.filter((name) => name.endsWith('.yaml')).map((name) => `${part}/${name}`);
  }

  spec(path: string): SpecFile {
    return memoized(this.#yaml, path, () => new SpecFile(join(this.#folder, 'spec', path)));
  }

  /** The members of the mapping in a file of `spec/`. */
  entries(path: string): [string, unknown][] {
    return Object.entries(mapping(this.spec(path).value()));
  }

  /** Adds an entry, as a value or as text, to a file of `spec/`; see `SpecFile.addEntry`. */
  add(path: string, at: YamlPath, entry: object | string, isBefore?: (key: string) => boolean): void {
    const text = typeof entry === 'string' ? entry : yamlText(entry);
    const line = this.spec(path).addEntry(at, text, isBefore);
    this.added.push({ place: `spec/${path}:${line}`, what: text.trim().split('\n', 1)[0]! });
  }

  text(path: string): string {
    return this.#texts.get(path) ?? readFileSync(join(this.#folder, path), 'utf8');
  }

  /** Replaces or creates a file outside `spec/`. */
  setText(path: string, text: string, what: string): void {
    const isNew = !this.#texts.has(path) && !existsSync(join(this.#folder, path));
    const old = isNew ? [] : this.text(path).split('\n');
    const line = text.split('\n').findIndex((each, index) => each !== old[index]) + 1;
    this.#texts.set(path, text);
    this.added.push({ place: `${path}:${line}`, what });
  }

  /** Adds a test that fails until its author completes it. The statements of `body` are indented by four. */
  addTest(name: string, { suite, title, body }: Readonly<Record<'suite' | 'title' | 'body', string>>): void {
    const path = `test/service/${name}.test.ts`;
    const text = `import { expect, test } from 'vitest';

import { eachService } from '../support/service.ts';

eachService('${suite}', (service) => {
  test('${title}', async () => {
${body}
  });
});
`;
    this.setText(path, text, 'a test that fails until you write what it describes');
    this.todo.push(`${path}: fill in the test; npm test -- ${path} runs it`);
  }

  write(): void {
    for (const file of this.#yaml.values()) save(file.path, file.text);
    for (const [path, text] of this.#texts) save(join(this.#folder, path), text);
  }
}

function save(path: string, text: string): void {
  const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
  if (text === before) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
