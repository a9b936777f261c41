/** Longer names, which no theme has in earnest, are cut in messages. */
const LONGEST_SHOWN = 40;

/**
 * Why a theme can't be used (rules/appearance#theme-errors): its text is no JSON5, or something in it is missing or not
 * allowed.
 */
export class ThemeError extends Error {
	override name = 'ThemeError';
	/** The prop or field that is wrong; null if it's the whole. */
	readonly token: string | null;

	constructor(
		readonly reason: 'parse' | 'invalid',
		token: string | null = null,
	) {
		const shown = token !== null && token.length > LONGEST_SHOWN ? `${token.slice(0, LONGEST_SHOWN)}…` : token;
		super(
			reason === 'parse' ? 'Failed to parse theme json' : `This theme is invaild${shown === null ? '' : `: ${shown}`}`,
		);
		this.token = shown;
	}
}
