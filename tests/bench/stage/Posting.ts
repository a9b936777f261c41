import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { PostingOrder, PostingReport } from './poster';

export interface PostedNote {
	readonly id: string;
	/** The server's time in ms, by the same machine's clock. */
	readonly createdAt: number;
}

/** Notes being posted by a separate process. */
export class Posting {
	readonly posted: PostedNote[] = [];
	/** Why the server refused some of them. */
	readonly refused: string[] = [];
	/** Resolves when the last one is posted, or posting was stopped. */
	readonly done: Promise<void>;
	readonly #child: ChildProcess;
	#isStopped = false;

	constructor(order: PostingOrder) {
		const child = fork(fileURLToPath(new URL('./poster.js', import.meta.url)));
		this.#child = child;
		this.done = new Promise((resolve, reject) => {
			child.on('message', (report: PostingReport) => {
				if (report.kind === 'posted') this.posted.push(report);
				else if (report.kind === 'refused') this.refused.push(report.reason);
				else resolve();
			});
			child.once('error', reject);
			child.once('exit', code => {
				if (this.#isStopped) resolve();
				else if (code !== 0) reject(new Error('The posting process failed.'));
			});
		});
		child.send(order);
	}

	stop(): void {
		this.#isStopped = true;
		this.#child.kill();
	}
}
