import { changeThing } from '@/stores/queries/cachedThings';
import { defineThing } from '@/stores/queries/Query';
import type { Session } from '@/stores/session/Session';
import { type App, byUse, toApp } from './toApp';

/** The apps that may use the account. Refused with `ACCESS_DENIED` if this client is an app itself. */
export const appsQuery = defineThing({
	name: 'apps',
	lifetime: 'open',
	async fetch(session, _of: null, signal): Promise<readonly App[]> {
		const told = await session.api.call('i/apps', { sort: '-lastUsedAt' }, { signal });
		return told.map(toApp).sort(byUse);
	},
});

/** Revokes these apps one after the other; each disappears from the list at once. */
export async function revokeApps(session: Session, ids: readonly string[]): Promise<void> {
	for (const id of ids) {
		await session.api.call('i/revoke-token', { tokenId: id });
		changeThing(session, appsQuery, null, apps => apps.filter(app => app.id !== id));
	}
}
