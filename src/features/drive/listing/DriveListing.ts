import { createStore, type StoreApi } from 'zustand/vanilla';
import { ApiError, isAbort } from '@/api/ApiError';
import { pagingParams } from '@/api/pagingParams';
import type { Session } from '@/stores/session/Session';
import type { WireFile } from '@/wire/entities';
import { fetchFolders } from '../actions/fetchFolders';
import { listenToDrive } from '../actions/listenToDrive';
import { type DriveFolder, folderPath, toOwnFile } from './DriveItem';
import { type DriveChange, type DriveContent, type DriveView, isPaged, sortFiles, withChange } from './driveContent';

export interface DriveState extends DriveContent {
	readonly status: 'loading' | 'ready' | 'failed';
	readonly error: unknown;
	/** From the root to the shown folder. */
	readonly path: readonly DriveFolder[];
	/** The folder was deleted while it was shown. */
	readonly isGone: boolean;
	readonly older: 'idle' | 'loading' | 'failed' | 'end';
}

const PAGE = 100;
const NOTHING: DriveState = {
	status: 'loading',
	error: null,
	path: [],
	isGone: false,
	older: 'idle',
	folders: [],
	files: [],
};

/**
 * The live content of a folder. Paging is by id, so only the orders by age are fetched page by page; for others the
 * whole folder is read and sorted here.
 */
export class DriveListing {
	readonly state: StoreApi<DriveState> = createStore<DriveState>(() => NOTHING);
	readonly #session: Session;
	readonly #view: DriveView;
	#cursor: string | null = null;
	/** Changes during a read, which the response may lack. */
	readonly #meanwhile: DriveChange[] = [];
	#isReading = false;
	/** Whether the next page was asked for during a read. */
	#isMoreWanted = false;
	/** Whether the last read failed while there was content. */
	#isOutdated = false;
	#abort = new AbortController();

	constructor(session: Session, view: DriveView) {
		this.#session = session;
		this.#view = view;
	}

