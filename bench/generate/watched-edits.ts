import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * A change of one field: what is found in a file of the spec, and what stands there after the edit of this
 * number.
 */
interface FieldEdit {
  readonly kind: string;
  readonly file: string;
  readonly from: RegExp;
  readonly to: (edit: number) => string;
}

/** Every second edit takes the one before it back. */
const EDITS: readonly FieldEdit[] = [
  {
    kind: 'a description',
    file: 'schemas/customer.yaml',
    from: /Unique in your account, regardless of case\./,
    to: (edit) => `Unique in ${edit} accounts.`,
  },
  {
    kind: 'a bound',
    file: 'schemas/customer.yaml',
    from: /maxLength: 1024/,
    to: (edit) => `maxLength: ${1024 + edit}`,
  },
  {
    kind: 'a new property',
    file: 'schemas/customer.yaml',
    from: /(?<=^CustomerCreate:[^]*?\n  properties:\n)/m,
    to: (edit) => `    nickname_${edit}: { type: string, maxLength: 80, description: What friends say. }\n`,
  },
  {
    kind: 'a bound of what others refer to',
    file: 'schemas/shared.yaml',
    from: /maximum: 200/,
    to: (edit) => `maximum: ${200 + edit}`,
  },
  {
    kind: 'an operation',
    file: 'operations/customers.yaml',
    from: /Only `email` is required\./,
    to: (edit) => `Only ${edit} fields are required.`,
  },
  {
    kind: "an operation's title",
    file: 'operations/customers.yaml',
    from: /summary: Create a customer/,
    to: (edit) => `summary: Create customer ${edit}`,
  },
  {
    kind: 'a parameter of all operations',
    file: 'parameters.yaml',
    from: /account applies, which can change\./,
    to: (edit) => `account applies, which can change ${edit} times.`,
  },
  {
    kind: 'an event',
    file: 'events/customer.yaml',
    from: /Occurs when a customer is created\./,
    to: (edit) => `Occurs when customer ${edit} is created.`,
  },
  {
    kind: 'an error',
    file: 'errors.yaml',
    from: /title: Permission missing/,
    to: (edit) => `title: Permission ${edit} missing`,
  },
  { kind: 'a page', file: 'spec.yaml', from: /## First request/, to: (edit) => `## Request ${edit}` },
];

export interface WatchedEdits {
  readonly milliseconds: readonly number[];
  /** The slowest kind of edit, as text. */
  readonly slowest: string;
}

/**
 * Saves one field of the spec after the other while `npm run generate -- --watch` runs, as a developer
 * does, and takes the time until it says that it is done, which it does after the last file is written.
 */
export async function watchedEdits(project: string, number: number): Promise<WatchedEdits> {
  const folder = mkdtempSync(join(tmpdir(), 'billing-watch-'));
  cpSync(join(project, 'spec'), join(folder, 'spec'), { recursive: true });
  const words = ['--watch', '--spec', join(folder, 'spec/spec.yaml'), '--out', join(folder, 'generated')];
  const watching = spawn(process.execPath, ['.ci/node.mjs', 'generator/main.ts', ...words], {
    cwd: project,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const done = reader(watching.stdout);
  try {
    await done();
    const times: { readonly kind: string; readonly milliseconds: number }[] = [];
    for (let edit = 0; edit < number; edit += 1) {
      const { kind, file, from, to } = EDITS[(edit >> 1) % EDITS.length]!;
      const path = join(folder, 'spec', file);
      const text = readFileSync(join(project, 'spec', file), 'utf8');
      if (!from.test(text)) throw new Error(`${file} has lost what is edited here: ${from.source}`);
      // Developers do not save sooner, nor twice within half a second.
      await delay(edit === 0 ? 3_000 : 500);
      const saved = performance.now();
      writeFileSync(path, edit % 2 === 0 ? text.replace(from, () => to(edit + 1)) : text);
      const said = await done();
      if (!/[1-9]\d* written/.test(said)) throw new Error(`the edit of ${file} came to nothing: ${said}`);
      times.push({ kind, milliseconds: performance.now() - saved });
    }
    const slowest = times.toSorted((a, b) => b.milliseconds - a.milliseconds)[0]!;
    return {
      milliseconds: times.map(({ milliseconds }) => milliseconds),
      slowest: `${slowest.kind}, ${slowest.milliseconds.toFixed(0)} ms`,
    };
  } finally {
    watching.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the output up to the next time that it watches. */
function reader(stream: NodeJS.ReadableStream): () => Promise<string> {
  const chunks = stream[Symbol.asyncIterator]();
  return async () => {
    let text = '';
    while (!text.includes('watching;')) {
      const { value, done } = await chunks.next();
      if (done === true) throw new Error(`the watch ended early: ${text}`);
      text += String(value);
    }
    return text;
  };
}
