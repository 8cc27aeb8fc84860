import type { Target } from '../../../../../generator/plugins/plugin-api.ts';

export const target: Target = {
  name: 'types',
  emit: () => [],
};
