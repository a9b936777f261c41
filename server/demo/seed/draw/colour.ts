type Rgb = readonly [red: number, green: number, blue: number];

function parse(hex: string): Rgb {
	const value = Number.parseInt(hex.slice(1), 16);
	return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

const toHex = (rgb: Rgb): string =>
	`#${rgb
		.map(part =>
			Math.round(Math.min(255, Math.max(0, part)))
				.toString(16)
				.padStart(2, '0'),
		)
		.join('')}`;

/** `share` of the second colour in the first (0 to 1). Both are `#rrggbb`. */
export function mix(first: string, second: string, share: number): string {
	const [a, b] = [parse(first), parse(second)];
	return toHex([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export const lighter = (colour: string, share: number): string => mix(colour, '#ffffff', share);

/** Mixed with a deep navy rather than black, as the demo world's shadows are blue. */
export const darker = (colour: string, share: number): string => mix(colour, '#0a1424', share);
