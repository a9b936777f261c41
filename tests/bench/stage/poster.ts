/**
 * The child process that posts: `fork`ed, gets one message with what to post, responds with each note's id and time.
 */

import type { Poster } from './makePosters';
import { NOTE_MIXES, type NoteMix } from './noteMix';

export interface PostingOrder {
	readonly origin: string;
	readonly posters: readonly Poster[];
	readonly mix: NoteMix;
	readonly count: number;
	readonly perSecond: number;
	/** The first index of the mix, so that no text repeats. */
	readonly from: number;
}

export type PostingReport =
	| { readonly kind: 'posted'; readonly id: string; readonly createdAt: number }
	| { readonly kind: 'refused'; readonly reason: string }
	| { readonly kind: 'done' };

const TICK_MS = 10;

const report = (message: PostingReport) => process.send?.(message);

async function post(order: PostingOrder, index: number): Promise<void> {
	const poster = order.posters[index % order.posters.length];
	if (!poster) return;
	const { text, cw, pictures = 0 } = NOTE_MIXES[order.mix](index);
	const fileIds = poster.fileIds.slice(0, pictures);
	const response = await fetch(`${order.origin}/api/notes/create`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ i: poster.token, text, cw: cw ?? null, ...(fileIds.length > 0 ? { fileIds } : {}) }),
	});
	const body = await response.text();
	if (!response.ok) return void report({ kind: 'refused', reason: `${response.status} ${body.slice(0, 200)}` });
	const { createdNote } = JSON.parse(body) as { createdNote: { id: string; createdAt: string } };
	report({ kind: 'posted', id: createdNote.id, createdAt: Date.parse(createdNote.createdAt) });
}

/** Keeps to the clock: a late tick posts all that is due. */
async function work(order: PostingOrder): Promise<void> {
	const started = performance.now();
	const running: Promise<void>[] = [];
	await new Promise<void>(resolve => {
		const timer = setInterval(() => {
			const due = Math.min(order.count, Math.floor(((performance.now() - started) / 1000) * order.perSecond));
			while (running.length < due) running.push(post(order, order.from + running.length));
			if (running.length < order.count) return;
			clearInterval(timer);
			resolve();
		}, TICK_MS);
	});
	await Promise.all(running);
	report({ kind: 'done' });
}

process.once('message', order => {
	work(order as PostingOrder).then(
		() => process.disconnect(),
		error => {
			console.error(error);
			process.exit(1);
		},
	);
});
