/** The row itself if it is kept, else the next kept one below it, else above. */
export function nearestKept(before: readonly string[], now: readonly string[], key: string): string | undefined {
	if (now.includes(key)) return key;
	const at = before.indexOf(key);
	if (at < 0) return undefined;
	const stays = (each: string) => now.includes(each);
	return before.slice(at).find(stays) ?? before.slice(0, at).findLast(stays);
}
