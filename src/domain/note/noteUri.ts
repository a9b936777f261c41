import { pathTo } from '../paths/pathTo';
import type { Note } from './Note';

/**
 * The address by which a note is known on every server: `uri`, or, on the server where it was written, that of its page
 * (`{origin}/notes/{id}`). That of a renote without a text ends in `/activity` elsewhere, as it is no note there.
 * @param origin the server that told the note
 */
export const noteUri = ({ id, uri }: Pick<Note, 'id' | 'uri'>, origin: string): string =>
	uri === null ? origin + pathTo('note', { noteId: id }) : uri.replace(/\/activity$/, '');
