/** The most hashtags that a timeline can ask for together. */
export const MAX_TAGS = 10;

/** The hashtags in a text, without `#`, each once; whatever is between them. */
export function tagsIn(text: string): readonly string[] {
	const found = text.split(/[\s,、，#＃]+/u).filter(tag => tag !== '');
	return [...new Set(found.map(tag => tag.normalize('NFC')))].slice(0, MAX_TAGS);
}
