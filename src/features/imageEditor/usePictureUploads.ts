import { useEffect, useRef, useState } from 'react';
import { isAbort } from '@/api/ApiError';
import { toDriveFile } from '@/api/toDriveFile';
import { showUploadError } from '@/blocks/uploads/showUploadError';
import type { Session } from '@/stores/session/Session';
import { sendFile } from '@/stores/uploads/sendFile';

/** The uploads of pictures for layers, at most one a layer. */
export interface PictureUploads {
	/** Whether the picture of the layer is being uploaded. */
	readonly isBusy: (layerId: string) => boolean;
	/** Uploads a file to the drive and enters its URL into a field of the layer. */
	readonly start: (layerId: string, field: string, file: File) => Promise<void>;
}

/** Uploads that last as long as the editor, whether the rows of their layers are open or not. */
export function usePictureUploads(
	session: Session,
	onDone: (layerId: string, field: string, url: string) => void,
): PictureUploads {
	const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
	const abort = useRef<AbortController | null>(null);
	const done = useRef(onDone);
	useEffect(() => {
		done.current = onDone;
	}, [onDone]);
	useEffect(() => {
		const controller = new AbortController();
		abort.current = controller;
		return () => controller.abort();
	}, []);
	const start = async (layerId: string, field: string, file: File) => {
		const signal = abort.current?.signal;
		setRunning(now => new Set(now).add(layerId));
		try {
			const wire = await sendFile(session, { file, name: file.name, ...(signal && { signal }) });
			const url = toDriveFile(wire)?.url;
			if (url) done.current(layerId, field, url);
		} catch (error) {
			if (!isAbort(error)) await showUploadError(error);
		} finally {
			setRunning(now => new Set([...now].filter(id => id !== layerId)));
		}
	};
	return { isBusy: layerId => running.has(layerId), start };
}
