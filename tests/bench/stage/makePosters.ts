import type { Api } from './Api';
import { drawPictures } from './drawPictures';

/** A user who posts: their token, and their pictures. */
export interface Poster {
	readonly id: string;
	readonly username: string;
	readonly token: string;
	readonly fileIds: readonly string[];
}

const POSTERS = 8;

/** A role without rate limits. */
async function makeRole(api: Api, adminToken: string): Promise<string> {
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
	return role.id;
}

/** A new account with such a role. */
async function makePerson(api: Api, adminToken: string, roleId: string, username: string) {
	const person = await api.call<{ id: string; token: string }>(
		'admin/accounts/create',
		{ username, password: `${username}-password` },
		adminToken,
	);
	await api.call('admin/roles/assign', { roleId, userId: person.id, expiresAt: null }, adminToken);
	return person;
}

/** Eight users whom the reader follows. */
export async function makePosters(api: Api, adminToken: string, readerToken: string): Promise<Poster[]> {
	const roleId = await makeRole(api, adminToken);
	const posters: Poster[] = [];
	for (let index = 1; index <= POSTERS; index++) {
		const username = `bench${index}`;
		const { id, token } = await makePerson(api, adminToken, roleId, username);
		await api.call('following/create', { userId: id }, readerToken);
		const pictures = await drawPictures(index);
		const files = await Promise.all(
			pictures.map((picture, place) => api.upload<{ id: string }>(picture, `${username}-${place}.jpg`, token)),
		);
		posters.push({ id, username, token, fileIds: files.map(file => file.id) });
	}
	return posters;
}

/** New users who follow the posters: their tokens. */
export async function makeFollowers(
	api: Api,
	adminToken: string,
	posters: readonly Poster[],
	count: number,
): Promise<string[]> {
	const roleId = await makeRole(api, adminToken);
	const tokens: string[] = [];
	for (let index = 1; index <= count; index++) {
		const { token } = await makePerson(api, adminToken, roleId, `follower${index}`);
		for (const { id } of posters) await api.call('following/create', { userId: id }, token);
		tokens.push(token);
	}
	return tokens;
}
