import tinycolor from 'tinycolor2';
import { compileTheme } from './compileTheme';
import { faintPairs } from './contrast';
import { type Color, over, readable } from './readable';
import type { Theme, ThemeBase } from './Theme';

interface PaletteRequest {
	/** `#rrggbb`: the accent, and the tint of everything else. */
	readonly main: string;
	/** The color of links, mentions and hashtags; by default the first one's neighbors. */
	readonly second?: string | undefined;
	readonly base: ThemeBase;
}

/** Lightness of the surfaces and the text, and how much of the hue they have, in percent. */
const SURFACES = {
	light: { bg: [90, 28], panel: [98.5, 40], popup: [95, 34], fg: [14, 22], tint: 0.1 },
	dark: { bg: [5, 22], panel: [9, 20], popup: [13, 20], fg: [91, 18], tint: 0.16 },
} as const;

const STEPS = 24;

/**
 * The props of a whole theme from one or two colors. Texts and controls are readable, whatever the colors are: they are
 * moved towards the color of the text until they are.
 */
export function makePalette({ main, second, base }: PaletteRequest): Theme['props'] {
	const surfaces = SURFACES[base];
	const { h, s } = tinycolor(main).toHsl();
	const made = ([lightness, saturation]: readonly [number, number]) =>
		tinycolor({ h, s: Math.min(s, saturation / 100), l: lightness / 100 });
	const [bg, panel, popup, fg] = [made(surfaces.bg), made(surfaces.panel), made(surfaces.popup), made(surfaces.fg)];
	const chip = fg.clone().setAlpha(0.05);
	const papers = [bg, panel, popup, over(chip, panel), over(chip, popup)];
	const legible = (color: Color) => readable(color, fg, papers).toHexString();
	const near = (degrees: number) => legible(tinycolor(second ?? main).spin(degrees));
	const props = {
		bg: bg.toHexString(),
		panel: panel.toHexString(),
		popup: popup.toHexString(),
		fg: fg.toHexString(),
		link: legible(tinycolor(second ?? main)),
		mention: near(second === undefined ? -30 : 0),
		hashtag: near(30),
		accentedBg: `:alpha<${surfaces.tint}<@accent`,
	};
	return { ...props, accent: accentFor(tinycolor(main), fg, props, base) };
}

/** The color nearest to the wanted one that is readable also on its own tint, and has a text that is readable on it. */
function accentFor(wanted: Color, ink: Color, props: Theme['props'], base: ThemeBase): string {
	for (let step = 0; step < STEPS; step++) {
		const accent = tinycolor.mix(wanted, ink, (step / STEPS) * 100).toHexString();
		const faint = faintPairs(compileTheme({ base, props: { ...props, accent } }));
		if (!faint.some(({ ink: of }) => of === 'accent' || of === 'on' || of === 'fg')) return accent;
	}
	return ink.toHexString();
}
