import { acceptedName } from '@/domain/drive/acceptedName';
import type { WireFile } from '@/wire/entities';
import type { ApiClient } from './ApiClient';
import { NetworkError } from './ApiError';
import { readAnswer } from './readAnswer';

export interface UploadRequest {
	file: Blob;
	name: string;
	isSensitive?: boolean;
	folderId?: string | null;
	comment?: string | null;
	onProgress?: (progress: { value: number; max: number }) => void;
	signal?: AbortSignal;
}

/**
 * Uploads a file to the drive (`drive/files/create`, multipart) and reports progress, which fetch can't.
 * @throws {ApiError}, {NetworkError}, or an AbortError 'Upload aborted'
 */
export function uploadFile(
	client: Pick<ApiClient, 'origin' | 'token' | 'track'>,
	request: UploadRequest,
): Promise<WireFile> {
	return client.track(() => send(client, request));
}

function send(client: Pick<ApiClient, 'origin' | 'token'>, request: UploadRequest): Promise<WireFile> {
	const endpoint = 'drive/files/create';
	const name = acceptedName(request.name);
	const form = new FormData();
	if (client.token) form.append('i', client.token);
	form.append('force', 'true');
	form.append('name', name);
	form.append('isSensitive', request.isSensitive ? 'true' : 'false');
	if (request.folderId) form.append('folderId', request.folderId);
	if (request.comment) form.append('comment', request.comment);
	form.append('file', request.file, name);
	return new Promise((resolve, reject) => {
		const aborted = () => reject(new DOMException('Upload aborted', 'AbortError'));
		if (request.signal?.aborted) return aborted();
		const xhr = new XMLHttpRequest();
		xhr.open('POST', `${client.origin}/api/${endpoint}`);
		xhr.upload.onprogress = event => {
			if (event.lengthComputable) request.onProgress?.({ value: event.loaded, max: event.total });
		};
		xhr.onload = () => {
			try {
				resolve(readAnswer(endpoint, xhr.status, xhr.responseText));
			} catch (error) {
				reject(error);
			}
		};
		xhr.onerror = () => reject(new NetworkError(endpoint, new Error('upload failed')));
		xhr.onabort = aborted;
		request.signal?.addEventListener('abort', () => xhr.abort(), { once: true });
		xhr.send(form);
	});
}
