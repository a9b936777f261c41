import type { Api } from './Api';
import { drawPictures } from './drawPictures';

/** Somebody who posts: their token, and pictures of theirs. */
export interface Poster {
	readonly id: string;
	readonly username: string;
	readonly token: string;
	readonly fileIds: readonly string[];
}

const POSTERS = 8;

/** Eight people whom the reader follows, in a role that no rate limit binds. */
export async function makePosters(api: Api, adminToken: string, readerToken: string): Promise<Poster[]> {
	const role = await api.call<{ id: string }>(
		'admin/roles/create',
		{
			...{ name: 'bench', description: '', color: null, iconUrl: null, target: 'manual', condFormula: {} },
			...{ isPublic: false, isModerator: false, isAdministrator: false, isExplorable: false, asBadge: false },
			...{ canEditMembersByModerator: false, displayOrder: 0 },
			policies: { rateLimitFactor: { useDefault: false, priority: 2, value: 0 } },
		},
		adminToken,
	);
	const posters: Poster[] = [];
	for (let index = 1; index <= POSTERS; index++) {
		const username = `bench${index}`;
		const { id, token } = await api.call<{ id: string; token: string }>(
			'admin/accounts/create',
			{ username, password: `${username}-password` },
			adminToken,
		);
		await api.call('admin/roles/assign', { roleId: role.id, userId: id, expiresAt: null }, adminToken);
		await api.call('following/create', { userId: id }, readerToken);
		const pictures = await drawPictures(index);
		const files = await Promise.all(
			pictures.map((picture, place) => api.upload<{ id: string }>(picture, `${username}-${place}.jpg`, token)),
		);
		posters.push({ id, username, token, fileIds: files.map(file => file.id) });
	}
	return posters;
}
