/** Whoever writes no TypeScript is told as well. */
export const target = { name: 'shapeless', emit: () => ({ path: 'shapeless/a.txt' }) };
