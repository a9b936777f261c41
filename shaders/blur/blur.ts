import type { Effect } from '../Effect';
import source from './blur.frag.glsl?raw';

/** Samples on each side, and the standard deviations that they cover; as in the shader. */
const SAMPLES = 12;
const DEVIATIONS = 3;
/** With a large radius the samples are far apart; a second round removes the edges that this leaves. */
const ROUNDS = 2;

/**
 * Blurs horizontally and vertically in separate passes, which needs far fewer samples. The radius is two standard
 * deviations.
 */
export const blur: Effect = {
	source,
	passes: (_, layer, { size }) => {
		if (layer.type !== 'blur' || layer.radius === 0) return [];
		const deviation = (layer.radius * Math.max(size.width, size.height)) / 2 / Math.sqrt(ROUNDS);
		const spread = (deviation * DEVIATIONS) / SAMPLES;
		return Array.from({ length: ROUNDS }, () => [{ spread: [spread, 0] }, { spread: [0, spread] }]).flat();
	},
};
