/** As the MFM parser defines them: no letter or digit next to the colons. */
const EMOJI_CODE = /(?<![\p{L}\p{N}]):[a-z0-9_+-]+(?:@[a-z0-9.-]+)?:(?![\p{L}\p{N}])/giu;

/**
 * The user's name without custom emojis, for places that can't draw them, such as window titles; the username if
 * nothing else is left.
 */
export function plainName({ name, username }: { readonly name: string | null; readonly username: string }): string {
	const plain = (name ?? '').replaceAll(EMOJI_CODE, ' ').replaceAll(/\s+/g, ' ').trim();
	return plain === '' ? username : plain;
}
