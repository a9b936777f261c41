/** The hosts that lines name, each once; addresses are taken for their host. */
export const hostsOf = (text: string): string[] => [
	...new Set(linesOf(text).map(({ line }) => hostOf(line) ?? line.toLowerCase())),
];

/** The first line that names no host, counted from 1. */
export const badHostLine = (text: string): number | null =>
	linesOf(text).find(({ line }) => hostOf(line) === null)?.number ?? null;

const linesOf = (text: string) =>
	text.split('\n').flatMap((line, index) => (line.trim() === '' ? [] : [{ line: line.trim(), number: index + 1 }]));

function hostOf(line: string): string | null {
	const address = /^https?:\/\//i.test(line) ? line : `https://${line}`;
	if (!/^https?:\/\/[^/@?#\s]+\/?$/i.test(address)) return null;
	return URL.canParse(address) ? new URL(address).host : null;
}
