import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

import { chromiumPath, startBrowser } from '../../test/docs/browser.ts';
import { commandOf } from '../../test/support/generate-command.ts';

const FIRST = 'Rejected if another customer has it, even an archived one.';
const PAGE = 'operations/customers.create.html';

export interface Edits {
  readonly milliseconds: readonly number[];
  /** The event that ends each measurement. */
  readonly seen: string;
}

/** Saves one description of the spec repeatedly, and waits each time until an open page shows it. */
export async function measureEdits(project: string, number: number): Promise<Edits> {
  const folder = mkdtempSync(join(tmpdir(), 'billing-edits-'));
  cpSync(join(project, 'spec'), join(folder, 'spec'), { recursive: true });
  const args = [...commandOf('docs'), '--spec', join(folder, 'spec/spec.yaml'), '--port', '0'];
  const docs = spawn(process.execPath, args, { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    const url = await addressOf(docs);
    const open = chromiumPath === undefined ? await openWithoutBrowser(url) : await openInBrowser(url);
    const file = join(folder, 'spec/schemas/customer.yaml');
    const original = readFileSync(file, 'utf8');
    if (!original.includes(FIRST))
      throw new Error(`${file} doesn't contain the sentence that this benchmark edits: ${FIRST}`);
    const milliseconds: number[] = [];
    // The first five run before the code is compiled.
    for (let edit = -5; edit < number; edit += 1) {
      const sentence = `Edited ${edit + 6} times.`;
      const start = performance.now();
      writeFileSync(file, original.replace(FIRST, sentence));
      await open.until(sentence);
      if (edit >= 0) milliseconds.push(performance.now() - start);
      await delay(100);
    }
    await open.close();
    return { milliseconds, seen: open.what };
  } finally {
    docs.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)]!;
}

async function addressOf(docs: ChildProcess): Promise<string> {
  let text = '';
  for await (const chunk of docs.stdout!.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    const url = /http:\S+\//.exec(text)?.[0];
    if (url !== undefined) {
      docs.stdout!.resume();
      return url;
    }
  }
  throw new Error(`the preview ended early: ${text}`);
}

interface Open {
  readonly what: string;
  until(sentence: string): Promise<void>;
  close(): Promise<void>;
}

async function openInBrowser(url: string): Promise<Open> {
  const browser = await startBrowser();
  const page = await browser.newPage();
  await page.goto(url + PAGE);
  return {
    what: 'Chromium has drawn it',
    async until(sentence) {
      // Polls in the page, so that the measurement ends with the frame that shows the sentence.
      await page.waitForFunction(`document.body.innerText.includes(${JSON.stringify(sentence)})`, undefined, {
        polling: 'raf',
      });
    },
    close: () => browser.close(),
  };
}

async function openWithoutBrowser(url: string): Promise<Open> {
  const stop = new AbortController();
  const events = await fetch(`${url}reload`, { signal: stop.signal });
  const reader = events.body!.pipeThrough(new TextDecoderStream()).getReader();
  return {
    what: 'it was fetched (no Chromium here)',
    async until(sentence) {
      for (;;) {
        const { value = '' } = await reader.read();
        if (value.includes('saved') && (await (await fetch(url + PAGE)).text()).includes(sentence)) return;
      }
    },
    async close() {
      stop.abort();
    },
  };
}
