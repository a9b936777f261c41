import type { entities } from 'misskey-js';
import type { Core } from '../../Core';
import { Refusal } from '../../http/ApiError';
import { CopyWriter } from './CopyWriter';
import { OtherServer } from './OtherServer';

/** How many of its newest notes are copied at the start, and after an outage. */
const NEWEST_MAX = 300;
const AGAIN_AFTER_MS = 1000;

/**
 * Keeps copies of another home server's public notes, as if the two federated: of those that it has, and of each new
 * one. After an outage of the other server it catches up.
 * @param origin of the other server
 * @returns when the notes that it has are copied, or it turned out to be away
 */
export function followServer(core: Core, origin: string): Promise<void> {
	const ending = new AbortController();
	core.onClose(() => ending.abort());
	const { signal } = ending;
	const other = new OtherServer(origin, signal);
	const writer = new CopyWriter(core, other, signal);
	// One after the other, as a note may reply to the one before.
	let work = Promise.resolve();
	const queue = (step: () => Promise<void>): void => {
		work = work.then(step).catch(error => {
			if (!signal.aborted) console.error(`Copying from ${origin} failed:`, error);
		});
	};
	return new Promise(resolve => {
		let isFirst = true;
		const settle = () => {
			isFirst = false;
			resolve();
		};
		const connect = (): void => {
			if (signal.aborted) return;
			other.listen({
				onReady: () => {
					queue(() => catchUp(other, writer, isFirst));
					queue(async () => settle());
				},
				onNote: note => queue(() => copy(writer, note, false)),
				onClose: () => {
					settle();
					if (!signal.aborted) setTimeout(connect, AGAIN_AFTER_MS).unref();
				},
			});
		};
		connect();
	});
}

/** Copies the newest notes that are missing, oldest first. */
async function catchUp(other: OtherServer, writer: CopyWriter, isSilent: boolean): Promise<void> {
	await writer.readServer();
	const missing: entities.Note[] = [];
	let untilId: string | undefined;
	while (missing.length < NEWEST_MAX) {
		const page = await other.notes(untilId);
		const unknown = page.filter(note => !writer.find(note));
		missing.push(...unknown);
		untilId = page.at(-1)?.id;
		if (untilId === undefined || unknown.length === 0) break;
	}
	for (const note of missing.reverse()) await copy(writer, note, isSilent);
}

async function copy(writer: CopyWriter, note: entities.Note, isSilent: boolean): Promise<void> {
	try {
		await writer.write(note, isSilent);
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
	}
}
