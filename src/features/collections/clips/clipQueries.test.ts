// @vitest-environment bundled-happy-dom
import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { collection } from '@/stores/collections';
import { markClip } from './clipQueries';

it('a favorite that the server keeps has as many marks as before', async () => {
	const session = testSession();
	const told = [{ id: 'clip', name: 'Boats', isFavorited: true, favoritedCount: 3 }];
	vi.spyOn(session.api, 'call').mockResolvedValue(told as never);
	const [clip] = await collection(session, 'favoriteClips');
	if (!clip) throw new Error('There is no clip.');
	markClip(session, clip, false);
	expect(await collection(session, 'favoriteClips')).toEqual([]);
	markClip(session, clip, true);
	expect(await collection(session, 'favoriteClips')).toEqual([clip]);
});
