import { BUNDLED_SOUNDS, type BundledSound, type Tone } from './bundledSounds';

/** One of the app's sounds, or a file. */
export type PlayedSound = { readonly name: BundledSound } | { readonly url: string };

/** The same sound isn't started again within this time (rules/sounds#playing). */
export const APART_MS = 25;
/** A sound that the browser holds back for longer, until the page is pressed, is no longer played. */
const LATE_MS = 500;
/** A tone that starts at full loudness cracks. */
const RISE_S = 0.004;
/** What an exponential fall ends at, as it can't reach zero. */
const SILENCE = 0.0001;

/** Plays sounds at a volume, from 0 to 1. Where the browser can't, nothing happens. */
export class SoundPlayer {
	#context: AudioContext | null = null;
	readonly #startedAt = new Map<string, number>();

	/**
	 * Starts a sound, unless the same one has just started.
	 * @throws {Error} a file can't be fetched or played
	 */
	async play(sound: PlayedSound, volume: number): Promise<void> {
		const id = 'url' in sound ? sound.url : sound.name;
		const now = performance.now();
		if (volume <= 0 || now - (this.#startedAt.get(id) ?? Number.NEGATIVE_INFINITY) < APART_MS) return;
		this.#startedAt.set(id, now);
		if ('url' in sound) await playFile(sound.url, volume);
		else await this.#playTones(BUNDLED_SOUNDS[sound.name], volume, now);
	}

	async #playTones(tones: readonly Tone[], volume: number, askedAt: number): Promise<void> {
		if (!('AudioContext' in globalThis)) return;
		this.#context ??= new AudioContext();
		const context = this.#context;
		if (context.state !== 'running') {
			await context.resume();
			if (performance.now() - askedAt > LATE_MS) return;
		}
		const master = context.createGain();
		master.gain.value = volume;
		master.connect(context.destination);
		const ends = tones.map(tone => startTone(context, master, tone));
		const longest = Math.max(...tones.map(({ at, length }) => at + length));
		const last = ends[tones.findIndex(({ at, length }) => at + length === longest)];
		if (last) last.onended = () => master.disconnect();
	}
}

function startTone(context: AudioContext, into: AudioNode, { at, length, hz, to, wave, gain }: Tone): OscillatorNode {
	const start = context.currentTime + at / 1000;
	const end = start + length / 1000;
	const oscillator = context.createOscillator();
	const loudness = context.createGain();
	oscillator.type = wave;
	oscillator.frequency.setValueAtTime(hz, start);
	if (to !== undefined) oscillator.frequency.exponentialRampToValueAtTime(to, end);
	loudness.gain.setValueAtTime(0, start);
	loudness.gain.linearRampToValueAtTime(gain, start + RISE_S);
	loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
	oscillator.connect(loudness);
	loudness.connect(into);
	oscillator.start(start);
	oscillator.stop(end);
	return oscillator;
}

/** Plays what a media element plays; the browser's cache keeps the file. */
async function playFile(url: string, volume: number): Promise<void> {
	const audio = new Audio(url);
	audio.volume = Math.min(1, volume);
	try {
		await audio.play();
	} catch (error) {
		// The page has not been pressed yet: browsers allow no sound before.
		if (!(error instanceof DOMException && error.name === 'NotAllowedError')) throw error;
	}
}
