const NAMED: Readonly<Record<string, string>> = {
	amp: '&',
	lt: '<',
	gt: '>',
	quot: '"',
	apos: "'",
	nbsp: '\u00a0',
	hellip: '…',
	mdash: '—',
	ndash: '–',
	laquo: '«',
	raquo: '»',
	lsquo: '‘',
	rsquo: '’',
	ldquo: '“',
	rdquo: '”',
	copy: '©',
	middot: '·',
	bull: '•',
	times: '×',
};

const CODE_POINT_MAX = 0x10ffff;

/** Character references of HTML: the numeric ones, and those names that titles are full of. Others stay as they are. */
export const decodeEntities = (text: string): string =>
	text.replace(
		/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
		(whole, hex?: string, decimal?: string, name?: string) => {
			if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole;
			const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
			return code > 0 && code <= CODE_POINT_MAX ? String.fromCodePoint(code) : whole;
		},
	);
