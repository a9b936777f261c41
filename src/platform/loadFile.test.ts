// @vitest-environment bundled-happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const connection = {};
let loadFile: typeof import('./loadFile').loadFile;
let noteServerLost: typeof import('./lostServers').noteServerLost;

beforeEach(async () => {
	vi.resetModules();
	({ noteServerLost } = await import('./lostServers'));
	({ loadFile } = await import('./loadFile'));
});
afterEach(() => vi.unstubAllGlobals());

/** Fetches that succeed for all but some addresses. */
function stubFetch({ missing = [] as readonly string[], status = 404 } = {}): string[] {
	const asked: string[] = [];
	vi.stubGlobal('fetch', async (address: string) => {
		asked.push(address);
		return new Response('', { status: missing.includes(address) ? status : 200 });
	});
	return asked;
}

it('imports at once while the server is there', async () => {
	const asked = stubFetch();
	expect(await loadFile(async () => 'part', '()=>import(`./Part-aaaaaaa.js`)', ['assets/Other-bbbbbbb.js'])).toBe(
		'part',
	);
	expect(asked).toEqual([]);
});

it('during an outage imports only what could be fetched, and anew when it can', async () => {
	noteServerLost(connection, true);
	const load = vi.fn(async () => 'part');
	const files = ['assets/Needed-bbbbbbb.js', 'assets/Needed-bbbbbbb.css'];
	const asked = stubFetch({ missing: ['/assets/Needed-bbbbbbb.js'], status: 502 });
	await expect(loadFile(load, '()=>import(`./Late-aaaaaaa.js`)', files)).rejects.toThrow('dynamically imported module');
	expect(load).not.toHaveBeenCalled();
	expect(asked).toEqual(['/assets/Needed-bbbbbbb.js', '/assets/Late-aaaaaaa.js']);
	vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
	await expect(loadFile(load, '()=>import(`./Late-aaaaaaa.js`)', files)).rejects.toThrow('dynamically imported module');
	stubFetch();
	expect(await loadFile(load, '()=>import(`./Late-aaaaaaa.js`)', files)).toBe('part');
});

it('asks for nothing that was imported before', async () => {
	await loadFile(async () => 'part', '()=>import(`./Before-aaaaaaa.js`)', []);
	noteServerLost(connection, true);
	const asked = stubFetch();
	await loadFile(async () => 'part', '()=>import(`./Before-aaaaaaa.js`)', []);
	expect(asked).toEqual([]);
});

it('brings what was imported before without another import, and again tries what failed', async () => {
	const source = '()=>import(`./Twice-aaaaaaa.js`)';
	const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('It crashed.'));
	await expect(loadFile(load, source, [])).rejects.toThrow('It crashed.');
	expect(await loadFile(load, source, [])).toBe('part');
	expect(await loadFile(load, source, [])).toBe('part');
	expect(load).toHaveBeenCalledTimes(2);
	expect(await loadFile(async () => 'other', '()=>import(`./Twice-aaaaaaa.js`).then(e=>e.n)', [])).toBe('other');
});

it('asks once for a file that several imports need at the same time, and again after one of them failed', async () => {
	noteServerLost(connection, true);
	const asked = stubFetch({ missing: ['/assets/First-aaaaaaa.js'] });
	const first = loadFile(async () => 'first', '()=>import(`./First-aaaaaaa.js`)', ['assets/Shared-ccccccc.js']);
	const second = loadFile(async () => 'second', '()=>import(`./Second-bbbbbbb.js`)', ['assets/Shared-ccccccc.js']);
	await expect(first).rejects.toThrow('First-aaaaaaa.js');
	expect(await second).toBe('second');
	expect(asked.toSorted()).toEqual([
		'/assets/First-aaaaaaa.js',
		'/assets/Second-bbbbbbb.js',
		'/assets/Shared-ccccccc.js',
	]);
	expect(await loadFile(async () => 'third', '()=>import(`./Third-ddddddd.js`)', ['assets/Shared-ccccccc.js'])).toBe(
		'third',
	);
	expect(asked.slice(3)).toEqual(['/assets/Third-ddddddd.js']);
});
