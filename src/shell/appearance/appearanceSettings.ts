import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

export const animation = preference({ key: 'animation', default: true });
/** Whether the device decides between light and dark; otherwise `darkMode` does. */
export const syncDeviceDarkMode = preference({ key: 'syncDeviceDarkMode', default: true });
export const darkMode = baseSetting({ key: 'darkMode', where: 'device', default: false });
