import { lengthOf } from '@/domain/draft/Draft';
import { pathStart } from '@/domain/paths/pathTo';
import { paramsAt } from '@/domain/paths/readPath';

/** rules/composing#pasting: what is longer may go along as a file. */
const PASTE_AS_FILE_OVER = 1000;

/** The note of this server whose address was pasted, alone; null: it was something else. */
export function pastedNoteId(pasted: string, origin: string): string | null {
	const address = pasted.trim();
	if (!address.startsWith(origin + pathStart('note')) || !URL.canParse(address)) return null;
	const asked = paramsAt('note', new URL(address).pathname);
	return asked && asked.tab === undefined && /^\w+$/.test(asked.noteId) ? asked.noteId : null;
}

/**
 * Whether what was pasted is text: office programs put a picture of it beside it, which is not wanted. A file manager puts
 * the names or addresses of files beside them, and there the files are wanted.
 */
export function isTextPaste(pasted: string, files: readonly Pick<File, 'name'>[]): boolean {
	const lines = pasted
		.split(/\r?\n/)
		.map(line => line.trim())
		.filter(Boolean);
	const names = new Set(files.map(({ name }) => name));
	return lines.some(line => !names.has(line) && !/^(file:|\/|[A-Za-z]:\\)/.test(line));
}

/** Whether what was pasted is so long that a file is offered. */
export const isFileLong = (pasted: string): boolean => lengthOf(pasted) > PASTE_AS_FILE_OVER;
