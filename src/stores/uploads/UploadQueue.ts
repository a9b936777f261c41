import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAbort, NetworkError } from '@/api/ApiError';
import { Emitter } from '@/base/Emitter';
import { randomId } from '@/base/randomId';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { insertInOrder } from '@/domain/drive/insertInOrder';
import { areReady, type UploadChoices, type UploadItem } from '@/domain/drive/UploadItem';
import { afterPaint } from '@/platform/afterPaint';
import type { WireFile } from '@/wire/entities';
import { isAccountEnd } from '../session/accountEnds';
import type { Session } from '../session/Session';
import { choicesFor } from './choicesFor';
import { hasPreset } from './hasPreset';
import type { KeptUpload } from './keptUploads';
import { preparedName } from './preparedName';
import { prepareUpload } from './prepareUpload';
import { QueueRecords } from './QueueRecords';
import { sendUpload } from './sendUpload';
import { UploadObstacleError } from './UploadObstacleError';
import { largestFile, lastingObstacle, uploadObstacle } from './uploadLimits';
import { watchWatermarks } from './watchWatermarks';

export interface ArrivedFile {
	readonly file: DriveFile;
	/** The same as the server gave it. */
	readonly wire: WireFile;
	/** Puts it among files that were chosen before and after it. */
	readonly insert: <File extends { readonly id: string }>(files: readonly File[], file: File) => readonly File[];
}

/** What the rest of the app gives the queue; tests give their own. */
export interface UploadQueueOptions {
	readonly session: Session;
	/** Unique on this device; what is not sent yet is kept under it. */
	readonly key: string;
	/** Takes what has arrived. */
	readonly onArrived: (arrived: ArrivedFile) => void;
}

/** Progress is told no more often: everything that shows the queue draws it anew. */
const PROGRESS_MS = 100;

/** `unreachable`: some have not arrived, for want of a connection alone. */
export type UploadsOutcome = 'arrived' | 'unreachable' | 'failed';

type Part = Partial<Omit<UploadItem, 'id'>>;

/**
 * Files on their way to the drive (rules/uploads#states). Each is prepared as soon as it is added or changed, goes up
 * when it is told to, in sequence, and leaves the queue when it has arrived. It belongs to no component: what it does
 * goes on while nobody looks, and what had not arrived when the tab died is there again after `restore`.
 */
export class UploadQueue {
	readonly session: Session;
	readonly key: string;
	readonly state: StoreApi<readonly UploadItem[]> = createStore<readonly UploadItem[]>(() => []);
	/** An upload failed (what was aborted is no failure), or a shader, without which no layer can be drawn. */
	readonly events = new Emitter<{ failed: { item: UploadItem }; shaderFailed: { message: string } }>();
	readonly #onArrived: (arrived: ArrivedFile) => void;
	readonly #work = new Map<string, AbortController>();
	readonly #preparing = new Map<string, Promise<void>>();
	readonly #records: QueueRecords;
	readonly #places = new Map<string, number>();
	#lastPlace = 0;
	/** When the file that was added last is taken up. */
	#turn: Promise<void> = Promise.resolve();
	#isRestored = false;
	#sending: Promise<UploadsOutcome> | null = null;

