import { replaceById } from '@/domain/drive/replaceById';
import { appEvents } from '../appEvents';
import type { Session } from '../session/Session';
import { noteContext } from './keptUploads';
import { type ArrivedFile, UploadQueue } from './UploadQueue';

type Sink = (arrived: ArrivedFile) => void;

const queues = new Map<string, UploadQueue>();
const sinks = new Map<string, Sink[]>();
const listeners = new Set<() => void>();

/** How many composers use a queue that may not be visible at the moment, for example while posting. */
const holds = new Map<UploadQueue, number>();

/** Removes an unused queue from memory; it is made again on request. */
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

/**
 * The upload queues of this tab. Each belongs to its use (a composer's context, the drive) rather than to a component.
 */
export const uploadQueues = {
	/**
	 * @param context unique within the session, such as `new` or `drive`
	 * @param fallback called with uploaded files while there is no listener
	 * @param changedFallback called while there is no listener with uploaded files whose name, mark or description was
	 * changed late
	 */
	of(session: Session, context: string, fallback: Sink, changedFallback: Sink = () => {}): UploadQueue {
		const key = keyOf(session, context);
		const known = queues.get(key);
		if (known) return known;
		const queue = new UploadQueue({
			session,
			key,
			onArrived: arrived => (sinks.get(key)?.at(-1) ?? fallback)(arrived),
			onChanged: changed => {
				(sinks.get(key)?.at(-1) ?? changedFallback)({ ...changed, insert: replaceById });
				appEvents.emit('fileUploaded', { session, file: changed.wire });
			},
		});
		queues.set(key, queue);
		queue.state.subscribe(() => {
			tellAll();
			// The last item leaves the queue just before the run counts as finished.
			queueMicrotask(() => letGo(queue));
		});
		return queue;
	},
	/** The queue of a note's files, separate from those of the posting account's own forms. */
	ofNote(session: Session, context: string, draftsOf: string, fallback: Sink, changedFallback?: Sink): UploadQueue {
		return uploadQueues.of(session, noteContext(session.key, context, draftsOf), fallback, changedFallback);
	},
	/** The key of that queue. */
	keyOfNote: (session: Session, context: string, draftsOf: string): string =>
		keyOf(session, noteContext(session.key, context, draftsOf)),
	/** Call after storing files for a queue elsewhere. */
	async refresh(key: string): Promise<void> {
		await queues.get(key)?.restore(true);
	},
	/**
	 * Passes uploaded files to this listener rather than to earlier ones.
	 * @returns the function that unsubscribes
	 */
	listen(queue: UploadQueue, sink: Sink): () => void {
		// It may have been removed from memory since it was made.
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
	/**
	 * Keeps a queue in memory while it is used, visible or not.
	 * @returns the function that releases it
	 */
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
	/** Whether the queue has no listener. */
	isUnattended: (queue: UploadQueue): boolean => !sinks.get(queue.key)?.length,
	/** Queues that are uploading without a listener. */
	unattended: (): readonly UploadQueue[] =>
		[...queues.values()].filter(queue => queue.isSending && uploadQueues.isUnattended(queue)),
	/**
	 * Calls the listener when any queue changes.
	 * @returns the function that unsubscribes
	 */
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};
