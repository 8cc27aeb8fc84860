import type { Target } from '../../../../../generator/plugins/plugin-api.ts';

export const target: Target = {
  name: 'elsewhere',
  emit: () => [{ path: 'elsewhere/../client/src/index.ts', from: [], render: () => '' }],
};
