import tinycolor from 'tinycolor2';

export type Color = tinycolor.Instance;

/** The contrast that text needs (WCAG AA). */
export const TEXT_CONTRAST = 4.5;
/** Colors are rounded when they are written. */
const SAFE_CONTRAST = TEXT_CONTRAST + 0.05;
const STEPS = 20;

/** A color that may be transparent, as it looks on an opaque one. */
export function over(top: Color, bottom: Color): Color {
	return tinycolor.mix(bottom, top.clone().setAlpha(1), top.getAlpha() * 100);
}

/**
 * The color, brought closer to `ink` until text in it is readable on all these backgrounds; `ink` if nothing between is.
 */
export function readable(color: Color, ink: Color, backgrounds: readonly Color[]): Color {
	for (let step = 0; step < STEPS; step++) {
		const mixed = tinycolor.mix(color, ink, (step / STEPS) * 100);
		if (backgrounds.every(background => tinycolor.readability(mixed, background) > SAFE_CONTRAST)) return mixed;
	}
	return ink;
}