	constructor({ session, key, onArrived }: UploadQueueOptions) {
		this.session = session;
		this.key = key;
		this.#onArrived = onArrived;
		this.#records = new QueueRecords(key, id => {
			const item = this.#find(id);
			return item && this.#keptOf(item);
		});
		watchWatermarks(this.state, id => this.#prepare(id));
	}

	get items(): readonly UploadItem[] {
		return this.state.getState();
	}

	/** Whether something is going up now. */
	get isSending(): boolean {
		return this.#sending !== null || this.items.some(({ state }) => state === 'uploading');
	}

	/** @returns those that can't be taken, since they would be refused however they are prepared */
	add(files: readonly File[], folderId: string | null = null): { readonly file: File; readonly error: unknown }[] {
		const refused: { file: File; error: unknown }[] = [];
		for (const file of files) {
			const obstacle = lastingObstacle(this.session, file);
			if (obstacle !== null) refused.push({ file, error: new UploadObstacleError(obstacle) });
			else this.#take({ ...choicesFor(this.session, file), id: randomId(), file, folderId });
		}
		return refused;
	}

	/**
	 * Brings back what had not arrived when its tab died, as far as no other tab works on it: once, or, `anew`, also what was
	 * put there since.
	 */
	async restore(anew = false): Promise<void> {
		if (this.#isRestored && !anew) return;
		this.#isRestored = true;
		for await (const { place: _, ...upload } of this.#records.left()) this.#take(upload);
	}

	/** Changes what was chosen for a file; what it makes of the picture is prepared anew. */
	change(id: string, choices: Partial<UploadChoices>): void {
		const item = this.#find(id);
		if (!item || item.state === 'uploading') return;
		this.#set(id, choices);
		if (choices.name !== undefined && item.prepared) {
			this.#set(id, { prepared: { ...item.prepared, name: preparedName(item, choices.name) } });
		}
		void this.#records.write(id);
		const { compressionLevel, watermarkPresetId, effects } = choices;
		if (compressionLevel !== undefined || watermarkPresetId !== undefined || effects !== undefined) this.#prepare(id);
	}

	/** Another picture takes the place of the chosen one (it was cropped). */
	replace(id: string, file: File): void {
		const item = this.#find(id);
		if (!item || item.state === 'uploading') return;
		this.#set(id, { file });
		void this.#records.write(id);
		this.#prepare(id);
	}

	/** Puts an item `step` places further on, or back. */
	move(id: string, step: number): void {
		const from = this.items.findIndex(item => item.id === id);
		const to = from + step;
		const moved = [...this.items];
		const [item] = moved.splice(from, 1);
		if (from < 0 || !item || to < 0 || to > moved.length) return;
		moved.splice(to, 0, item);
		this.state.setState(moved, true);
		for (const each of moved) {
			this.#places.set(each.id, ++this.#lastPlace);
			void this.#records.write(each.id);
		}
	}

	/** Takes an item out, and stops it. */
	remove(id: string): void {
		this.#stop(id);
		this.#drop(id);
	}

	removeAll(): void {
		for (const { id } of this.items) this.remove(id);
	}

	/** Stops what is on its way; it stays, and can be started again. */
	abort(id: string): void {
		this.#stop(id);
		if (this.#find(id)) this.#set(id, { state: 'aborted', progress: null });
	}

	/** Stops all that has not arrived (rules/uploads#states). */
	abortAll(): void {
		for (const { id } of this.items) this.abort(id);
	}

	/** Sends one. @returns whether it has arrived; why not is in its `error` */
	async upload(id: string): Promise<boolean> {
		this.#reset(id);
		return (await this.#send(id, false)) === 'arrived';
	}

	/**
	 * Starts what was stopped or has failed anew, and sends all that is there, in sequence. Asked for while it runs, it is
	 * the same run. @returns whether all have arrived
	 */
	async uploadAll(): Promise<boolean> {
		return (await this.#sendTogether(false)) === 'arrived';
	}

	/**
	 * As `uploadAll`, for a note that can wait: where the server can't be reached the rest stays as it was, and nothing is
	 * told of it.
	 */
	uploadForNote(): Promise<UploadsOutcome> {
		return this.#sendTogether(true);
	}

	/** All that is here, as it is kept on the device. */
	kept(): readonly KeptUpload[] {
		return this.items.map(item => this.#keptOf(item));
	}

	#sendTogether(mayWait: boolean): Promise<UploadsOutcome> {
		this.#sending ??= this.#sendAll(mayWait).finally(() => {
			this.#sending = null;
			// Whoever shows the queue looks at `isSending` too.
			this.state.setState([...this.items], true);
		});
		return this.#sending;
	}

	async #sendAll(mayWait: boolean): Promise<UploadsOutcome> {
		for (const { id } of this.items) this.#reset(id);
		const tried = new Set<string>();
		for (;;) {
			const next = this.items.find(({ id, state }) => !tried.has(id) && state !== 'aborted' && state !== 'uploading');
			if (!next) break;
			tried.add(next.id);
			if ((await this.#send(next.id, mayWait)) === 'unreachable') break;
		}
		if (this.items.length === 0) return 'arrived';
		return mayWait && areReady(this.items) ? 'unreachable' : 'failed';
	}

	#reset(id: string): void {
		const state = this.#find(id)?.state;
		if (state !== 'aborted' && state !== 'failed') return;
		this.#set(id, { state: this.#find(id)?.prepared ? 'ready' : 'queued', error: null });
		if (!this.#find(id)?.prepared) this.#prepare(id);
	}

	/** @param mayWait without a connection it is ready as before */
	async #send(id: string, mayWait: boolean): Promise<UploadsOutcome> {
		if (this.#find(id)?.prepared?.isMakeshift) this.#prepare(id);
		while (this.#preparing.has(id)) await this.#preparing.get(id);
		const item = this.#find(id);
		if (item?.state !== 'ready' || !item.prepared) return 'failed';
		const work = this.#begin(id);
		let toldAt = Number.NEGATIVE_INFINITY;
		this.#set(id, { state: 'uploading', progress: { max: item.prepared.blob.size, value: 0 }, error: null });
		try {
			const { file, wire } = await sendUpload(this.session, item, item.prepared, {
				signal: work.signal,
				onProgress: progress => {
					const now = performance.now();
					if (work.signal.aborted || now < toldAt + PROGRESS_MS) return;
					toldAt = now;
					this.#set(id, { progress });
				},
			});
			const place = this.#places.get(id);
			this.#drop(id);
			if (place !== undefined) this.#places.set(file.id, place);
			this.#onArrived({ file, wire, insert: (files, given) => insertInOrder(files, given, this.#places) });
			return 'arrived';
		} catch (error) {
			if (work.signal.aborted) return 'failed';
			// It waits as before: what becomes of an account that has ended is told by the shell.
			if (isAbort(error) || isAccountEnd(error)) {
				this.#set(id, { state: 'ready', progress: null });
				return 'failed';
			}
			if (mayWait && error instanceof NetworkError) {
				this.#set(id, { state: 'ready', progress: null });
				return 'unreachable';
			}
			this.#set(id, { state: 'failed', progress: null, error });
			const failed = this.#find(id);
			if (failed) this.events.emit('failed', { item: failed });
			return 'failed';
		}
	}

	#take(upload: Omit<KeptUpload, 'place'>): void {
		this.#places.set(upload.id, ++this.#lastPlace);
		const fresh = {
			state: 'queued',
			progress: null,
			prepared: null,
			warning: null,
			preview: null,
			error: null,
		} as const;
		this.state.setState([...this.items, { ...upload, ...fresh }], true);
		// A frame for each: keeping and preparing twenty photos at once would be one long task before any of them is drawn.
		const turn = this.#turn.then(afterPaint);
		this.#turn = turn;
		void turn.then(() => this.#records.add(upload.id));
		this.#prepare(upload.id, turn);
	}

	/** Anew, whatever is under way for it. @param turn when it may begin */
	#prepare(id: string, turn?: Promise<void>): void {
		const known = this.#find(id);
		if (!known) return;
		const item = hasPreset(this.session, known.watermarkPresetId) ? known : { ...known, watermarkPresetId: null };
		const work = this.#begin(id);
		const { watermarkPresetId } = item;
		this.#set(id, {
			state: 'preparing',
			watermarkPresetId,
			progress: null,
			prepared: null,
			warning: null,
			error: null,
		});
		const run = async () => {
			try {
				await turn;
				if (work.signal.aborted) return;
				const upload = await prepareUpload(this.session, item, work.signal);
				if (work.signal.aborted) return;
				const { warning, shaderFailure, thumbnail, ...prepared } = upload;
				this.#show(id, warning === 'tooLarge' ? null : (thumbnail ?? prepared.blob));
				const obstacle = uploadObstacle(this.session, prepared.blob);
				const refused = obstacle && { state: 'failed' as const, error: new UploadObstacleError(obstacle) };
				this.#set(id, { state: 'ready', prepared, warning, ...refused });
				if (shaderFailure !== undefined) this.events.emit('shaderFailed', { message: shaderFailure });
			} catch (error) {
				if (!work.signal.aborted) this.#set(id, { state: 'failed', error });
			}
		};
		const running = run().finally(() => {
			if (this.#preparing.get(id) === running) this.#preparing.delete(id);
		});
		this.#preparing.set(id, running);
	}

	/** A picture of what goes up; null where it has far too many pixels to be drawn small. */
	#show(id: string, picture: Blob | null): void {
		const old = this.#find(id)?.preview;
		if (old) URL.revokeObjectURL(old);
		const isShown = picture?.type.startsWith('image/') && picture.size <= largestFile(this.session);
		this.#set(id, { preview: picture && isShown ? URL.createObjectURL(picture) : null });
	}

	#begin(id: string): AbortController {
		this.#work.get(id)?.abort();
		const work = new AbortController();
		this.#work.set(id, work);
		return work;
	}

	#stop(id: string): void {
		this.#work.get(id)?.abort();
		this.#work.delete(id);
	}

	#drop(id: string): void {
		const preview = this.#find(id)?.preview;
		if (preview) URL.revokeObjectURL(preview);
		this.state.setState(
			this.items.filter(item => item.id !== id),
			true,
		);
		this.#work.delete(id);
		void this.#records.forget(id);
	}

	#keptOf({ id, file, folderId, name, isSensitive, caption, ...item }: UploadItem): KeptUpload {
		const { compressionLevel, watermarkPresetId, effects } = item;
		const choices = { name, isSensitive, caption, compressionLevel, watermarkPresetId, effects };
		return { id, file, folderId, ...choices, place: this.#places.get(id) ?? 0 };
	}

	#find(id: string): UploadItem | undefined {
		return this.items.find(item => item.id === id);
	}

	#set(id: string, part: Part): void {
		this.state.setState(
			this.items.map(item => (item.id === id ? { ...item, ...part } : item)),
			true,
		);
	}
}
