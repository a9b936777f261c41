import type { Tips } from '@/domain/tips';
import { baseSetting } from './baseSetting';

export const dismissedTips = baseSetting<Tips>({ key: 'tips', where: 'device', default: {}, affects: 'lastView' });
