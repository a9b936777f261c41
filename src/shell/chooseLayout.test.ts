import { describe, expect, it } from 'vitest';
import { chooseLayout, type LayoutFacts } from './chooseLayout';

const facts = (change: Partial<LayoutFacts> & { search?: string } = {}): LayoutFacts => ({
	path: '/',
	isSignedIn: true,
	device: 'desktop',
	stored: null,
	simpleNonRoot: true,
	...change,
	query: new URLSearchParams(change.search ?? ''),
});

describe('the layout', () => {
	it('is the deck on a desktop and classic elsewhere, where nothing was chosen', () => {
		expect(chooseLayout(facts())).toBe('deck');
		expect(chooseLayout(facts({ device: 'mobile' }))).toBe('classic');
		expect(chooseLayout(facts({ device: 'tablet' }))).toBe('classic');
	});

	it('is the stored choice, and above it the one in the address', () => {
		expect(chooseLayout(facts({ stored: 'default' }))).toBe('classic');
		expect(chooseLayout(facts({ stored: 'default', search: 'ui=deck' }))).toBe('deck');
		expect(chooseLayout(facts({ stored: 'deck', search: 'ui=default' }))).toBe('classic');
		expect(chooseLayout(facts({ search: 'ui=nonsense' }))).toBe('deck');
	});

	it('is the visitor page for visitors', () => {
		expect(chooseLayout(facts({ isSignedIn: false, search: 'ui=deck' }))).toBe('visitor');
	});

	it('is zen when asked for, also for visitors', () => {
		expect(chooseLayout(facts({ search: 'zen' }))).toBe('zen');
		expect(chooseLayout(facts({ search: 'zen', isSignedIn: false }))).toBe('zen');
	});

	it('is zen for a page opened out of the deck, if its option says so', () => {
		expect(chooseLayout(facts({ search: 'deck', path: '/notes/1' }))).toBe('zen');
		expect(chooseLayout(facts({ search: 'ui=deck', path: '/notes/1' }))).toBe('zen');
		expect(chooseLayout(facts({ search: 'ui=deck', path: '/notes/1', simpleNonRoot: false }))).toBe('deck');
		expect(chooseLayout(facts({ search: 'deck' }))).toBe('deck');
		expect(chooseLayout(facts({ search: 'deck', path: '/notes/1', simpleNonRoot: false }))).toBe('deck');
	});
});
