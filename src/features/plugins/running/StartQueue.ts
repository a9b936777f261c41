import type { RunningPlugin } from './RunningPlugin';

/** A start that takes longer, such as one that waits for an answer, keeps nobody waiting. */
const LONGEST_MS = 3_000;

type Starting = Pick<RunningPlugin, 'isOver' | 'start' | 'state'>;

/** Starts plugins one after another: each may compute for seconds, and the page needs the processor, too. */
export class StartQueue {
	readonly #waiting: Starting[] = [];
	#isStarting = false;

	add(run: Starting): void {
		this.#waiting.push(run);
		this.#startNext();
	}

	#startNext(): void {
		if (this.#isStarting) return;
		let next = this.#waiting.shift();
		// Some may have been stopped while they waited.
		while (next?.isOver) next = this.#waiting.shift();
		if (!next) return;
		this.#isStarting = true;
		void hasStarted(next).then(() => {
			this.#isStarting = false;
			this.#startNext();
		});
		void next.start();
	}
}

function hasStarted({ state }: Starting): Promise<void> {
	return new Promise(resolve => {
		const done = () => {
			clearTimeout(timer);
			unsubscribe();
			resolve();
		};
		const timer = setTimeout(done, LONGEST_MS);
		const unsubscribe = state.subscribe(({ phase }) => {
			if (phase !== 'starting') done();
		});
	});
}
