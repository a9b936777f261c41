import type { Note } from './Note';

const MAX_LINES = 9;
const MAX_CHARACTERS = 500;
/** Each link adds a preview below the note. */
const MANY_LINKS = 4;
const MANY_FILES = 5;
const LARGE_MFM = /\$\[(?:x[234]|scale|position)[. ]/;
const LINKS = /https?:\/\/[^\s<>]+/g;

/** Whether a note is so long that only its beginning is shown until it is expanded (rules/markup#long-notes). */
export function shouldCollapse(note: Pick<Note, 'cw' | 'text' | 'files'>): boolean {
	// The content warning already folds the note.
	if (note.cw !== null) return false;
	if (note.files.length >= MANY_FILES) return true;
	const text = note.text ?? '';
	if (text.length > MAX_CHARACTERS || LARGE_MFM.test(text) || hasMoreLines(text)) return true;
	// The same link gets only one preview.
	return text.includes('http') && new Set(text.match(LINKS)).size >= MANY_LINKS;
}

function hasMoreLines(text: string): boolean {
	let lines = 1;
	for (let at = text.indexOf('\n'); at >= 0 && lines <= MAX_LINES; at = text.indexOf('\n', at + 1)) lines++;
	return lines > MAX_LINES;
}
