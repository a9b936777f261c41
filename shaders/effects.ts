import type { LayerKind } from '@/domain/image/imageLayerKinds';
import { blur } from './blur/blur';
import checker from './checker/checker.frag.glsl?raw';
import chromaticAberration from './chromaticAberration/chromaticAberration.frag.glsl?raw';
import colorAdjust from './colorAdjust/colorAdjust.frag.glsl?raw';
import copySource from './copy/copy.frag.glsl?raw';
import type { Effect } from './Effect';
import glitch from './glitch/glitch.frag.glsl?raw';
import grayscale from './grayscale/grayscale.frag.glsl?raw';
import invert from './invert/invert.frag.glsl?raw';
import mirror from './mirror/mirror.frag.glsl?raw';
import { placed } from './placed/placed';
import polkadot from './polkadot/polkadot.frag.glsl?raw';
import stripe from './stripe/stripe.frag.glsl?raw';
import tearing from './tearing/tearing.frag.glsl?raw';
import threshold from './threshold/threshold.frag.glsl?raw';
import zoomLines from './zoomLines/zoomLines.frag.glsl?raw';

/** The effect of each kind of layer. Each has a folder here and an entry. */
export const EFFECTS: Readonly<Record<LayerKind, Effect>> = {
	text: placed,
	image: placed,
	stripe: { source: stripe },
	polkadot: { source: polkadot },
	checker: { source: checker },
	blur,
	colorAdjust: { source: colorAdjust },
	chromaticAberration: { source: chromaticAberration },
	glitch: { source: glitch },
	grayscale: { source: grayscale },
	invert: { source: invert },
	mirror: { source: mirror },
	threshold: { source: threshold },
	tearing: { source: tearing },
	zoomLines: { source: zoomLines },
};

/** Draws the picture unchanged. */
export const copy: Effect = { source: copySource };
