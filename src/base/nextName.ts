/** The first unused name of `Mine`, `Mine 2`, `Mine 3`. */
export function nextName(name: string, taken: readonly string[]): string {
	const stem = name.replace(/ \d+$/, '');
	let number = 2;
	while (taken.includes(`${stem} ${number}`)) number++;
	return `${stem} ${number}`;
}
