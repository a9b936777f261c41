/** An identifier as words: `smashTestButton` → `Smash test button`, `client30min` → `Client 30 min`. */
export function readableId(id: string): string {
	const words = id
		.replaceAll(/[_:.-]+/g, ' ')
		.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
		.replaceAll(/(\p{L})(\d)/gu, '$1 $2')
		.replaceAll(/(\d)(\p{L})/gu, '$1 $2')
		.trim()
		.toLowerCase();
	return words.charAt(0).toUpperCase() + words.slice(1);
}
