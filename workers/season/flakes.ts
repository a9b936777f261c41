import type { SeasonEffect } from './season.protocol';

/** Something that falls: a snowflake or a petal. Lengths in CSS pixels, times in seconds, angles in radians. */
export interface Flake {
	x: number;
	y: number;
	readonly radius: number;
	/** Down, for each second. */
	readonly speed: number;
	/** How far it sways to each side, and how often it does in a second. */
	readonly sway: number;
	readonly rhythm: number;
	angle: number;
	/** For each second. */
	readonly turning: number;
}

/** For a window of one million pixels; larger windows have more. */
const A_MILLION: Readonly<Record<SeasonEffect, number>> = { snow: 70, petals: 30 };
const MOST = 250;

/** Flakes that are spread over the whole window. */
export function makeFlakes(effect: SeasonEffect, width: number, height: number, random = Math.random): Flake[] {
	const count = Math.min(MOST, Math.round((A_MILLION[effect] * width * height) / 1e6));
	return Array.from({ length: count }, () => {
		const size = random();
		return {
			x: random() * width,
			y: random() * height,
			radius: effect === 'snow' ? 1 + size * 2.5 : 4 + size * 4,
			speed: effect === 'snow' ? 20 + size * 50 : 30 + size * 35,
			sway: 8 + random() * 24,
			rhythm: 0.1 + random() * 0.25,
			angle: random() * Math.PI * 2,
			turning: effect === 'snow' ? 0 : (random() - 0.5) * 2,
		};
	});
}

/**
 * Lets the flakes fall; those that left the window come in again at its top.
 * @param seconds since the last step
 * @param at the time in seconds, of which the swaying depends
 */
export function stepFlakes(flakes: readonly Flake[], seconds: number, at: number, width: number, height: number): void {
	for (const flake of flakes) {
		flake.y += flake.speed * seconds;
		flake.x += Math.cos(at * flake.rhythm * Math.PI * 2 + flake.radius) * flake.sway * seconds;
		flake.angle += flake.turning * seconds;
		if (flake.y - flake.radius > height) flake.y = -flake.radius;
		if (flake.x < -flake.sway) flake.x = width + flake.radius;
		else if (flake.x > width + flake.sway) flake.x = -flake.radius;
	}
}
