import type { ThemeBase } from '@/domain/theme/Theme';

/** The device's choice between light and dark, which may change while the page is open. */
export const deviceScheme = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)');

export const deviceBase = (): ThemeBase => (deviceScheme().matches ? 'dark' : 'light');
