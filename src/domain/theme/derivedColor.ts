import tinycolor from 'tinycolor2';
import { type Color, over, readable } from './readable';
import type { ColorToken } from './themeTokens';

/** The other colors of the theme, as a derived one needs them. */
interface Colors {
	color(token: string): Color;
	sets(token: string): boolean;
	isFree(token: string): boolean;
}

type Of = (token: ColorToken) => Color;

interface Derivation {
	/** If the theme sets none of these, the base's own color fits better. */
	readonly from: readonly ColorToken[];
	readonly make: (of: Of) => Color;
}

const isDark = (color: Color): boolean => color.getLuminance() < 0.2;

/** What texts stand on, the tint of chips included. */
const papers = (of: Of): readonly Color[] => {
	const [canvas, panel, raised] = [of('canvas'), of('panel'), of('raised')];
	return [canvas, panel, raised, over(of('rx'), panel), over(of('rx'), raised)];
};

/** What is pressed, or focused in a menu: there stand secondary texts too. */
const pressed = (of: Of): readonly Color[] =>
	[of('canvas'), of('panel'), of('raised')].map(surface => over(of('press'), surface));

/** What texts of a theme stand on. */
export const papersOf = (colors: Pick<Colors, 'color'>): readonly Color[] => papers(token => colors.color(token));

/** How colors that a theme leaves out follow from those it sets, so that they fit them. */
const DERIVATIONS: { readonly [T in ColorToken]?: Derivation } = {
	raised: {
		from: ['panel'],
		make: of => (isDark(of('panel')) ? of('panel').clone().lighten(4) : of('panel').clone().darken(3)),
	},
	line: { from: ['fg'], make: of => of('fg').clone().setAlpha(0.1) },
	rx: { from: ['fg'], make: of => of('fg').clone().setAlpha(0.05) },
	hover: { from: ['fg'], make: of => of('fg').clone().setAlpha(0.05) },
	press: { from: ['fg'], make: of => of('fg').clone().setAlpha(0.1) },
	dim: {
		from: ['fg', 'panel', 'canvas'],
		make: of => readable(tinycolor.mix(of('fg'), of('panel'), 40), of('fg'), [...papers(of), ...pressed(of)]),
	},
	read: {
		from: ['fg', 'panel', 'canvas'],
		make: of =>
			readable(tinycolor.mix(of('fg'), of('panel'), 45), of('fg'), [of('panel'), over(of('rx'), of('panel'))]),
	},
	on: { from: ['accent'], make: of => tinycolor.mostReadable(of('accent'), ['#fff', '#16130d']) },
	link: { from: ['accent'], make: of => of('accent') },
	onDanger: { from: ['danger'], make: of => tinycolor.mostReadable(of('danger'), ['#fff', '#200505']) },
	danger: { from: ['panel', 'canvas', 'fg'], make: of => asText(isDark(of('panel')) ? '#f47c7c' : '#b3261e', of) },
	warn: { from: ['panel', 'canvas', 'fg'], make: of => asText(isDark(of('panel')) ? '#f0a35c' : '#8a5200', of) },
	success: { from: ['panel', 'canvas', 'fg'], make: of => asText(isDark(of('panel')) ? '#6fcf97' : '#1d6b3f', of) },
};

const asText = (color: string, of: Of): Color => readable(tinycolor(color), of('fg'), papers(of));

/** The color of a token that the theme doesn't set, if it follows from one that it sets. */
export function derivedColor(token: string, colors: Colors): Color | null {
	const derivation = Object.hasOwn(DERIVATIONS, token) ? DERIVATIONS[token as ColorToken] : undefined;
	if (!derivation?.from.some(each => colors.sets(each))) return null;
	// A theme may set a color by one that would follow from it: then the base's counts.
	if (!derivation.from.every(each => colors.isFree(each))) return null;
	return derivation.make(name => colors.color(name));
}
