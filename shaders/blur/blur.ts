import type { Effect } from '../Effect';
import source from './blur.frag.glsl?raw';

/** As in the shader: so many samples on a side reach over so many standard deviations. */
const SAMPLES = 12;
const DEVIATIONS = 3;
/** A second round smooths what the first one, whose samples are far apart where the radius is large, leaves of edges. */
const ROUNDS = 2;

/** Each direction by itself, which needs the root of the samples. The radius is two standard deviations. */
export const blur: Effect = {
	source,
	passes: (_, layer, { size }) => {
		if (layer.type !== 'blur' || layer.radius === 0) return [];
		const deviation = (layer.radius * Math.max(size.width, size.height)) / 2 / Math.sqrt(ROUNDS);
		const spread = (deviation * DEVIATIONS) / SAMPLES;
		return Array.from({ length: ROUNDS }, () => [{ spread: [spread, 0] }, { spread: [0, spread] }]).flat();
	},
};
