export interface ByteRange {
	start: number;
	/** Inclusive. */
	end: number;
}

/**
 * The part that a `range` header asks for. `null`: the whole; `unsatisfiable`: nothing of it exists. Multiple ranges
 * and unknown forms get the whole, as the standard allows.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
	const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
	if (from === '' && to === '') return null;
	if (from === '') {
		const length = Math.min(Number(to), size);
		return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
	}
	const start = Number(from);
	const end = to === '' ? size - 1 : Math.min(Number(to), size - 1);
	if (to !== '' && Number(to) < start) return null;
	return start >= size ? 'unsatisfiable' : { start, end };
}
