/** Functions that draw text large or elsewhere, which disturbs public timelines. */
const LOUD = /\$\[(?:scale|position|x2|x3|x4)[.\s]/;

/**
 * Whether posting this publicly needs a warning to the author. With a content warning only the warning counts, as the
 * text is hidden behind it (rules/composing#loud-notes).
 */
export function isLoud(text: string, cw: string | null): boolean {
	return LOUD.test(cw ?? text);
}
