import { describe, expect, it } from 'vitest';
import { toPolicies } from '@/api/toServerInfo';
import { availableTab, offeredTabs } from './offeredTabs';

const all = toPolicies({ ltlAvailable: true, gtlAvailable: true });
const noLocal = toPolicies({ ltlAvailable: false, gtlAvailable: true });
const none = toPolicies({ ltlAvailable: false, gtlAvailable: false });
const offered = (isMember: boolean, policies: typeof all) => offeredTabs(isMember, policies, []);
const shown = (wanted: string, isMember: boolean, policies: typeof all) =>
	availableTab(wanted, offered(isMember, policies));

describe('timelines', () => {
	it('are all there for members who may read them', () => {
		expect(offered(true, all)).toEqual(['home', 'local', 'social', 'media', 'global']);
	});

	it('are local and global for visitors', () => {
		expect(offered(false, all)).toEqual(['local', 'global']);
	});

	it('that build on the local one go with its policy', () => {
		expect(offered(true, noLocal)).toEqual(['home', 'global']);
	});

	it('have pinned lists after them, for members', () => {
		expect(offeredTabs(true, noLocal, ['a'])).toEqual(['home', 'global', 'list:a']);
		expect(offeredTabs(false, none, ['a'])).toEqual([]);
	});

	it('fall back to the first there is', () => {
		expect(shown('local', true, noLocal)).toBe('home');
		expect(shown('home', false, all)).toBe('local');
		expect(shown('home', false, noLocal)).toBe('global');
		expect(shown('home', false, none)).toBeNull();
		expect(availableTab('list:a', offeredTabs(true, all, ['a']))).toBe('list:a');
		expect(availableTab('list:a', offeredTabs(true, all, ['b']))).toBe('home');
	});
});
