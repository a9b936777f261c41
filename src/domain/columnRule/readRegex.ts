/** `/regex/flags`, as muted words have it. */
const REGEX_TEXT = /^\/(.+)\/([a-z]*)$/s;
/** With these flags a regex keeps its position between calls. */
const STICKY_FLAGS = /[gy]/g;

/**
 * The regex that a text writes; null if it isn't of the form `/regex/flags`.
 * @throws {SyntaxError} with what the browser says about a mistake
 */
export function readRegex(text: string): RegExp | null {
	const [, source, flags = ''] = REGEX_TEXT.exec(text) ?? [];
	return source === undefined ? null : new RegExp(source, flags.replace(STICKY_FLAGS, ''));
}
