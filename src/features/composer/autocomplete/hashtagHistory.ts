import { baseSetting } from '@/stores/preferences/baseSetting';

export const hashtagHistory = baseSetting<readonly string[]>({ key: 'hashtagHistory', where: 'device', default: [] });
