/**
 * `after`, with every value that equals the known one replaced by it: values read from the database are copies, and
 * listeners of keys that didn't change must not be called. Values are JSON.
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
