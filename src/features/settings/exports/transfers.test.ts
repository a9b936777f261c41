import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { mayImport, TRANSFERS } from './transfers';

it('starts a job for each kind, with its options', async () => {
	const session = testSession();
	const call = vi.fn(async () => undefined);
	session.api.call = call as typeof call & typeof session.api.call;
	for (const transfer of TRANSFERS) {
		await transfer.export(session, { excludeInactive: true });
		await transfer.import?.start(session, 'file', { withReplies: true });
	}
	expect(call.mock.calls).toEqual([
		['i/export-notes'],
		['i/export-favorites'],
		['i/export-following', { excludeMuting: false, excludeInactive: true }],
		['i/import-following', { fileId: 'file', withReplies: true }],
		['i/export-user-lists'],
		['i/import-user-lists', { fileId: 'file' }],
		['i/export-mute'],
		['i/import-muting', { fileId: 'file' }],
		['i/export-blocking'],
		['i/import-blocking', { fileId: 'file' }],
		['i/export-antennas'],
		['i/import-antennas', { fileId: 'file' }],
		['i/export-clips'],
	]);
});

it('offers only the imports that the role allows', () => {
	const policies = { canImportMuting: false, canImportFollowing: true };
	const offered = TRANSFERS.filter(transfer => mayImport(transfer, { policies } as Parameters<typeof mayImport>[1]));
	expect(offered.map(({ id }) => id)).toEqual(['following', 'userLists', 'blocking', 'antennas']);
});
