/** A tone that was started. */
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
	disconnect(): void {}
}

class FakeOscillator extends FakeNode {
	readonly frequency = new FakeParam();
	type = 'sine';
	onended: (() => void) | null = null;
	start(at: number): void {
		const master = this.to?.to;
		FakeAudioContext.heard.push({ hz: this.frequency.value, at, volume: master?.gain.value ?? 0 });
	}
	stop(): void {}
}

/** An audio context that writes down what is played. */
export class FakeAudioContext {
	static heard: Heard[] = [];
	/** Whether the browser waits for a press. */
	static isHeldBack = false;
	static release: () => void = () => {};
	readonly currentTime = 0;
	readonly destination = new FakeNode();
	state = FakeAudioContext.isHeldBack ? 'suspended' : 'running';

	static reset(): void {
		FakeAudioContext.heard = [];
		FakeAudioContext.isHeldBack = false;
	}

	resume(): Promise<void> {
		return new Promise(resolve => {
			FakeAudioContext.release = () => {
				this.state = 'running';
				resolve();
			};
		});
	}

	createGain(): FakeNode {
		return new FakeNode();
	}

	createOscillator(): FakeOscillator {
		return new FakeOscillator();
	}
}