	/**
	 * Loads the folder and follows its changes.
	 * @param onStored called when something was added or removed, which changes the usage
	 * @returns the function that stops it
	 */
	start(onStored: () => void): () => void {
		void this.reload();
		const end = listenToDrive(
			this.#session,
			change => {
				this.#apply(change);
				if (change.kind === 'file' || change.kind === 'fileGone') onStored();
			},
			() => {
				void this.reload();
				onStored();
			},
		);
		const endWaiting = this.#session.reachability.events.on('back', () => {
			if (this.#isOutdated) void this.reload();
		});
		return () => {
			end();
			endWaiting();
			this.#abort.abort();
		};
	}

	/**
	 * Reads the folder again, as far as it is shown. The present content stays until the response arrives, and if
	 * the request fails.
	 */
	async reload(): Promise<void> {
		this.#abort.abort();
		const abort = new AbortController();
		this.#abort = abort;
		this.#isReading = true;
		this.#isOutdated = false;
		this.#meanwhile.length = 0;
		const { status, older, files: shown } = this.state.getState();
		if (status === 'failed') this.state.setState(NOTHING);
		// The page that was loading has just been aborted.
		if (older === 'loading') {
			this.state.setState({ older: 'idle' });
			this.#isMoreWanted = true;
		}
		const { folderId } = this.#view;
		try {
			const [path, folders, pages] = await Promise.all([
				this.#fetchPath(abort.signal),
				fetchFolders(this.#session, folderId, abort.signal),
				this.#fetchPages(shown.at(-1)?.id, abort.signal),
			]);
			if (abort.signal.aborted) return;
			this.state.setState({
				...NOTHING,
				status: 'ready',
				path,
				folders,
				files: this.#take([], pages.flat()),
				older: ended(pages.at(-1) ?? []),
			});
			this.#isReading = false;
			for (const change of this.#meanwhile.splice(0)) this.#apply(change);
		} catch (error) {
			if (isAbort(error) || abort.signal.aborted) return;
			this.#isReading = false;
			this.#fail(error);
		}
		if (!this.#isMoreWanted) return;
		this.#isMoreWanted = false;
		await this.loadMore();
	}

	/** Fetches the next page; waits while the folder is being read, and does nothing while a page is loading. */
	async loadMore(): Promise<void> {
		const { status, older } = this.state.getState();
		if (status !== 'ready' || older === 'loading' || older === 'end') return;
		if (this.#isReading) {
			this.#isMoreWanted = true;
			return;
		}
		const { signal } = this.#abort;
		this.state.setState({ older: 'loading' });
		try {
			const page = await this.#fetchFiles(this.#cursor, signal);
			if (signal.aborted) return;
			this.state.setState(({ files }) => ({ files: this.#take(files, page), older: ended(page) }));
		} catch (error) {
			if (!isAbort(error) && !signal.aborted) this.state.setState({ older: 'failed' });
		}
	}

	/** What is shown stays, unless its folder is gone; it is read again as soon as the server can be reached. */
	#fail(error: unknown): void {
		if (this.state.getState().status !== 'ready') {
			this.state.setState({ ...NOTHING, status: 'failed', error });
		} else if (error instanceof ApiError && error.code === 'NO_SUCH_FOLDER') {
			this.state.setState({ isGone: true });
		} else {
			this.#isOutdated = true;
		}
	}

	/** Pages up to a file, at least one; all of them for orders that need the whole folder. */
	async #fetchPages(lastId: string | undefined, signal: AbortSignal): Promise<WireFile[][]> {
		const { sort } = this.#view;
		const isEnough = (id: string) =>
			isPaged(sort) && (lastId === undefined || (sort === 'oldest' ? id >= lastId : id <= lastId));
		const pages: WireFile[][] = [];
		for (let cursor: string | null = null; ; ) {
			const page: WireFile[] = await this.#fetchFiles(cursor, signal);
			pages.push(page);
			cursor = page.at(-1)?.id ?? null;
			if (ended(page) === 'end' || cursor === null || isEnough(cursor)) return pages;
		}
	}

	async #fetchPath(signal: AbortSignal): Promise<DriveFolder[]> {
		const { folderId } = this.#view;
		if (folderId === null) return [];
		return folderPath(await this.#session.api.call('drive/folders/show', { folderId }, { signal }));
	}

	async #fetchFiles(cursor: string | null, signal: AbortSignal): Promise<WireFile[]> {
		const { folderId, type, sort } = this.#view;
		const isUpwards = sort === 'oldest';
		const params = {
			folderId,
			type,
			...(isUpwards ? { sort: '-createdAt' as const } : {}),
			...pagingParams({ limit: PAGE, ...(isUpwards ? { sinceId: cursor } : { untilId: cursor }) }),
		};
		return this.#session.api.call('drive/files', params, { signal });
	}

	#take(files: DriveContent['files'], page: readonly WireFile[]): DriveContent['files'] {
		this.#cursor = page.at(-1)?.id ?? this.#cursor;
		return sortFiles([...files, ...page.flatMap(wire => toOwnFile(wire) ?? [])], this.#view.sort);
	}

	#apply(change: DriveChange): void {
		if (this.#isReading) this.#meanwhile.push(change);
		const state = this.state.getState();
		if (state.status !== 'ready') return;
		const content = withChange(state, change, this.#view, state.older === 'end');
		if (content !== state) this.state.setState({ files: content.files, folders: content.folders });
		if (change.kind === 'folderGone' && state.path.some(({ id }) => id === change.id)) {
			this.state.setState({ isGone: true });
		}
		if (change.kind !== 'folder') return;
		const known = state.path.find(({ id }) => id === change.folder.id);
		if (!known) return;
		if (known.parentId !== change.folder.parentId) void this.reload();
		else this.state.setState({ path: state.path.map(each => (each === known ? change.folder : each)) });
	}
}

const ended = (page: readonly unknown[]): 'idle' | 'end' => (page.length < PAGE ? 'end' : 'idle');
