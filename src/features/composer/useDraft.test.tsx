// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Draft } from '@/domain/Draft';
import { useDraft } from './useDraft';

const KEY = 'draft:a.server/mara:new';
const empty = (): Draft => ({
	text: '',
	useCw: false,
	cw: '',
	visibility: 'public',
	localOnly: false,
	files: [],
	poll: null,
	visibleUserIds: [],
	quoteId: null,
	reactionAcceptance: null,
	updatedAt: 0,
});
const composer = () => renderHook(() => useDraft(KEY, empty));

beforeEach(() => localStorage.clear());

describe('a draft', () => {
	it('is there again when the composer is opened the next time', () => {
		const first = composer();
		act(() => first.result.current.change({ text: 'half a thought' }));
		first.unmount();
		expect(composer().result.current.draft.text).toBe('half a thought');
	});

	it('is the same in two composers, and gone from both when one of them has posted it', () => {
		const inline = composer();
		const dialog = composer();
		act(() => dialog.result.current.change({ text: 'posted from the dialog' }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		expect(inline.result.current.draft.text).toBe('posted from the dialog');
		act(() => dialog.result.current.clear(empty()));
		expect(inline.result.current.draft.text).toBe('');
	});

	it('follows another tab, but not over what is being typed', () => {
		const { result } = composer();
		const fromOtherTab = (text: string) => {
			localStorage.setItem(KEY, JSON.stringify({ ...empty(), text }));
			act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY })));
		};
		fromOtherTab('theirs');
		expect(result.current.draft.text).toBe('theirs');
		act(() => result.current.change({ text: 'mine' }));
		fromOtherTab('theirs again');
		expect(result.current.draft.text).toBe('mine');
	});

	it('takes several changes before the next rendering', () => {
		const { result } = composer();
		act(() => {
			for (const letter of 'ab') result.current.change(draft => ({ text: draft.text + letter }));
		});
		expect(result.current.draft.text).toBe('ab');
	});
});
