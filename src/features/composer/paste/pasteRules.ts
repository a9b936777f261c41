import { lengthOf } from '@/domain/draft/Draft';
import { pathStart } from '@/domain/paths/pathTo';
import { paramsAt } from '@/domain/paths/readPath';

/** rules/composing#pasting: longer texts can be attached as a file. */
const PASTE_AS_FILE_OVER = 1000;

/** The id if only the URL of a note of this server was pasted, else null. */
export function pastedNoteId(pasted: string, origin: string): string | null {
	const address = pasted.trim();
	if (!address.startsWith(origin + pathStart('note')) || !URL.canParse(address)) return null;
	const asked = paramsAt('note', new URL(address).pathname);
	return asked && asked.tab === undefined && /^\w+$/.test(asked.noteId) ? asked.noteId : null;
}

/**
 * Whether to paste the text rather than the files. Office programs add a picture of the text, which is not wanted. File
 * managers add the names or URLs of files, where the files are wanted.
 */
export function isTextPaste(pasted: string, files: readonly Pick<File, 'name'>[]): boolean {
	const lines = pasted
		.split(/\r?\n/)
		.map(line => line.trim())
		.filter(Boolean);
	const names = new Set(files.map(({ name }) => name));
	return lines.some(line => !names.has(line) && !/^(file:|\/|[A-Za-z]:\\)/.test(line));
}

/** Whether pasted text is long enough to offer a file. */
export const isFileLong = (pasted: string): boolean => lengthOf(pasted) > PASTE_AS_FILE_OVER;
