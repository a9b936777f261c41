import { hasTypeOf } from '@/base/hasTypeOf';
import type { Theme } from '@/domain/theme/Theme';
import { preference } from '../preferences/preference';

/**
 * The installed themes, as they were installed, synced or taken over: one that another client wrote may be unusable
 * here (`usableThemes`).
 */
export const themes = preference<readonly Theme[]>({ key: 'themes', default: [] });

/** The theme of each base; null for the default one. The whole theme, as other devices may not have it installed. */
export const lightTheme = preference<Theme | null>({ key: 'lightTheme', default: null, accepts: isChoice });
export const darkTheme = preference<Theme | null>({ key: 'darkTheme', default: null, accepts: isChoice });

/** Whether the device decides between light and dark; otherwise `darkMode` does. */
export const syncDeviceDarkMode = preference({ key: 'syncDeviceDarkMode', default: true });

/** Whether it is null or may be a theme; whether its colors are any shows when it is compiled. */
function isChoice(value: unknown): boolean {
	return value === null || (hasTypeOf({}, value) && typeof (value as Theme).name === 'string');
}
