// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { draft as empty } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drafts } from '@/stores/drafts';
import { useDraft } from './useDraft';

const KEY = 'draft:a.server/mara:new';
const composer = () => renderHook(() => useDraft(KEY, empty));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

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

	it('is kept with the first key, then a few times a second, and wholly once one rests', () => {
		vi.useFakeTimers();
		const setItem = vi.spyOn(Storage.prototype, 'setItem');
		const { result } = composer();
		const type = (text: string) => act(() => result.current.change({ text }));
		type('a');
		expect(drafts.get(KEY)?.text).toBe('a');
		for (let length = 2; length <= 20; length++) {
			type('a'.repeat(length));
			act(() => void vi.advanceTimersByTime(50));
		}
		expect(drafts.get(KEY)?.text.length).toBeGreaterThan(12);
		expect(setItem.mock.calls.length).toBeLessThan(10);
		act(() => void vi.advanceTimersByTime(300));
		expect(drafts.get(KEY)?.text).toBe('a'.repeat(20));
		setItem.mockRestore();
	});

	it('has a file at once, even while somebody types', () => {
		const { result } = composer();
		const picture = file();
		act(() => result.current.change({ text: 'look' }));
		act(() => result.current.change({ files: [picture] }));
		expect(drafts.get(KEY)?.files).toEqual([picture]);
	});

	it('is shown on while it is kept elsewhere, and kept here again if it comes back', () => {
		const { result } = composer();
		act(() => result.current.change({ text: 'on its way' }));
		act(() => result.current.release());
		expect(drafts.get(KEY)).toBeUndefined();
		expect(result.current.draft.text).toBe('on its way');
		act(() => result.current.keep());
		expect(drafts.get(KEY)?.text).toBe('on its way');
	});

	it('is kept with what it is about, and wholly before the list of drafts is read', () => {
		const about = () => ({ replyTo: 'n1', about: '@mara' });
		const { result } = renderHook(() => useDraft(KEY, empty, about));
		act(() => {
			result.current.change({ text: 'an' });
			result.current.change({ text: 'an answer' });
		});
		const [listed] = drafts.list('a.server/mara');
		expect(listed).toMatchObject({ context: 'new', draft: { text: 'an answer', target: { replyTo: 'n1' } } });
	});
});
