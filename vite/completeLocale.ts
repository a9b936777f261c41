/** The texts of a namespace, or a group of them. */
export interface Texts {
	readonly [key: string]: string | Texts;
}

const PLURAL = /^(.*)_(?:zero|one|two|few|many|other)$/;

/**
 * A language's texts, with missing ones taken from the fallback, so that the client needs no second file. A missing
 * plural gets the fallback's `other` in each of the language's forms.
 * @param forms the language's plural forms
 */
export function completeLocale(texts: Texts, fallback: Texts, forms: readonly string[]): Texts {
	const complete: Record<string, string | Texts> = { ...texts };
	for (const [key, known] of Object.entries(fallback)) {
		const own = texts[key];
		const stem = PLURAL.exec(key)?.[1];
		if (typeof known !== 'string') {
			complete[key] = completeLocale(typeof own === 'object' ? own : {}, known, forms);
		} else if (stem === undefined) {
			complete[key] ??= known;
		} else if (texts[`${stem}_other`] === undefined) {
			for (const form of forms) complete[`${stem}_${form}`] ??= fallback[`${stem}_other`] ?? known;
		}
	}
	return complete;
}
