import type { Session } from '../session/Session';
import { type ArrivedFile, UploadQueue } from './UploadQueue';

type Sink = (arrived: ArrivedFile) => void;

const queues = new Map<string, UploadQueue>();
const sinks = new Map<string, Sink[]>();
const listeners = new Set<() => void>();

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
			for (const listener of [...listeners]) listener();
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
		sinks.set(queue.key, [...(sinks.get(queue.key) ?? []), sink]);
		for (const listener of [...listeners]) listener();
		return () => {
			sinks.set(
				queue.key,
				(sinks.get(queue.key) ?? []).filter(each => each !== sink),
			);
			for (const listener of [...listeners]) listener();
		};
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
