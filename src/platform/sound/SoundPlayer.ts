import { BUNDLED_SOUNDS, type BundledSound } from './bundledSounds';

/** One of the app's sounds, or a file. */
export type PlayedSound = { readonly name: BundledSound } | { readonly url: string };

/** The same sound isn't started again within this time (rules/sounds#playing). */
export const APART_MS = 25;
/** How many of the app's sounds, each at one volume, are kept as they were rendered. */
const KEPT = 12;

/** Plays sounds at a volume, from 0 to 1. Where the browser can't, nothing happens. */
export class SoundPlayer {
	readonly #startedAt = new Map<string, number>();
	/** The addresses of rendered sounds, by name and volume; those used last are at the end. */
	readonly #rendered = new Map<string, Promise<string>>();

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
		// Rendered at its volume: on iOS an element has none of its own.
		else if ('OfflineAudioContext' in globalThis) await playFile(await this.#addressOf(sound.name, volume), 1);
	}

	#addressOf(name: BundledSound, volume: number): Promise<string> {
		const key = `${name} ${volume}`;
		const address = this.#rendered.get(key) ?? render(name, volume);
		this.#rendered.delete(key);
		this.#rendered.set(key, address);
		address.catch(() => this.#rendered.delete(key));
		for (const [oldest, its] of [...this.#rendered].slice(0, -KEPT)) {
			this.#rendered.delete(oldest);
			its.then(address => URL.revokeObjectURL(address)).catch(() => {});
		}
		return address;
	}
}

/** Loaded with the first sound: many pages play none. */
async function render(name: BundledSound, volume: number): Promise<string> {
	const { toneFile } = await import('./toneFile');
	return URL.createObjectURL(await toneFile(BUNDLED_SOUNDS[name], volume));
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
