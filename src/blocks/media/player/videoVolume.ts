import { baseSetting } from '@/stores/preferences/baseSetting';

export const videoVolume = baseSetting({ key: 'videoVolume', where: 'device', default: 0.25 });
