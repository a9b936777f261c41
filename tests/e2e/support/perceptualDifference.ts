/** RGBA, row by row. */
export interface RawPicture {
	readonly width: number;
	readonly height: number;
	readonly data: Uint8Array;
}

export interface Difference {
	/** ΔE (CIE 1976), the mean over all points; about 2.3 is just visible. */
	readonly mean: number;
	/** The share of points (0 to 1) with a ΔE over 10. */
	readonly far: number;
}

const FAR = 10;
/** Transparent parts are compared on both backgrounds. */
const [BLACK, WHITE] = [0, 255];

/** How different two pictures of the same size look. */
export function perceptualDifference(one: RawPicture, other: RawPicture): Difference {
	if (one.width !== other.width || one.height !== other.height)
		throw new Error(`${one.width} × ${one.height} is compared with ${other.width} × ${other.height}.`);
	const points = one.width * one.height;
	let sum = 0;
	let far = 0;
	for (let point = 0; point < points; point++) {
		const worst = worstDistance(one, other, point);
		sum += worst;
		if (worst > FAR) far++;
	}
	return { mean: sum / points, far: far / points };
}

/** At one point, on the background where it is greatest. */
function worstDistance(one: RawPicture, other: RawPicture, point: number): number {
	if ([0, 1, 2, 3].every(channel => one.data[point * 4 + channel] === other.data[point * 4 + channel])) return 0;
	const onBlack = distance(labAt(one, point, BLACK), labAt(other, point, BLACK));
	const isOpaque = [one, other].every(({ data }) => data[point * 4 + 3] === 255);
	if (isOpaque) return onBlack;
	return Math.max(onBlack, distance(labAt(one, point, WHITE), labAt(other, point, WHITE)));
}

type Lab = readonly [lightness: number, a: number, b: number];

const distance = (one: Lab, other: Lab): number => Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

/** By D65. */
const WHITE_POINT = [0.95047, 1, 1.08883] as const;

function labAt({ data }: RawPicture, point: number, background: number): Lab {
	const alpha = (data[point * 4 + 3] ?? 0) / 255;
	const light = (channel: number) =>
		linear(((data[point * 4 + channel] ?? 0) * alpha + background * (1 - alpha)) / 255);
	const [r, g, b] = [light(0), light(1), light(2)];
	const x = curve((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE_POINT[0]);
	const y = curve((0.2126 * r + 0.7152 * g + 0.0722 * b) / WHITE_POINT[1]);
	const z = curve((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE_POINT[2]);
	return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const linear = (share: number): number => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);

const curve = (share: number): number =>
	share > 216 / 24389 ? Math.cbrt(share) : (24389 / 27 / 116) * share + 16 / 116;
