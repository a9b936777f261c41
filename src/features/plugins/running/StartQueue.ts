import type { RunningPlugin } from './RunningPlugin';

/** Each may compute for seconds, and the page needs the processor, too. */
const AT_ONCE = 2;
/** A start that takes longer, such as one that waits for an answer, keeps nobody waiting. */
const LONGEST_MS = 3_000;

type Starting = Pick<RunningPlugin, 'isOver' | 'start' | 'state'>;

/** Starts plugins a few at a time, in the order in which they come. */
export class StartQueue {
	readonly #waiting: Starting[] = [];
	#starting = 0;

	add(run: Starting): void {
		this.#waiting.push(run);
		this.#letIn();
	}

	#letIn(): void {
		while (this.#starting < AT_ONCE) {
			const next = this.#waiting.shift();
			if (!next) return;
			// It may have been stopped while it waited.
			if (next.isOver) continue;
			this.#starting++;
			void hasStarted(next).then(() => {
				this.#starting--;
				this.#letIn();
			});
			void next.start();
		}
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
