import type { Target } from '../../../../../generator/plugins/plugin-api.ts';

export const target: Target = {
  name: 'thrower',
  emit(api) {
    throw new TypeError(`nothing can be made of ${api.info.title}`);
  },
};
