// @vitest-environment bundled-happy-dom
import { beforeEach, expect, it } from 'vitest';
import { rememberSimpleUi, startLayout } from './startLayout';

beforeEach(() => {
	localStorage.clear();
	localStorage.setItem('account', '{"host":"a.example"}');
	history.replaceState(null, '', '/notes/1?ui=deck');
});

it('shows a page alone that is opened with the deck asked for, until the preference says otherwise', () => {
	expect(startLayout()).toBe('zen');
	rememberSimpleUi(false);
	expect(startLayout()).toBe('deck');
	rememberSimpleUi(true);
	expect(startLayout()).toBe('zen');
});

it('is a visitor’s without an account', () => {
	localStorage.clear();
	history.replaceState(null, '', '/notes/1');
	expect(startLayout()).toBe('visitor');
});
