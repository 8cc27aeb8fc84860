import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { parse } from 'yaml';

import { mapping, valueAt, withEntry, type YamlPath, yamlText } from './yaml-text.ts';

/** The files of one run. Nothing is written before `write`, so a failed run changes nothing. */
export class ScaffoldProject {
  readonly #folder: string;
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

  /** The value at a path in a file of `spec/`, by default of the whole file. */
  value(file: string, at: YamlPath = []): unknown {
    return valueAt(parse(this.text(`spec/${file}`)), at);
  }

  has(file: string, at: YamlPath): boolean {
    return this.value(file, at) !== undefined;
  }

  /** The members of the mapping in a file of `spec/`. */
  entries(file: string): [string, unknown][] {
    return Object.entries(mapping(this.value(file)));
  }

  /** Adds an entry, as a value or as text, to a file of `spec/`; see `withEntry`. */
  add(file: string, at: YamlPath, entry: object | string, isBefore?: (key: string) => boolean): void {
    const text = typeof entry === 'string' ? entry : yamlText(entry);
    const path = `spec/${file}`;
    this.setText(path, withEntry(this.text(path), at, text, isBefore), text.trim().split('\n', 1)[0]!);
  }

  /** The text of a file, empty if it does not exist yet. */
  text(path: string): string {
    const file = join(this.#folder, path);
    return this.#texts.get(path) ?? (existsSync(file) ? readFileSync(file, 'utf8') : '');
  }

  /** Replaces or creates a file. */
  setText(path: string, text: string, what: string): void {
    const old = this.text(path).split('\n');
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
    for (const [path, text] of this.#texts) {
      const file = join(this.#folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
}
