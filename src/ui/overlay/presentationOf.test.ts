import { expect, it } from 'vitest';
import { presentationOf } from './presentationOf';

const anchor = { x: 0, y: 0 };

it('shows a modal as a dialog, on a phone as a drawer', () => {
	expect(presentationOf({ kind: 'modal' }, 'desktop')).toBe('dialog');
	expect(presentationOf({ kind: 'modal' }, 'tablet')).toBe('dialog');
	expect(presentationOf({ kind: 'modal' }, 'mobile')).toBe('drawer');
});

it('keeps a question a dialog, and gives the composer the whole screen of a phone', () => {
	expect(presentationOf({ kind: 'dialog' }, 'mobile')).toBe('dialog');
	expect(presentationOf({ kind: 'page' }, 'mobile')).toBe('full');
	expect(presentationOf({ kind: 'page' }, 'desktop')).toBe('dialog');
});

it('shows menus as the reader wants them, else as the device suggests', () => {
	expect(presentationOf({ kind: 'popup', anchor }, 'desktop')).toBe('popup');
	expect(presentationOf({ kind: 'popup', anchor }, 'mobile')).toBe('drawer');
	expect(presentationOf({ kind: 'popup', anchor }, 'desktop', 'drawer')).toBe('drawer');
	expect(presentationOf({ kind: 'popup', anchor }, 'mobile', 'popup')).toBe('popup');
});

it('centres a popup that has nothing to stand beside', () => {
	expect(presentationOf({ kind: 'popup' }, 'desktop')).toBe('dialog');
});
