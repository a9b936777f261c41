import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAbort, NetworkError } from '@/api/ApiError';
import { retryLimited } from '@/api/retryLimited';
import { Emitter } from '@/base/Emitter';
import { moved } from '@/base/moved';
import { randomId } from '@/base/randomId';
import { insertInOrder } from '@/domain/drive/insertInOrder';
import { areReady, type UploadChoices, type UploadItem } from '@/domain/drive/UploadItem';
import { afterPaint } from '@/platform/afterPaint';
import { isAccountEnd } from '../session/accountEnds';
import type { Session } from '../session/Session';
import { choicesFor } from './choicesFor';
import { hasPreset } from './hasPreset';
import type { KeptUpload } from './keptUploads';
import { changesPicture, LateChanges } from './LateChanges';
import { preparedName } from './preparedName';
import { prepareUpload } from './prepareUpload';
import { QueueRecords } from './QueueRecords';
import { type SentFile, sendUpload } from './sendUpload';
import { UploadObstacleError } from './UploadObstacleError';
import { largestFile, lastingObstacle, uploadObstacle } from './uploadLimits';
import { watchWatermarks } from './watchWatermarks';

export interface ArrivedFile extends SentFile {
	/** Inserts the file in the order of choosing. */
	readonly insert: <File extends { readonly id: string }>(files: readonly File[], file: File) => readonly File[];
}

/** What the rest of the app passes to the queue; tests pass their own. */
export interface UploadQueueOptions {
	readonly session: Session;
	/** Unique on this device; pending files are stored under it. */
	readonly key: string;
	/** Called with each uploaded file. */
	readonly onArrived: (arrived: ArrivedFile) => void;
	/** Called with a file that was changed after that. */
	readonly onChanged?: (changed: SentFile) => void;
}

interface UploadQueueEvents {
	/** Aborting doesn't count. */
	failed: { item: UploadItem };
	/** No layer can be drawn without the shader. */
	shaderFailed: { message: string };
	/** A change was not made, as the file no longer waits in the queue. */
	tooLate: undefined;
	/** The server has not made a change of a file that it has already. */
	changeFailed: { error: unknown };
}

/** Shortest interval between progress updates, as each renders all views of the queue. */
const PROGRESS_MS = 100;

const UNPREPARED = { progress: null, prepared: null, warning: null, error: null } as const;

/** `unreachable`: some files are not uploaded, only because there is no connection. */
export type UploadsOutcome = 'arrived' | 'unreachable' | 'failed';

/**
 * Files that are being uploaded to the drive (rules/uploads#states). Each is prepared when it is added or changed, is
 * uploaded on request, one at a time, and then leaves the queue. The queue is independent of components and continues
 * while none shows it. If the tab dies, `restore` brings the remaining files back.
 */
export class UploadQueue {
	readonly session: Session;
	readonly key: string;
	readonly state: StoreApi<readonly UploadItem[]> = createStore<readonly UploadItem[]>(() => []);
	readonly events = new Emitter<UploadQueueEvents>();
	readonly #onArrived: (arrived: ArrivedFile) => void;
	readonly #work = new Map<string, AbortController>();
	readonly #preparing = new Map<string, Promise<void>>();
	readonly #records: QueueRecords;
	readonly #places = new Map<string, number>();
	readonly #late: LateChanges;
	#lastPlace = 0;
	/** Resolves when preparing the file that was added last may start. */
	#turn: Promise<void> = Promise.resolve();
	#isRestored = false;
	#sending: Promise<UploadsOutcome> | null = null;

