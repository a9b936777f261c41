/** How many bytes of a file `sniffType` needs. */
export const SNIFFED_BYTES = 4100;

interface Signature {
	type: string;
	/** Offset of the bytes. */
	at: number;
	/** The bytes in Latin-1. */
	bytes: string;
}

const SIGNATURES: readonly Signature[] = [
	{ type: 'image/png', at: 0, bytes: '\x89PNG\r\n\x1a\n' },
	{ type: 'image/jpeg', at: 0, bytes: '\xff\xd8\xff' },
	{ type: 'image/gif', at: 0, bytes: 'GIF8' },
	{ type: 'image/webp', at: 8, bytes: 'WEBP' },
	{ type: 'image/avif', at: 4, bytes: 'ftypavif' },
	{ type: 'image/avif', at: 4, bytes: 'ftypavis' },
	{ type: 'image/heic', at: 4, bytes: 'ftyphei' },
	{ type: 'image/heif', at: 4, bytes: 'ftypmif1' },
	{ type: 'image/bmp', at: 0, bytes: 'BM' },
	{ type: 'image/tiff', at: 0, bytes: 'II*\0' },
	{ type: 'image/tiff', at: 0, bytes: 'MM\0*' },
	{ type: 'image/x-icon', at: 0, bytes: '\0\0\x01\0' },
	{ type: 'audio/mp4', at: 4, bytes: 'ftypM4A' },
	{ type: 'video/quicktime', at: 4, bytes: 'ftypqt' },
	{ type: 'video/mp4', at: 4, bytes: 'ftyp' },
	{ type: 'video/mpeg', at: 0, bytes: '\0\0\x01\xba' },
	{ type: 'audio/flac', at: 0, bytes: 'fLaC' },
	{ type: 'audio/mpeg', at: 0, bytes: 'ID3' },
	{ type: 'audio/wav', at: 8, bytes: 'WAVE' },
	{ type: 'audio/midi', at: 0, bytes: 'MThd' },
	{ type: 'application/x-msdownload', at: 0, bytes: 'MZ' },
	{ type: 'application/x-elf', at: 0, bytes: '\x7fELF' },
	{ type: 'application/zip', at: 0, bytes: 'PK\x03\x04' },
	{ type: 'application/gzip', at: 0, bytes: '\x1f\x8b' },
	{ type: 'application/x-7z-compressed', at: 0, bytes: '7z\xbc\xaf' },
	{ type: 'application/pdf', at: 0, bytes: '%PDF-' },
];

const UNKNOWN = 'application/octet-stream';

/** The type of a file by its first bytes; neither its name nor the sender's type is trusted. */
export function sniffType(head: Buffer): string {
	const text = head.toString('latin1');
	const found = SIGNATURES.find(({ at, bytes }) => text.startsWith(bytes, at));
	if (found) return found.type;
	if (text.startsWith('OggS')) return sniffOgg(text);
	if (text.startsWith('\x1a\x45\xdf\xa3')) return text.includes('webm') ? 'video/webm' : 'video/x-matroska';
	if (isMpegFrame(head)) return (head[1] ?? 0) & 0x06 ? 'audio/mpeg' : 'audio/aac';
	return sniffText(head);
}

const sniffOgg = (text: string): string => (/\x80theora|fishead/.test(text) ? 'video/ogg' : 'audio/ogg');

/** A frame of MPEG audio starts with eleven set bits. */
const isMpegFrame = (head: Buffer): boolean => head[0] === 0xff && ((head[1] ?? 0) & 0xe0) === 0xe0;

function sniffText(head: Buffer): string {
	if (head.includes(0)) return UNKNOWN;
	// A character may be cut at the end.
	const text = withoutEnd(head.toString('utf8'), '\uFFFD');
	if (text.includes('\uFFFD')) return UNKNOWN;
	const start = text.replace(/^\uFEFF/, '').trimStart();
	if (isSvg(start)) return 'image/svg+xml';
	if (/^[[{]/.test(start) && isJson(text)) return 'application/json';
	return 'text/plain';
}

/** What may precede the `svg` element, and how each ends. */
const BEFORE_SVG = [
	['<?xml', '?>'],
	['<!--', '-->'],
	['<!doctype svg', '>'],
] as const;

/** Scans the text once; a single regex could be made to backtrack endlessly. */
function isSvg(text: string): boolean {
	const lower = text.toLowerCase();
	let at = 0;
	for (;;) {
		const before = BEFORE_SVG.find(([begin]) => lower.startsWith(begin, at));
		if (!before) return /^<svg[\s>]/.test(lower.slice(at, at + 5));
		const end = lower.indexOf(before[1], at + before[0].length);
		if (end < 0) return false;
		at = end + before[1].length;
		while (/\s/.test(lower[at] ?? '')) at++;
	}
}

function withoutEnd(text: string, character: string): string {
	let end = text.length;
	while (text[end - 1] === character) end--;
	return text.slice(0, end);
}

function isJson(text: string): boolean {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}

/** Whether a list such as `['text/plain', 'image/*']` contains a type. */
export const isTypeAmong = (type: string, allowed: readonly string[]): boolean =>
	allowed.some(pattern =>
		pattern.endsWith('/*') ? type.startsWith(pattern.slice(0, -1)) : pattern === type || pattern === '*',
	);
