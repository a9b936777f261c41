/** Whether two JSON values are equal. The order of an object's keys doesn't matter: some servers don't keep it. */
export function isSameJson(one: unknown, other: unknown): boolean {
	if (one === other) return true;
	if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
	if (Array.isArray(one) !== Array.isArray(other)) return false;
	const [ones, others] = [given(one), given(other)];
	return (
		ones.size === others.size &&
		[...ones].every(([key, value]) => others.has(key) && isSameJson(value, others.get(key)))
	);
}

/** Undefined is not JSON: such a field is as good as missing. */
const given = (of: object): ReadonlyMap<string, unknown> =>
	new Map(Object.entries(of).filter(([, value]) => value !== undefined));
