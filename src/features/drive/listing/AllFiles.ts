import { createStore, type StoreApi } from 'zustand/vanilla';
import { isAbort } from '@/api/ApiError';
import { pagingParams } from '@/api/pagingParams';
import type { Session } from '@/stores/session/Session';
import { driveEvents } from '../actions/driveEvents';
import { type OwnFile, toOwnFile } from './DriveItem';

interface AllFilesState {
	readonly status: 'reading' | 'ready' | 'failed';
	readonly error: unknown;
	/** Newest first. */
	readonly files: readonly OwnFile[];
}

const PAGE = 100;

/** All files of a user's drive, in any folder; reads page by page to the end. */
export class AllFiles {
	readonly state: StoreApi<AllFilesState> = createStore<AllFilesState>(() => ({
		...{ status: 'reading', error: null, files: [] },
	}));
	readonly #session: Session;
	#abort = new AbortController();

	constructor(session: Session) {
		this.#session = session;
	}

	/** @returns the function that stops it */
	start(): () => void {
		void this.read();
		const end = driveEvents.on('changed', ({ session, change }) => {
			if (session !== this.#session) return;
			if (change.kind === 'fileGone') {
				this.state.setState(({ files }) => ({ files: files.filter(({ id }) => id !== change.id) }));
			} else if (change.kind === 'file') {
				const { file } = change;
				this.state.setState(({ files }) => ({ files: files.map(each => (each.id === file.id ? file : each)) }));
			}
		});
		return () => {
			end();
			this.#abort.abort();
		};
	}

	/** Continues after the last file that was read. */
	async read(): Promise<void> {
		this.#abort.abort();
		this.#abort = new AbortController();
		const { signal } = this.#abort;
		this.state.setState({ status: 'reading', error: null });
		try {
			for (;;) {
				const untilId = this.state.getState().files.at(-1)?.id;
				const params = pagingParams({ limit: PAGE, untilId });
				const page = await this.#session.api.call('drive/stream', params, { signal });
				if (signal.aborted) return;
				const files = page.flatMap(wire => toOwnFile(wire) ?? []);
				this.state.setState(state => ({ files: [...state.files, ...files] }));
				// A page without usable files would be read forever.
				if (page.length < PAGE || files.length === 0) break;
			}
			this.state.setState({ status: 'ready' });
		} catch (error) {
			if (!isAbort(error) && !signal.aborted) this.state.setState({ status: 'failed', error });
		}
	}
}
