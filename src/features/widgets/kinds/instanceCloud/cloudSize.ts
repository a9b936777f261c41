const LEAST_PX = 24;
const MOST_PX = 54;

/** The size of a server's icon in pixels: by the logarithm of its people, as some have a thousand times as many. */
export function cloudSize(people: number, most: number): number {
	const share = most > 0 ? Math.log1p(Math.max(0, people)) / Math.log1p(most) : 0;
	return Math.round(LEAST_PX + share * (MOST_PX - LEAST_PX));
}
