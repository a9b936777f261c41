import type { Theme, ThemeBase } from '../Theme';
import { apricot } from './apricot';
import { astro } from './astro';
import { botanicalDark } from './botanicalDark';
import { botanicalLight } from './botanicalLight';
import { chartPaper } from './chartPaper';
import { cherryDark } from './cherryDark';
import { cherryLight } from './cherryLight';
import { coffee } from './coffee';
import { future } from './future';
import { greenLime } from './greenLime';
import { greenOrange } from './greenOrange';
import { ice } from './ice';
import { nightWatch } from './nightWatch';
import { persimmon } from './persimmon';
import { rainy } from './rainy';
import { sushi } from './sushi';
import { u0Dark } from './u0Dark';
import { u0Light } from './u0Light';
import { vivid } from './vivid';

/** The themes that come with the product (rules/appearance#built-in-themes), the default one of each base first. */
export const builtInThemes: readonly Theme[] = [
	...[chartPaper, coffee, apricot, rainy, botanicalLight, vivid, cherryLight, sushi, u0Light],
	...[nightWatch, persimmon, astro, future, botanicalDark, greenLime, greenOrange, cherryDark, ice, u0Dark],
];

export const builtInTheme = (id: string): Theme | undefined => builtInThemes.find(theme => theme.id === id);

/** The themes that count where none is chosen. */
export const DEFAULT_THEME_IDS = { light: chartPaper.id, dark: nightWatch.id } as const;

export const defaultTheme = (base: ThemeBase): Theme => (base === 'dark' ? nightWatch : chartPaper);
