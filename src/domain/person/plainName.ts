/** As the parser knows them: no letter or digit beside their colons. */
const EMOJI_CODE = /(?<![\p{L}\p{N}]):[a-z0-9_+-]+(?:@[a-z0-9.-]+)?:(?![\p{L}\p{N}])/giu;

/** A person's name where no emoji can be drawn, as in the title of a window: their user name if nothing else is in it. */
export function plainName({ name, username }: { readonly name: string | null; readonly username: string }): string {
	const plain = (name ?? '').replaceAll(EMOJI_CODE, ' ').replaceAll(/\s+/g, ' ').trim();
	return plain === '' ? username : plain;
}
