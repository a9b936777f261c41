const linesOf = (text: string): readonly string[] =>
	text
		.split('\n')
		.map(line => line.trim())
		.filter(line => line !== '');

/**
 * Edited lines with what was added or removed elsewhere meanwhile, so that saving them takes nothing back.
 * @param known what the edit began with
 * @param edited what it has become here
 * @param now what is saved elsewhere by now
 */
export function mergedLines(known: string, edited: string, now: string): string {
	const [before, here, there] = [known, edited, now].map(linesOf) as [string[], string[], string[]];
	const kept = here.filter(line => there.includes(line) || !before.includes(line));
	const added = there.filter(line => !before.includes(line) && !here.includes(line));
	return added.length === 0 && kept.length === here.length ? edited : [...kept, ...added].join('\n');
}
