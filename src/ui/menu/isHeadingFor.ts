interface Point {
	readonly x: number;
	readonly y: number;
}

/**
 * Whether a pointer that was at one point and is at another now is on its way to a box beside it: within the triangle
 * from where it was to the box's nearer edge. On the diagonal to a submenu it crosses rows that it doesn't mean.
 */
export function isHeadingFor(box: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>, from: Point, to: Point): boolean {
	const isAfter = box.left >= from.x;
	if (!isAfter && box.right > from.x) return false;
	const edge = isAfter ? box.left : box.right;
	const way = (to.x - from.x) / (edge - from.x);
	if (!(way > 0)) return false;
	// Where it would meet the edge if it went straight on.
	const y = from.y + (to.y - from.y) / way;
	return y >= box.top && y <= box.bottom;
}
