/**
 * `after`, in which every value that is the same as before is the known object: what was read from the database is a
 * copy, and nobody who looks at a key that did not change shall be told that it did. Values are JSON.
 */
export function keepUnchanged<T>(
	before: Readonly<Record<string, T>>,
	after: Readonly<Record<string, T>>,
): Readonly<Record<string, T>> {
	return Object.fromEntries(
		Object.entries(after).map(([key, value]) => {
			const known = before[key];
			return [key, known !== undefined && JSON.stringify(known) === JSON.stringify(value) ? known : value];
		}),
	);
}
