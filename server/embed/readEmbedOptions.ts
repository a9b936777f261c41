/** The look of an embedded page, from its address. */
export interface EmbedOptions {
	/** The name and description above a timeline. */
	header: boolean;
	border: boolean;
	rounded: boolean;
	/** Missing to follow the reader's system. */
	colorMode: 'light' | 'dark' | null;
	/** In pixels, above which it scrolls; null for no limit. */
	maxHeight: number | null;
}

const HIGHEST = 10_000;

const isOn = (value: unknown): boolean => value !== 'false' && value !== '0';

/** Parses the query of an embed's address. Missing and invalid values get defaults. */
export function readEmbedOptions(query: Readonly<Record<string, unknown>>): EmbedOptions {
	const { colorMode, maxHeight } = query;
	const height = typeof maxHeight === 'string' && /^\d{1,5}$/.test(maxHeight) ? Number(maxHeight) : 0;
	return {
		header: isOn(query.header),
		border: isOn(query.border),
		rounded: isOn(query.rounded),
		colorMode: colorMode === 'light' || colorMode === 'dark' ? colorMode : null,
		maxHeight: height > 0 ? Math.min(height, HIGHEST) : null,
	};
}
