import { webUrl } from '@/base/webUrl';
import { paramsAt } from './readPath';

/** What a text names: a note of this server by its id, an address that the server has to fetch, or nothing. */
type NamedNote = { readonly id: string } | { readonly uri: string } | null;

const ID = /^[0-9a-z]{8,32}$/i;

/**
 * @param entered an id, or the address of a note
 * @param origin of the server whose account asks
 */
export function noteIdIn(entered: string, origin: string): NamedNote {
	const text = entered.trim();
	if (ID.test(text)) return { id: text };
	const url = webUrl(text);
	if (!url) return null;
	if (url.origin !== origin) return { uri: url.href };
	const found = paramsAt('note', url.pathname);
	return found && { id: found.noteId };
}
