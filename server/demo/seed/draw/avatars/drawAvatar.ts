import { type Creature, drawCreature } from './creature';
import { drawPortrait, type Portrait } from './portrait';

export type Avatar = Portrait | Creature;

/** An avatar as SVG text, 256 px square. The seed decides details such as the mouth. */
export const drawAvatar = (seed: string, look: Avatar): string =>
	look.kind === 'portrait' ? drawPortrait(seed, look) : drawCreature(seed, look);
