import type { ScaffoldProject } from './project.ts';

/** Adds a test that fails until a developer completes it. `body` has its statements, indented by four spaces. */
export function addFailingTest(
  project: ScaffoldProject,
  path: string,
  suite: string,
  {
    title,
    imports = [],
    body,
  }: { readonly title: string; readonly imports?: readonly string[]; readonly body: string },
): void {
  const lines = [
    `import { expect, test } from 'vitest';`,
    '',
    `import { eachService } from '../support/service.ts';`,
    ...imports,
    '',
    `eachService('${suite}', (service) => {`,
    `  test('${title}', async () => {`,
    body.trimEnd(),
    '  });',
    '});',
    '',
  ];
  project.setText(path, lines.join('\n'), `a test that fails until you write what it describes`);
  project.todo.push(`${path}: fill in the test; npm test -- ${path} runs it`);
}
