import type { Session } from '../session/Session';
import { type ArrivedFile, UploadQueue } from './UploadQueue';

type Sink = (arrived: ArrivedFile) => void;

const queues = new Map<string, UploadQueue>();
const sinks = new Map<string, Sink[]>();
const listeners = new Set<() => void>();

/** How many composers are at work with a queue that nobody may be shown just now, such as one that posts. */
const holds = new Map<UploadQueue, number>();

/** Keeps one that nobody uses any more from staying in memory; it is made anew when it is asked for. */
function letGo(queue: UploadQueue): void {
	const isUsed = sinks.get(queue.key)?.length || holds.has(queue) || queue.items.length > 0 || queue.isSending;
	if (isUsed || queues.get(queue.key) !== queue) return;
	queues.delete(queue.key);
	sinks.delete(queue.key);
}

function tellAll(): void {
	for (const listener of [...listeners]) listener();
}

const keyOf = (session: Session, context: string): string => `${session.key}:${context}`;

/** What the files of a note are kept for. @param draftsOf the account whose form it is, if another one posts */
const noteContext = (session: Session, context: string, draftsOf: string): string =>
	session.key === draftsOf ? context : `${context}@${draftsOf}`;

/** The queues of this tab: each belongs to what it is for (a composer's context, the drive), not to who shows it. */
export const uploadQueues = {
	/**
	 * @param context unique within the session, such as `new` or `drive`
	 * @param fallback takes what arrives while nobody listens
	 */
	of(session: Session, context: string, fallback: Sink): UploadQueue {
		const key = keyOf(session, context);
		const known = queues.get(key);
		if (known) return known;
		const queue = new UploadQueue({
			session,
			key,
			onArrived: arrived => (sinks.get(key)?.at(-1) ?? fallback)(arrived),
		});
		queues.set(key, queue);
		queue.state.subscribe(() => {
			tellAll();
			// What is sent last leaves the queue before it is known to be done.
			queueMicrotask(() => letGo(queue));
		});
		return queue;
	},
	/** Of the files that go along with a note: of what this account posts, none that are in a form of its own. */
	ofNote(session: Session, context: string, draftsOf: string, fallback: Sink): UploadQueue {
		return uploadQueues.of(session, noteContext(session, context, draftsOf), fallback);
	},
	/** The key of the same. */
	keyOfNote: (session: Session, context: string, draftsOf: string): string =>
		keyOf(session, noteContext(session, context, draftsOf)),
	/** Something was put among what is kept for a queue. */
	async refresh(key: string): Promise<void> {
		await queues.get(key)?.restore(true);
	},
	/** Takes what arrives, before those who listened already. @returns ends it */
	listen(queue: UploadQueue, sink: Sink): () => void {
		// It was let go between its making and this.
		if (!queues.has(queue.key)) queues.set(queue.key, queue);
		sinks.set(queue.key, [...(sinks.get(queue.key) ?? []), sink]);
		tellAll();
		return () => {
			sinks.set(
				queue.key,
				(sinks.get(queue.key) ?? []).filter(each => each !== sink),
			);
			letGo(queue);
			tellAll();
		};
	},
	/** Keeps a queue while something works with it, whether or not it is shown. @returns ends it */
	hold(queue: UploadQueue): () => void {
		holds.set(queue, (holds.get(queue) ?? 0) + 1);
		return () => {
			const left = (holds.get(queue) ?? 1) - 1;
			if (left > 0) holds.set(queue, left);
			else holds.delete(queue);
			letGo(queue);
		};
	},
	/** How many there are. */
	get size(): number {
		return queues.size;
	},
	/** Nobody listens to it. */
	isUnattended: (queue: UploadQueue): boolean => !sinks.get(queue.key)?.length,
	/** Those that send something while nobody listens to them. */
	unattended: (): readonly UploadQueue[] =>
		[...queues.values()].filter(queue => queue.isSending && uploadQueues.isUnattended(queue)),
	/** Something has changed in one of them. @returns ends it */
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
