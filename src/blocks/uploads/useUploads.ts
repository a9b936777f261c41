import type { PreparedFile } from '@workers/image/image.client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/ApiError';
import { toDriveFile } from '@/api/toDriveFile';
import { uploadFile } from '@/api/uploadFile';
import { randomId } from '@/base/randomId';
import type { DriveFile } from '@/domain/DriveFile';
import { text } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { alert } from '@/ui/dialog/dialogs';
import type { WireFile } from '@/wire/entities';
import { insertInOrder } from './insertInOrder';
import { isPrepared, prepareUpload } from './prepareUpload';
import { showUploadError } from './showUploadError';

export interface Upload {
	readonly id: string;
	readonly name: string;
	readonly file: File;
	/** Where in the drive it goes; null: in no folder. */
	readonly folderId: string | null;
	/** Counts the chosen files. */
	readonly place: number;
	/** An object URL of a picture; null for other files. */
	readonly preview: string | null;
	/** 0 to 1. */
	readonly progress: number;
	readonly state: 'preparing' | 'uploading' | 'failed';
	/** What goes up instead of the file; null until it is known. */
	readonly prepared: PreparedFile | null;
}

/** @param insert puts it among files that were chosen before and after it */
type OnUploaded = (
	file: DriveFile,
	wire: WireFile,
	insert: (files: readonly DriveFile[]) => readonly DriveFile[],
) => void;

const MIB = 1024 * 1024;

/** Files on their way to the drive: each goes up as soon as it is prepared; whoever asked hears of it when it has arrived. */
export function useUploads(session: Session, onUploaded: OnUploaded) {
	const [uploads, setUploads] = useState<readonly Upload[]>([]);
	const lastPlace = useRef(0);
	const places = useRef(new Map<string, number>());
	const aborts = useRef(new Map<string, AbortController>());
	const done = useRef(onUploaded);
	useEffect(() => {
		done.current = onUploaded;
	}, [onUploaded]);
	const change = useCallback(
		(id: string, part: Partial<Upload>) =>
			setUploads(all => all.map(each => (each.id === id ? { ...each, ...part } : each))),
		[],
	);
	const drop = useCallback((id: string) => {
		setUploads(all => {
			const gone = all.find(each => each.id === id);
			if (gone?.preview) URL.revokeObjectURL(gone.preview);
			return all.filter(each => each.id !== id);
		});
		aborts.current.delete(id);
	}, []);
	const send = useCallback(
		async (upload: Pick<Upload, 'id' | 'file' | 'folderId' | 'place' | 'prepared'>) => {
			const abort = new AbortController();
			aborts.current.set(upload.id, abort);
			change(upload.id, { state: 'preparing', progress: 0 });
			try {
				const prepared = upload.prepared ?? (await prepareUpload(upload.file, abort.signal));
				if (prepared.blob.size > largestFile(session)) {
					drop(upload.id);
					return await refuseLarge();
				}
				change(upload.id, { state: 'uploading', prepared });
				const wire = await uploadFile(session.api, {
					file: prepared.blob,
					name: prepared.name,
					folderId: upload.folderId,
					signal: abort.signal,
					onProgress: ({ value, max }) => change(upload.id, { progress: max === 0 ? 0 : value / max }),
				});
				const file = toDriveFile(wire);
				drop(upload.id);
				if (!file) return;
				places.current.set(file.id, upload.place);
				done.current(file, wire, files => insertInOrder(files, file, places.current));
			} catch (error) {
				if (isAbort(error)) return drop(upload.id);
				change(upload.id, { state: 'failed', progress: 0 });
				await showUploadError(error);
			}
		},
		[session, change, drop],
	);
	const add = useCallback(
		(files: readonly File[], folderId: string | null = null) => {
			for (const file of files) {
				if (file.size > largestFile(session) && !isPrepared(file)) {
					void refuseLarge();
					continue;
				}
				const preview = file.type.startsWith('image/') ? URL.createObjectURL(file) : null;
				const id = randomId();
				const place = ++lastPlace.current;
				const fresh = { progress: 0, state: 'preparing', prepared: null } as const;
				const upload: Upload = { id, name: file.name, file, folderId, place, preview, ...fresh };
				setUploads(all => [...all, upload]);
				void send(upload);
			}
		},
		[session, send],
	);
	const shown = useRef(uploads);
	useEffect(() => {
		shown.current = uploads;
	}, [uploads]);
	useEffect(
		() => () => {
			for (const abort of aborts.current.values()) abort.abort();
			for (const { preview } of shown.current) if (preview) URL.revokeObjectURL(preview);
		},
		[],
	);
	return {
		uploads,
		add,
		retry: (upload: Upload) => void send(upload),
		remove: (id: string) => {
			aborts.current.get(id)?.abort();
			drop(id);
		},
	};
}

const refuseLarge = (): Promise<void> =>
	alert({ type: 'error', title: text.composer.uploadFailed, text: text.composer.fileTooLarge });

/** Bytes: the smaller of the server's limit and the person's (spec 1 §5). */
function largestFile(session: Session): number {
	const ofServer = session.server.getState().info?.maxFileSize ?? Number.POSITIVE_INFINITY;
	const mine = session.me.getState().me?.policies.maxFileSizeMb ?? 0;
	return Math.min(ofServer, mine > 0 ? mine * MIB : Number.POSITIVE_INFINITY);
}
