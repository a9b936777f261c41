import sharp from 'sharp';

const SIDE = 256;

const frame = (content: string): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 128 128"><defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#9db7c6"/><stop offset="1" stop-color="#5b7d92"/></linearGradient></defs>${content}</svg>`;

const SEA =
	'<rect width="128" height="128" fill="url(#sky)"/><path d="M0 96q16 -10 32 0t32 0t32 0t32 0V128H0Z" fill="#3f5f75" opacity=".6"/>';
const SOMEBODY =
	'<path d="M14 128C16 98 40 90 64 90S112 98 114 128Z" fill="#e9eef1"/><circle cx="64" cy="58" r="26" fill="#e9eef1"/>';

/** The product's mark, as in public/favicon.svg, with a margin for systems that crop icons to circles. */
const SIGN =
	'<rect width="128" height="128" fill="#131922"/><path transform="translate(16 18) scale(1.5)" d="M12 46h40M16 46V20h8v26M28 46V14h8v32M40 46V26h8v20" fill="none" stroke="#e2b464" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>';

/** Default pictures by file name. */
const DRAWINGS: Readonly<Record<string, string>> = {
	'icon.png': frame(SIGN),
	'avatar.png': frame(SEA + SOMEBODY),
	'user-unknown.png': frame(
		`${SEA}<g opacity=".55">${SOMEBODY}</g><path d="M54 52c0 -14 22 -14 22 0c0 9 -11 8 -11 18" fill="none" stroke="#33506b" stroke-width="7" stroke-linecap="round"/><circle cx="65" cy="82" r="4.5" fill="#33506b"/>`,
	),
	'emoji-unknown.png': frame(
		'<circle cx="64" cy="64" r="50" fill="none" stroke="#8794a6" stroke-width="7" stroke-dasharray="14 11"/><path d="M50 52c0 -18 29 -18 29 0c0 12 -15 11 -15 24" fill="none" stroke="#8794a6" stroke-width="8" stroke-linecap="round"/><circle cx="64" cy="94" r="5.5" fill="#8794a6"/>',
	),
};

const drawn = new Map<string, Promise<Buffer>>();

/** The picture as PNG; null for an unknown name. */
export function staticPicture(name: string): Promise<Buffer> | null {
	const drawing = Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name] : undefined;
	if (drawing === undefined) return null;
	const known = drawn.get(name) ?? sharp(Buffer.from(drawing)).png({ compressionLevel: 9 }).toBuffer();
	drawn.set(name, known);
	return known;
}
