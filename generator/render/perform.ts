import type { Given, Tasks } from './tasks.ts';

/** Does a task in this thread. What it needs is loaded when it is first asked for. */
export async function perform<Task extends keyof Tasks>(
  task: Task,
  input: Parameters<Tasks[Task]>[0],
  given: Given,
): Promise<Awaited<ReturnType<Tasks[Task]>>> {
  const performed: Promise<unknown> = tasksOf(given)[task](input as never);
  return (await performed) as Awaited<ReturnType<Tasks[Task]>>;
}

const tasksOf = (given: Given): Tasks => ({
  async types(input) {
    const { renderTypes } = await import('../targets/types/render-types.ts');
    return renderTypes(input);
  },
  async check(input) {
    const { checkDocument } = await import('../load/check/check-document.ts');
    return checkDocument(input);
  },
  async format(files) {
    const { formatFiles } = await import('../write/format.ts');
    return formatFiles(files);
  },
  async emit({ target: name, scope, drafts }) {
    const { loadTarget } = await import('../targets/index.ts');
    const target = await loadTarget(name);
    const files = target.each?.(given.api!, { scope }) ?? (await target.emit(given.api!, { scope }));
    const finished = target.finished ? files : await tasksOf(given).format([...files]);
    if (drafts === undefined) return [...finished];
    const { draftFiles } = await import('../write/drafts.ts');
    return draftFiles(finished, drafts);
  },
});
