export interface TickerColors {
	/** CSS colours. */
	readonly background: string;
	readonly text: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Above this brightness the text is dark (rules/appearance#server-ticker). */
const BRIGHT = 191;
const AA_CONTRAST = 4.5;
const DARK_TEXT: Rgb = [27, 32, 40];
const LIGHT_TEXT: Rgb = [255, 255, 255];
const NEUTRAL: Rgb = [119, 119, 119];

/**
 * The colours of a server ticker, from the server's theme colour (`#rgb` or `#rrggbb`; grey for anything else). A
 * background with light text is darkened until the text is readable (AA).
 */
export function tickerColors(themeColor: string | null): TickerColors {
	let background = parseHex(themeColor ?? '') ?? NEUTRAL;
	const text = brightness(background) > BRIGHT ? DARK_TEXT : LIGHT_TEXT;
	while (text === LIGHT_TEXT && contrast(background, text) < AA_CONTRAST) {
		background = background.map(channel => Math.floor(channel * 0.94)) as unknown as Rgb;
	}
	return { background: `rgb(${background.join(' ')})`, text: `rgb(${text.join(' ')})` };
}

/** The text colour, dark or light, that is readable on a colour (`#rgb` or `#rrggbb`); null for anything else. */
export function textColorOn(color: string): string | null {
	const background = parseHex(color);
	if (!background) return null;
	const text = contrast(background, LIGHT_TEXT) >= AA_CONTRAST ? LIGHT_TEXT : DARK_TEXT;
	return `rgb(${text.join(' ')})`;
}

function parseHex(color: string): Rgb | null {
	const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
	if (!digits) return null;
	const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
	const number = Number.parseInt(full, 16);
	return [number >> 16, (number >> 8) & 255, number & 255];
}

function brightness([red, green, blue]: Rgb): number {
	return (red * 299 + green * 587 + blue * 114) / 1000;
}

function luminance(color: Rgb): number {
	const [red = 0, green = 0, blue = 0] = color.map(channel => {
		const part = channel / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
	const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
	return (lighter + 0.05) / (darker + 0.05);
}
