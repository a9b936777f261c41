/** The position of a layer in the picture. */
export interface LayerAlign {
	readonly x: 'left' | 'center' | 'right';
	readonly y: 'top' | 'center' | 'bottom';
}

interface NumberField {
	readonly type: 'number';
	readonly default: number;
	readonly min: number;
	readonly max: number;
	readonly step: number;
	/** `share`: 0 to 1, shown as a percentage; `degrees`: clockwise; `plain`: a count. */
	readonly unit: 'share' | 'degrees' | 'plain';
}

/** The type of a layer's field; editors choose the control from it. */
export type LayerField =
	| NumberField
	/** `#rrggbb`. */
	| { readonly type: 'color'; readonly default: string }
	| { readonly type: 'boolean'; readonly default: boolean }
	| { readonly type: 'choice'; readonly default: string; readonly choices: readonly string[] }
	| { readonly type: 'align'; readonly default: LayerAlign }
	| { readonly type: 'text'; readonly default: string }
	/** The URL of a picture. */
	| { readonly type: 'url'; readonly default: string };

export interface LayerKindDefinition {
	/** Whether it can be part of a watermark; the other kinds are effects only (rules/images#layers). */
	readonly isWatermark: boolean;
	/** In the order of the editor. */
	readonly fields: Readonly<Record<string, LayerField>>;
}

const number = (unit: NumberField['unit'], value: number, min: number, max: number, step: number) =>
	({ type: 'number', default: value, min, max, step, unit }) as const;
const share = (value: number, min = 0, max = 1) => number('share', value, min, max, 0.01);
const degrees = (value: number) => number('degrees', value, -180, 180, 1);
const count = (value: number, min: number, max: number, step = 1) => number('plain', value, min, max, step);
const color = (value: string) => ({ type: 'color', default: value }) as const;
const boolean = (value: boolean) => ({ type: 'boolean', default: value }) as const;
const text = (value: string) => ({ type: 'text', default: value }) as const;
const url = { type: 'url', default: '' } as const;
const choice = <const Choices extends readonly string[]>(choices: Choices, value: Choices[number]) =>
	({ type: 'choice', default: value, choices }) as const;

/** Fields of watermark texts and pictures. */
const PLACED = {
	repeat: boolean(false),
	scale: share(0.3, 0.01, 1),
	align: { type: 'align', default: { x: 'right', y: 'bottom' } as LayerAlign },
	angle: degrees(0),
	opacity: share(0.75),
} as const;

/** The seed chooses which shifts are drawn; the same seed gives the same picture. */
const SHIFTS = {
	strength: share(0.15),
	size: share(0.15),
	channelShift: share(0.1),
	seed: count(100, 1, 1000),
} as const;

/**
 * Every kind of layer with its fields and their defaults (rules/images#layers). Lengths are shares of the picture's
 * size, so that a preview looks like the full picture.
 *
 * - text, image: `scale` is the share of the picture's width and height into which the layer is fitted; `repeat` tiles
 *   it, `cover` fills the picture whatever the scale.
 * - stripe: `frequency` stripes along the longer side, of which each colours the share `threshold`.
 * - polkadot: `scale` large dots along the longer side; `minorDivisions` small ones from one large dot to the next; a
 *   radius is a share of the distance between dots of its size.
 * - checker: `scale` pairs of squares along the longer side.
 */
export const LAYER_KINDS = {
	text: { isWatermark: true, fields: { text: text('©'), ...PLACED } },
	image: { isWatermark: true, fields: { imageUrl: url, cover: boolean(false), ...PLACED } },
	stripe: {
		isWatermark: true,
		fields: {
			angle: degrees(45),
			frequency: count(10, 1, 30, 0.1),
			threshold: share(0.1),
			color: color('#ffffff'),
			opacity: share(0.5),
		},
	},
	polkadot: {
		isWatermark: true,
		fields: {
			angle: degrees(0),
			scale: count(3, 1, 20, 0.1),
			majorRadius: share(0.1, 0, 0.75),
			majorOpacity: share(0.75),
			minorDivisions: count(4, 1, 16),
			minorRadius: share(0.1, 0, 0.75),
			minorOpacity: share(0.5),
			color: color('#ffffff'),
		},
	},
	checker: {
		isWatermark: true,
		fields: { angle: degrees(0), scale: count(3, 1, 20, 0.1), color: color('#ffffff'), opacity: share(0.5) },
	},
	blur: { isWatermark: false, fields: { radius: number('share', 0.02, 0, 0.1, 0.001) } },
	colorAdjust: {
		isWatermark: false,
		fields: {
			brightness: share(1, 0, 2),
			contrast: share(1, 0, 2),
			saturation: share(1, 0, 2),
			hue: degrees(0),
			lightness: share(0, -1, 1),
		},
	},
	chromaticAberration: {
		isWatermark: false,
		fields: { amount: number('share', 0.02, 0, 0.2, 0.001), radial: boolean(true), angle: degrees(0) },
	},
	glitch: { isWatermark: false, fields: { amount: count(8, 0, 64), ...SHIFTS } },
	grayscale: { isWatermark: false, fields: { amount: share(1) } },
	invert: { isWatermark: false, fields: { red: boolean(true), green: boolean(true), blue: boolean(true) } },
	mirror: {
		isWatermark: false,
		fields: {
			horizontal: choice(['none', 'left', 'right'], 'left'),
			vertical: choice(['none', 'top', 'bottom'], 'none'),
		},
	},
	threshold: { isWatermark: false, fields: { red: share(0.5), green: share(0.5), blue: share(0.5) } },
	tearing: { isWatermark: false, fields: { amount: count(4, 0, 64), ...SHIFTS } },
	zoomLines: {
		isWatermark: false,
		fields: {
			x: share(0.5),
			y: share(0.5),
			frequency: count(60, 4, 240),
			threshold: share(0.3),
			innerRadius: share(0.4),
			color: color('#000000'),
			opacity: share(1),
			seed: count(100, 1, 1000),
		},
	},
} as const satisfies Record<string, LayerKindDefinition>;

export type LayerKind = keyof typeof LAYER_KINDS;
