import { describe, expect, it } from 'vitest';
import { startTab } from './startTab';

const ALL = ['home', 'local', 'social', 'media', 'global'] as const;
const alone = { beside: [], followsNobody: false };

describe('the tab that nobody chose', () => {
	it('is home, and local for somebody who follows nobody', () => {
		expect(startTab(ALL, alone)).toBe('home');
		expect(startTab(ALL, { ...alone, followsNobody: true })).toBe('local');
	});

	it('is one that the columns beside the page do not show', () => {
		expect(startTab(ALL, { ...alone, beside: ['notifications', 'home', 'local'] })).toBe('social');
		expect(startTab(ALL, { ...alone, beside: ['home', 'local', 'social'] })).toBe('global');
		expect(startTab(ALL, { beside: ['home', 'local'], followsNobody: true })).toBe('social');
	});

	it('is home where all of them are shown, or only columns that are no timelines', () => {
		expect(startTab(ALL, { ...alone, beside: [...ALL] })).toBe('home');
		expect(startTab(ALL, { ...alone, beside: ['notifications'] })).toBe('home');
	});

	it('is one that is offered', () => {
		expect(startTab(['home', 'media'], { ...alone, beside: ['home'] })).toBe('media');
		expect(startTab(['home'], { ...alone, followsNobody: true })).toBe('home');
		expect(startTab([], alone)).toBeNull();
	});
});
