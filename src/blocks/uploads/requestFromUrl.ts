import { pagingParams } from '@/api/pagingParams';
import { randomId } from '@/base/randomId';
import { appEvents } from '@/stores/appEvents';
import type { Session } from '@/stores/session/Session';
import type { WireFile } from '@/wire/entities';

/** Servers don't report failed downloads. They give up after 60 s, so what is not there after this time is missing. */
const WAIT_MS = 90_000;
/** How many of the newest files are searched for one that arrived without an event. */
const SEARCHED = 30;

export interface UrlRequest {
	readonly url: string;
	/** Null for the root. */
	readonly folderId: string | null;
	readonly isSensitive?: boolean;
	/** Alt text. */
	readonly comment?: string | null;
	/** Set for a copy of its own, even if the drive has the same file already. */
	readonly force?: boolean;
}

/** Reports files that arrive for other reasons. @returns the function that stops it */
type OtherArrivals = (add: (fileId: string) => void) => () => void;

/**
 * Makes the server download a file into the drive (rules/media#files-from-an-address).
 * @param onEnd called with the file, or with null if it wasn't found; never if it can't be known
 * @param otherArrivals in addition to those that the stream and uploads report
 * @returns the function that stops waiting for it
 * @throws as the call does
 */
export async function requestFromUrl(
	session: Session,
	request: UrlRequest,
	onEnd: (file: WireFile | null) => void,
	otherArrivals?: OtherArrivals,
): Promise<() => void> {
	const marker = randomId();
	const findFresh = await watchNewest(session, request.folderId);
	// Subscribe first, as the file may arrive at once.
	const end = listenFor(session, marker, findFresh, onEnd, otherArrivals);
	try {
		await session.api.call('drive/files/upload-from-url', { ...request, marker });
	} catch (error) {
		end();
		throw error;
	}
	return end;
}

/**
 * Finds a file that arrived, without those with the given ids; null if there is none. `unknown` if the server didn't
 * tell.
 */
type FindFresh = (others: ReadonlySet<string>) => Promise<WireFile | null | 'unknown'>;

/**
 * Waits for the file of a request. Its event is lost if the stream was interrupted, so it is looked for in the end: again
 * once the connection is back, as long as the server doesn't tell.
 * @param findFresh null if that can't be known
 * @param onEnd called with the file, or with null if it wasn't found
 * @returns the function that stops it
 */
function listenFor(
	session: Session,
	marker: string,
	findFresh: FindFresh | null,
	onEnd: (file: WireFile | null) => void,
	otherArrivals?: OtherArrivals,
): () => void {
	/** Files that arrived for other reasons: this one's event would not have been lost alone. */
	const others = new Set<string>();
	const main = session.stream.channel('main');
	const drive = session.stream.channel('drive');
	const ends = [
		main.listen(({ type, body }) => {
			if (type !== 'urlUploadFinished' || !body?.file) return;
			if (body.marker === marker) finish(body.file);
			else others.add(body.file.id);
		}),
		drive.listen(({ type, body }) => {
			if (type === 'fileCreated') others.add(body.id);
		}),
		appEvents.on('fileUploaded', ({ file }) => void others.add(file.id)),
		otherArrivals?.(id => void others.add(id)) ?? (() => {}),
		() => main.release(),
		() => drive.release(),
	];
	const end = () => {
		clearTimeout(timer);
		for (const each of ends.splice(0)) each();
	};
	const finish = (file: WireFile | null) => {
		end();
		onEnd(file);
	};
	const look = async () => {
		if (!findFresh) return end();
		const found = await findFresh(others);
		if (ends.length === 0) return;
		if (found !== 'unknown') return finish(found);
		const stop = session.reachability.events.on('back', () => {
			stop();
			void look();
		});
		ends.push(stop);
	};
	const timer = setTimeout(() => void look(), WAIT_MS);
	return end;
}

/**
 * Remembers the newest file of a folder (null for the root).
 * @returns the function that finds a newer one; null if the newest one could not be asked for, as old files can't be told
 *          from new ones then
 */
async function watchNewest(session: Session, folderId: string | null): Promise<FindFresh | null> {
	const list = (limit: number): Promise<WireFile[] | null> =>
		session.api.call('drive/files', { folderId, ...pagingParams({ limit }) }).catch(() => null);
	const before = await list(1);
	if (before === null) return null;
	const [newest] = before;
	return async others => {
		const now = await list(SEARCHED);
		if (now === null) return 'unknown';
		return now.find(({ id }) => (newest === undefined || id > newest.id) && !others.has(id)) ?? null;
	};
}
