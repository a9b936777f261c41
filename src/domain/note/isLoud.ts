/** Functions that draw text large or elsewhere, which disturbs others in a public timeline. */
const LOUD = /\$\[(?:scale|position|x2|x3|x4)[.\s]/;

/**
 * Whether a public note is warned of: by its text, or by its warning, behind which the text is hidden
 * (rules/composing#loud-notes).
 */
export function isLoud(text: string, cw: string | null): boolean {
	return LOUD.test(cw ?? text);
}
