import { describe, expect, it } from 'vitest';
import { toPolicies } from '@/api/toServerInfo';
import { availableTab, isTimelineOffered, TIMELINE_TABS } from './isTimelineOffered';

const all = toPolicies({ ltlAvailable: true, gtlAvailable: true });
const noLocal = toPolicies({ ltlAvailable: false, gtlAvailable: true });
const none = toPolicies({ ltlAvailable: false, gtlAvailable: false });
const offered = (isMember: boolean, policies: typeof all) =>
	TIMELINE_TABS.filter(tab => isTimelineOffered(tab, isMember, policies));

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

	it('fall back to the first there is', () => {
		expect(availableTab('local', true, noLocal)).toBe('home');
		expect(availableTab('home', false, all)).toBe('local');
		expect(availableTab('home', false, noLocal)).toBe('global');
		expect(availableTab('home', false, none)).toBeNull();
	});
});
