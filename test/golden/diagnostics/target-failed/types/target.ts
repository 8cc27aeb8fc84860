import type { Target } from '../../../../../generator/target.ts';

export const target: Target = {
  name: 'types',
  emit: () => [],
};
