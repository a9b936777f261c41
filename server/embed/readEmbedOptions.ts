/** How an embedded page looks, as its address says. */
export interface EmbedOptions {
	/** What is shown of whom, above a timeline. */
	header: boolean;
	border: boolean;
	rounded: boolean;
	/** Missing: as the reader's system has it. */
	colorMode: 'light' | 'dark' | null;
	/** Pixels, above which it scrolls; null: it is as high as it is. */
	maxHeight: number | null;
}

const HIGHEST = 10_000;

const isOn = (value: unknown): boolean => value !== 'false' && value !== '0';

/** Reads the query of an embed's address. What is missing or makes no sense is as usual. */
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
