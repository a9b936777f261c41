import { vi } from 'vitest';

/** A tone that was played. */
interface Heard {
	readonly hz: number;
	/** Seconds. */
	readonly at: number;
	/** Of the sound as a whole. */
	readonly volume: number;
}

class FakeParam {
	value = 1;
	setValueAtTime(value: number): void {
		this.value = value;
	}
	linearRampToValueAtTime(): void {}
	exponentialRampToValueAtTime(): void {}
}

class FakeNode {
	readonly gain = new FakeParam();
	to: FakeNode | null = null;
	connect(to: FakeNode): void {
		this.to = to;
	}
}

class FakeOscillator extends FakeNode {
	readonly frequency = new FakeParam();
	readonly #tones: Heard[];
	type = 'sine';

	constructor(tones: Heard[]) {
		super();
		this.#tones = tones;
	}

	start(at: number): void {
		this.#tones.push({ hz: this.frequency.value, at, volume: this.to?.to?.gain.value ?? 0 });
	}
	stop(): void {}
}

/** What was rendered and has not become a file yet. */
const rendered: Heard[][] = [];
const files = new Map<string, readonly Heard[]>();

class FakeOfflineContext {
	readonly destination = new FakeNode();
	readonly #tones: Heard[] = [];

	createGain(): FakeNode {
		return new FakeNode();
	}

	createOscillator(): FakeOscillator {
		return new FakeOscillator(this.#tones);
	}

	startRendering(): Promise<{ getChannelData(): Float32Array }> {
		rendered.push(this.#tones);
		return Promise.resolve({ getChannelData: () => new Float32Array(FakeSpeakers.samples) });
	}
}

class FakeAudio {
	volume = 1;
	readonly #address: string;

	constructor(address: string) {
		this.#address = address;
	}

	play(): Promise<void> {
		if (FakeSpeakers.isHeldBack) return Promise.reject(new DOMException('', 'NotAllowedError'));
		for (const tone of files.get(this.#address) ?? [])
			FakeSpeakers.heard.push({ ...tone, volume: tone.volume * this.volume });
		return Promise.resolve();
	}
}

/** What a page plays of the app's own sounds is written down. */
export const FakeSpeakers = {
	heard: [] as Heard[],
	/** What rendering results in. */
	samples: [0] as readonly number[],
	/** Whether the page was not pressed yet. */
	isHeldBack: false,

	/** Stubs what plays, until the test's stubs and mocks end. */
	install(): void {
		FakeSpeakers.reset();
		rendered.length = 0;
		vi.stubGlobal('OfflineAudioContext', FakeOfflineContext);
		vi.stubGlobal('Audio', FakeAudio);
		vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
			const address = `blob:sound-${files.size}`;
			files.set(address, rendered.shift() ?? []);
			return address;
		});
	},

	reset(): void {
		FakeSpeakers.heard = [];
		FakeSpeakers.isHeldBack = false;
		FakeSpeakers.samples = [0];
	},

	/** Resolves when what was asked for has been played. */
	async settled(): Promise<void> {
		// The player loads it with the first sound.
		await import('@/platform/sound/toneFile');
		await new Promise(resolve => setTimeout(resolve));
	},
};
