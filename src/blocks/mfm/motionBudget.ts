/** Moving parts of one text; what comes after stands still. */
const MAX_OF_TEXT = 60;
/** Moving parts of the whole page: each is a layer of its own for the compositor. */
const MAX_OF_PAGE = 240;

let left = MAX_OF_PAGE;

/** @returns how many of the wanted parts may move; they are given back when their text goes */
export function takeMotion(wanted: number): number {
	const taken = Math.min(wanted, MAX_OF_TEXT, left);
	left -= taken;
	return taken;
}

export function giveMotionBack(taken: number): void {
	left += taken;
}
