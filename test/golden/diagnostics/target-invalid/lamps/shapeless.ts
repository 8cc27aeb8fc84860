export const target = { name: 'Not a folder', emit: 'nothing' };
