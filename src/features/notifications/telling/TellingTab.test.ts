// @vitest-environment bundled-happy-dom
import { FakeLocks } from '@tests/factories/FakeLocks';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Emitter } from '@/base/Emitter';
import type { Session } from '@/stores/session/Session';
import { TellingTab } from './TellingTab';

/** A tab of its own: what it sees of the page, and its connection. */
function tab(visibility: DocumentVisibilityState = 'visible') {
	const stream = { state: 'connected', events: new Emitter<{ state: string }>() };
	const self = {
		visibility,
		telling: undefined as TellingTab | undefined,
		as<T>(work: () => T): T {
			vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(self.visibility);
			return work();
		},
		place: async () => self.as(() => self.telling?.place()),
		/** The event is for this tab alone. */
		show(next: DocumentVisibilityState) {
			self.visibility = next;
			self.lose(stream.state);
		},
		lose(state: string) {
			stream.state = state;
			self.as(() => stream.events.emit('state', state));
		},
	};
	self.telling = self.as(() => new TellingTab({ key: 'a.server/mara', stream } as unknown as Session));
	open.push(self.telling);
	return self;
}

const open: TellingTab[] = [];
beforeEach(() => Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true }));
afterEach(() => {
	for (const each of open.splice(0)) each.end();
	Reflect.deleteProperty(navigator, 'locks');
	vi.restoreAllMocks();
});

const settled = () => new Promise(resolve => setTimeout(resolve));

describe('of the tabs of an account', () => {
	it('one of the visible ones tells', async () => {
		const tabs = [tab(), tab(), tab('hidden')];
		await settled();
		expect(await Promise.all(tabs.map(each => each.place()))).toEqual(['front', null, null]);
	});

	it('a hidden one tells where none is visible', async () => {
		const tabs = [tab('hidden'), tab('hidden')];
		await settled();
		expect(await Promise.all(tabs.map(each => each.place()))).toEqual(['background', null]);
	});

	it('the one that comes to the front tells from then on', async () => {
		const [first, second] = [tab('visible'), tab('hidden')];
		await settled();
		first.show('hidden');
		second.show('visible');
		await settled();
		expect([await first.place(), await second.place()]).toEqual([null, 'front']);
		second.show('hidden');
		await settled();
		expect([await first.place(), await second.place()]).toEqual(['background', null]);
	});

	it('one that is closed, or has lost its connection, leaves it to the next', async () => {
		const [first, second, third] = [tab(), tab(), tab()];
		await settled();
		first.telling?.end();
		second.lose('reconnecting');
		await settled();
		expect([await second.place(), await third.place()]).toEqual([null, 'front']);
		second.lose('connected');
		await settled();
		expect([await second.place(), await third.place()]).toEqual([null, 'front']);
	});
});
