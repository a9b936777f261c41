import { expect, it } from 'vitest';
import { ToldNotifications } from './ToldNotifications';

/** What stays when the worker is stopped. */
function keptCache() {
	const kept = new Map<string, string>();
	const cache = {
		match: async (place: string) => (kept.has(place) ? new Response(kept.get(place)) : undefined),
		put: async (place: string, response: Response) => void kept.set(place, await response.text()),
	};
	return async () => cache as unknown as Cache;
}

it('knows what was told, for whom, and after the worker was stopped', async () => {
	const cache = keptCache();
	const told = new ToldNotifications(cache);
	await Promise.all([told.add('mara', '1'), told.add('mara', '2')]);
	const again = new ToldNotifications(cache);
	expect(await Promise.all([again.has('mara', '1'), again.has('mara', '2'), again.has('rin', '1')])).toEqual([
		...[true, true, false],
	]);
});

it('forgets the oldest', async () => {
	const told = new ToldNotifications(keptCache());
	for (let id = 0; id < 41; id++) await told.add('mara', String(id));
	expect(await told.has('mara', '0')).toBe(false);
	expect(await told.has('mara', '40')).toBe(true);
});
