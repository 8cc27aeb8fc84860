import { deliveryBugs } from './delivery-bugs.ts';
import { moneyBugs } from './money-bugs.ts';
import type { PlantedBug } from './planted-bug.ts';

export const plantedBugs: readonly PlantedBug[] = [...deliveryBugs, ...moneyBugs];
