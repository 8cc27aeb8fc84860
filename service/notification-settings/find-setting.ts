import { rowFinder } from '../storage/find-row.ts';

export const findSetting = rowFinder('notification_settings', 'Notification setting');