	constructor({ session, key, onArrived, onChanged }: UploadQueueOptions) {
		this.session = session;
		this.key = key;
		this.#onArrived = onArrived;
		this.#records = new QueueRecords(key, id => {
			const item = this.#find(id);
			return item && this.#keptOf(item);
		});
		this.#late = new LateChanges({
			...{ session, onChanged },
			find: id => this.#find(id),
			onFailed: error => this.events.emit('changeFailed', { error }),
		});
		watchWatermarks(this.state, id => this.#prepare(id));
	}

	get items(): readonly UploadItem[] {
		return this.state.getState();
	}

	/** Whether an upload is running. */
	get isSending(): boolean {
		return this.#sending !== null || this.items.some(({ state }) => state === 'uploading');
	}

	/**
	 * @param folderId null for the root of the drive, undefined for the folder of the settings
	 * @returns the files that weren't added, as they would be refused in any form
	 */
	add(files: readonly File[], folderId?: string | null): { readonly file: File; readonly error: unknown }[] {
		const refused: { file: File; error: unknown }[] = [];
		for (const file of files) {
			const obstacle = lastingObstacle(this.session, file);
			if (obstacle !== null) refused.push({ file, error: new UploadObstacleError(obstacle) });
			else this.#take({ ...choicesFor(this.session, file), id: randomId(), file, folderId });
		}
		return refused;
	}

	/**
	 * Adds the files that a dead tab left in this queue, unless another tab works on them. Does so only once; with
	 * `anew` again, for files stored since.
	 */
	async restore(anew = false): Promise<void> {
		if (this.#isRestored && !anew) return;
		this.#isRestored = true;
		for await (const { place: _, ...upload } of this.#records.left()) this.#take(upload);
	}

	/**
	 * Changes the choices for a file; the picture is prepared again if needed. Once its upload has begun, name, mark and
	 * description are changed on the server; for the rest it is `tooLate` (rules/uploads#late-changes).
	 */
	change(id: string, choices: Partial<UploadChoices>): void {
		const item = this.#find(id);
		const isRedrawn = changesPicture(choices);
		if (!item || (item.state === 'uploading' && isRedrawn)) {
			if (!this.#late.change(id, choices)) this.events.emit('tooLate', undefined);
			return;
		}
		this.#set(id, choices);
		if (choices.name !== undefined && item.prepared) {
			this.#set(id, { prepared: { ...item.prepared, name: preparedName(item, choices.name) } });
		}
		void this.#records.write(id);
		if (isRedrawn) this.#prepare(id);
	}

	/**
	 * Replaces the chosen picture (it was cropped).
	 * @returns false if it is too late, as its upload has begun
	 */
	replace(id: string, file: File): boolean {
		const item = this.#find(id);
		if (!item || item.state === 'uploading') return false;
		this.#set(id, { file });
		void this.#records.write(id);
		this.#prepare(id);
		return true;
	}

	/** Moves an item by `step` places. */
	move(id: string, step: number): void {
		const items = moved(this.items, id, this.items.findIndex(item => item.id === id) + step);
		if (items === this.items) return;
		this.state.setState(items, true);
		for (const each of items) {
			this.#places.set(each.id, ++this.#lastPlace);
			void this.#records.write(each.id);
		}
	}

	/** Removes an item and stops its upload. */
	remove(id: string): void {
		this.#stop(id);
		this.#drop(id);
	}

	removeAll(): void {
		for (const { id } of this.items) this.remove(id);
	}

	/** Stops an upload; the item stays and can be retried. A file that the server has already arrives all the same. */
	abort(id: string): void {
		if (this.#find(id)?.state === 'uploading' && !this.#work.has(id)) return;
		this.#stop(id);
		if (this.#find(id)) this.#set(id, { state: 'aborted', progress: null });
	}

	/** Stops all unfinished uploads (rules/uploads#states). */
	abortAll(): void {
		for (const { id } of this.items) this.abort(id);
	}

	/**
	 * Uploads one file.
	 * @returns whether it succeeded; if not, its `error` says why
	 */
	async upload(id: string): Promise<boolean> {
		this.#reset(id);
		return (await this.#send(id, false)) === 'arrived';
	}

	/**
	 * Uploads all files one after the other, including failed and aborted ones. A call while it runs returns the same
	 * run.
	 * @returns whether all were uploaded
	 */
	async uploadAll(): Promise<boolean> {
		return (await this.#sendTogether(false)) === 'arrived';
	}

	/**
	 * Like `uploadAll`, for a note that can wait: if the server can't be reached, the rest stays ready and no error is
	 * shown.
	 */
	uploadForNote(): Promise<UploadsOutcome> {
		return this.#sendTogether(true);
	}

	/** All files, in the form in which they are stored. */
	kept(): readonly KeptUpload[] {
		return this.items.map(item => this.#keptOf(item));
	}

	#sendTogether(mayWait: boolean): Promise<UploadsOutcome> {
		this.#sending ??= this.#sendAll(mayWait).finally(() => {
			this.#sending = null;
			// Notifies subscribers, which also read `isSending`.
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

	/**
	 * After a refusal by a rate limit the file is sent again.
	 * @param mayWait without a connection the file becomes ready again instead of failed; rate limits are told
	 */
	async #send(id: string, mayWait: boolean): Promise<UploadsOutcome> {
		if (this.#find(id)?.prepared?.isMakeshift) this.#prepare(id);
		while (this.#preparing.has(id)) await this.#preparing.get(id);
		const item = this.#find(id);
		if (item?.state !== 'ready' || !item.prepared) return 'failed';
		const work = this.#begin(id);
		let toldAt = Number.NEGATIVE_INFINITY;
		const { prepared } = item;
		const { signal } = work;
		this.#set(id, { state: 'uploading', progress: { max: prepared.blob.size, value: 0 }, error: null });
		const onProgress = (progress: UploadItem['progress']) => {
			const now = performance.now();
			if (signal.aborted || now < toldAt + PROGRESS_MS) return;
			toldAt = now;
			this.#set(id, { progress });
		};
		const onWait = (waitsUntil: number | null) => this.#set(id, { waitsUntil, progress: null });
		try {
			const send = () => sendUpload(this.session, item, prepared, { signal, onProgress });
			const sent = await (mayWait ? send() : retryLimited(send, { signal, onWait }));
			// From here on `abort` does nothing, as the server has the file.
			this.#work.delete(id);
			const { file, wire } = await this.#late.catchUp(item, sent);
			if (!this.#find(id)) return 'failed';
			const place = this.#places.get(id);
			this.#drop(id);
			if (place !== undefined) this.#places.set(file.id, place);
			this.#onArrived({ file, wire, insert: (files, given) => insertInOrder(files, given, this.#places) });
			return 'arrived';
		} catch (error) {
			if (work.signal.aborted) return 'failed';
			// It becomes ready again. The shell reports accounts that have ended.
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
		this.state.setState([...this.items, { ...upload, ...UNPREPARED, state: 'queued', preview: null }], true);
		// Waits for a frame before each: storing and preparing twenty photos at once would be one long task before any
		// is drawn.
		const turn = this.#turn.then(() => afterPaint());
		this.#turn = turn;
		void turn.then(() => this.#records.add(upload.id));
		this.#prepare(upload.id, turn);
	}

	/**
	 * Prepares the file again, dropping any preparation that is running.
	 * @param turn when it may start
	 */
	#prepare(id: string, turn?: Promise<void>): void {
		const known = this.#find(id);
		if (!known) return;
		const item = hasPreset(this.session, known.watermarkPresetId) ? known : { ...known, watermarkPresetId: null };
		const work = this.#begin(id);
		const { watermarkPresetId } = item;
		this.#set(id, { ...UNPREPARED, state: 'preparing', watermarkPresetId });
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
				// It may have been renamed meanwhile.
				const now = this.#find(id)?.name ?? item.name;
				const name = now === item.name ? prepared.name : preparedName({ ...item, prepared }, now);
				this.#set(id, { state: 'ready', prepared: { ...prepared, name }, warning, ...refused });
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

	/** A preview of the upload; null if the picture has too many pixels to be resized. */
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

	#set(id: string, part: Partial<Omit<UploadItem, 'id'>>): void {
		this.state.setState(
			this.items.map(item => (item.id === id ? { ...item, ...part } : item)),
			true,
		);
	}
}
