/** A part of a sound: one oscillator with its own fall. */
export interface Tone {
	/** When it starts, in milliseconds. */
	readonly at: number;
	/** How long it takes to die away, in milliseconds. */
	readonly length: number;
	/** The pitch in hertz. */
	readonly hz: number;
	/** The pitch at its end; by default the same. */
	readonly to?: number;
	readonly wave: OscillatorType;
	/** The loudness at its start, from 0 to 1. */
	readonly gain: number;
}

/** The sounds of the app, as the tones that make them: nothing has to be fetched. */
export const BUNDLED_SOUNDS = {
	drop: [{ at: 0, length: 160, hz: 520, to: 1_040, wave: 'sine', gain: 0.5 }],
	pop: [{ at: 0, length: 90, hz: 420, to: 180, wave: 'sine', gain: 0.7 }],
	tick: [{ at: 0, length: 40, hz: 1_800, wave: 'triangle', gain: 0.35 }],
	wood: [
		{ at: 0, length: 70, hz: 740, to: 620, wave: 'triangle', gain: 0.6 },
		{ at: 85, length: 80, hz: 560, to: 480, wave: 'triangle', gain: 0.6 },
	],
	bell: [
		{ at: 0, length: 900, hz: 880, wave: 'sine', gain: 0.4 },
		{ at: 0, length: 600, hz: 2_217, wave: 'sine', gain: 0.14 },
		{ at: 0, length: 300, hz: 3_729, wave: 'sine', gain: 0.06 },
	],
	chime: [
		{ at: 0, length: 420, hz: 784, wave: 'sine', gain: 0.35 },
		{ at: 110, length: 420, hz: 988, wave: 'sine', gain: 0.35 },
		{ at: 220, length: 640, hz: 1_319, wave: 'sine', gain: 0.35 },
	],
	glass: [
		{ at: 0, length: 500, hz: 1_976, wave: 'sine', gain: 0.3 },
		{ at: 30, length: 700, hz: 2_960, wave: 'sine', gain: 0.16 },
	],
	whistle: [
		{ at: 0, length: 130, hz: 1_175, to: 1_568, wave: 'sine', gain: 0.35 },
		{ at: 150, length: 200, hz: 1_568, to: 1_397, wave: 'sine', gain: 0.35 },
	],
} as const satisfies Readonly<Record<string, readonly Tone[]>>;

export type BundledSound = keyof typeof BUNDLED_SOUNDS;

export const isBundledSound = (name: unknown): name is BundledSound =>
	typeof name === 'string' && Object.hasOwn(BUNDLED_SOUNDS, name);
