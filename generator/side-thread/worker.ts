import { flushCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';

import type { Reply, Request, Tasks } from './tasks.ts';

const { useOneCompiler } = await import('../targets/types/one-compiler.ts');
useOneCompiler();
// The largest first: it is loaded while nobody has asked for anything yet.
const { renderTypes } = await import('../targets/types/render-types.ts');

const tasks: Tasks = {
  types: async (input) => renderTypes(input),
  async yaml(document) {
    const { toYaml } = await import('../targets/openapi/to-yaml.ts');
    return toYaml(document);
  },
  async examples({ document, house }) {
    const { checkExamples } = await import('../load/check-examples.ts');
    return checkExamples(document, house);
  },
  async format(files) {
    const { formatFiles } = await import('../write/format.ts');
    return formatFiles(files);
  },
};

let before = Promise.resolve();
parentPort?.on('message', (request: Request) => {
  before = before.then(() => answer(request));
});

async function answer({ id, task, input }: Request): Promise<void> {
  parentPort?.postMessage(await reply(id, task, input));
  // The thread is ended, not left, so nobody else keeps what it compiled.
  flushCompileCache();
}

async function reply(id: number, task: keyof Tasks, input: unknown): Promise<Reply> {
  try {
    return { id, output: await tasks[task](input as never) };
  } catch (error) {
    return { id, error };
  }
}
