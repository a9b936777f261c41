/**
 * Packs rows in order. Leaves out nulls and rows that can't be packed, as one broken row would otherwise break the
 * whole list.
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
