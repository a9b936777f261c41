/** Whether lists and objects of a JSON value are nested more than `times` levels deep. */
export function isNestedDeeper(value: unknown, times: number): boolean {
	if (typeof value !== 'object' || value === null) return false;
	return times === 0 || Object.values(value).some(part => isNestedDeeper(part, times - 1));
}
