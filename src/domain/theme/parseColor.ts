import tinycolor from 'tinycolor2';
import type { Color } from './readable';

/** The whole text has to be a color: tinycolor itself takes what only begins with one. */
const COLOR = /^(?:#[\da-f]{3,8}|[a-z]{3,24}|(?:rgb|hsl|hsv)a?\([\d\s.,%+-]{1,60}\))$/i;

/** A color as CSS writes it: hex, a name, `rgb()` or `hsl()`; null if the text is none. */
export function parseColor(text: string): Color | null {
	const trimmed = text.trim();
	if (!COLOR.test(trimmed)) return null;
	const color = tinycolor(trimmed);
	return color.isValid() ? color : null;
}
