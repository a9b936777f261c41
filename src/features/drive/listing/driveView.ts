import { baseSetting } from '@/stores/preferences/baseSetting';

export const driveView = baseSetting<'grid' | 'list'>({ key: 'driveView', where: 'device', default: 'grid' });
