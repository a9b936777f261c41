/** Whether any part of an element is within the window. */
export function isInView(element: Element): boolean {
	const { left, right, top, bottom } = element.getBoundingClientRect();
	return right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
}
