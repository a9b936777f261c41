import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAbort } from '@/api/ApiError';
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
		return () => {
			end();
			this.#abort.abort();
		};
	}

	/** Reads the folder again; the present content stays until the response is there. */
	async reload(): Promise<void> {
		this.#abort.abort();
		const abort = new AbortController();
		this.#abort = abort;
		this.#isReading = true;
		this.#meanwhile.length = 0;
		if (this.state.getState().status === 'failed') this.state.setState(NOTHING);
		const { folderId } = this.#view;
		try {
			const [path, folders, page] = await Promise.all([
				this.#fetchPath(abort.signal),
				fetchFolders(this.#session, folderId, abort.signal),
				this.#fetchFiles(null, abort.signal),
			]);
			const pages = [page];
			for (let last = page; !isPaged(this.#view.sort) && ended(last) === 'idle'; pages.push(last)) {
				last = await this.#fetchFiles(last.at(-1)?.id ?? null, abort.signal);
			}
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
			this.state.setState({ ...NOTHING, status: 'failed', error });
		}
	}

	/** Fetches the next page; does nothing while one is loading, or at the end. */
	async loadMore(): Promise<void> {
		const { signal } = this.#abort;
		const { status, older } = this.state.getState();
		if (status !== 'ready' || older === 'loading' || older === 'end') return;
		this.state.setState({ older: 'loading' });
		try {
			const page = await this.#fetchFiles(this.#cursor, signal);
			if (signal.aborted) return;
			this.state.setState(({ files }) => ({ files: this.#take(files, page), older: ended(page) }));
		} catch (error) {
			if (!isAbort(error) && !signal.aborted) this.state.setState({ older: 'failed' });
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
