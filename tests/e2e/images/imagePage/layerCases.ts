import type { LayerKind } from '@/domain/image/imageLayerKinds';

/** A layer as stored; missing fields have the default. */
export interface LayerCase {
	readonly id: string;
	readonly type: LayerKind;
}

/** A red and a blue half with a hole between, 64 × 32 points. */
const LOGO =
	'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAEAAAAAgAgMAAADf85YXAAAACVBMVEVMaXEAAP//AABe40vAAAAAAXRSTlMAQObYZgAAAAlwSFlzAAALEwAACxMBAJqcGAAAABdJREFUKM9jWAUGDEAQCgYMowKjAggBAIDUv0FpmW9VAAAAAElFTkSuQmCC';
/** A white ring. */
const DRAWING =
	'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="40" height="40"%3E%3Ccircle cx="20" cy="20" r="15" fill="none" stroke="white" stroke-width="6"/%3E%3C/svg%3E';

const layers = (type: LayerKind, ...fields: readonly object[]): LayerCase[] =>
	fields.map((each, index) => ({ ...each, id: `${type}-${index}`, type }));

/** Every kind of layer, each with two settings at least; the references have this order. */
export const LAYER_CASES: readonly LayerCase[] = [
	...layers('text', {}, { text: 'Deck', repeat: true, angle: -30, scale: 0.4, opacity: 1 }),
	...layers('image', { imageUrl: LOGO }, { imageUrl: LOGO, repeat: true, scale: 0.2, angle: 20, opacity: 0.6 }),
	...layers('image', { imageUrl: DRAWING, cover: true, align: { x: 'center', y: 'top' } }),
	...layers('stripe', {}, { angle: 0, frequency: 8, threshold: 0.5, color: '#ff0000', opacity: 0.8 }),
	...layers('polkadot', {}, { angle: 45, majorRadius: 0.4, minorRadius: 0.3, color: '#002244' }),
	...layers('checker', {}, { angle: 30, scale: 6, color: '#000000', opacity: 0.9 }),
	...layers('blur', {}, { radius: 0.1 }),
	...layers('colorAdjust', { hue: 90, saturation: 1.5 }, { brightness: 1.2, contrast: 1.8, lightness: -0.3 }),
	...layers('chromaticAberration', {}, { radial: false, amount: 0.05, angle: 90 }),
	...layers('glitch', {}, { amount: 30, strength: 0.6, channelShift: 0.5, seed: 7 }),
	...layers('grayscale', {}, { amount: 0.5 }),
	...layers('invert', {}, { green: false }),
	...layers('mirror', {}, { horizontal: 'right', vertical: 'bottom' }),
	...layers('threshold', {}, { red: 0.7, green: 0.3, blue: 0.6 }),
	...layers('tearing', {}, { amount: 20, size: 0.5, seed: 7 }),
	...layers('zoomLines', {}, { x: 0.2, innerRadius: 0.1, frequency: 120, color: '#ffffff', opacity: 0.7 }),
];
