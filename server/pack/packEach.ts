/**
 * Packs rows in their order. What is null is left out, and so is what cannot be packed: one broken row would take the
 * whole list with it.
 */
export function packEach<Row extends object, Packed>(
	rows: readonly Row[],
	pack: (row: Row) => Packed | null | undefined,
): Packed[] {
	return rows.flatMap(row => {
		try {
			return pack(row) ?? [];
		} catch (error) {
			console.error('Left out, since it cannot be packed:', 'id' in row ? row.id : row, error);
			return [];
		}
	});
}
