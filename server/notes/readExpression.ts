/** `/…/flags`, as users write a regex among their words; null if it isn't one. */
export function readExpression(line: string): { source: string; flags: string } | null {
	const end = line.lastIndexOf('/');
	if (!line.startsWith('/') || end < 2 || line.includes('\n')) return null;
	return { source: line.slice(1, end), flags: line.slice(end + 1) };
}
