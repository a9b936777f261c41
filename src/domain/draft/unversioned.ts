import type { KeptDraft } from './DraftTarget';

/**
 * A draft without the name and letters of its version. Stored again it is a new one; under the old name, forms that
 * know that one would go on showing, and storing, what they have.
 */
export function unversioned(draft: KeptDraft): Omit<KeptDraft, 'version' | 'madeOf' | 'letters'> {
	const { version: _, madeOf: __, letters: ___, ...content } = draft;
	return content;
}
