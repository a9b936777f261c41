import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

export const animation = preference({ key: 'animation', default: true });
/** The device decides between light and dark; else `darkMode` does. */
export const syncDeviceDarkMode = preference({ key: 'syncDeviceDarkMode', default: true });
export const darkMode = baseSetting({ key: 'darkMode', where: 'device', default: false });
