interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Whether a pointer moving from one point to another is heading for a box beside it: it is within the triangle between
 * the start and the box's nearer edge. On the diagonal way to a submenu the pointer crosses other rows.
 */
export function isHeadingFor(box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, from: Point, to: Point): boolean {
	const isAfter = box.left >= from.x;
	if (!isAfter && box.right > from.x) return false;
	const edge = isAfter ? box.left : box.right;
	const way = (to.x - from.x) / (edge - from.x);
	if (!(way > 0)) return false;
	// Where it would meet the edge in a straight line.
	const y = from.y + (to.y - from.y) / way;
	return y >= box.top && y <= box.bottom;
}
