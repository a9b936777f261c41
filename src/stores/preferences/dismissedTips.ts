import type { Tips } from '@/domain/server/tips';
import { baseSetting } from './baseSetting';

export const dismissedTips = baseSetting<Tips>({ key: 'tips', where: 'device', default: {}, affects: 'lastView' });
