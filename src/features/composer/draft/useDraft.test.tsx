// @vitest-environment bundled-happy-dom
import { act, renderHook } from '@testing-library/react';
import { draft as empty } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FIRST_VERSION } from '@/domain/draft/DraftTarget';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { toasts } from '@/ui/toast/toasts';
import { useDraft } from './useDraft';

const KEY = 'draft:a.server/mara:new';
const place = { sessionKey: 'a.server/mara', key: KEY, begin: empty, empty };
const composer = (change: Partial<Parameters<typeof useDraft>[0]> = {}) =>
	renderHook(() => useDraft({ ...place, ...change }));

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

	it('follows another tab, and has the letters of both where both type', () => {
		const { result } = composer();
		const fromOtherTab = (text: string, version: string, madeOf: string[] = []) => {
			const newValue = JSON.stringify({ ...empty(), text, version, madeOf });
			localStorage.setItem(KEY, newValue);
			act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue })));
		};
		fromOtherTab('theirs', '0.1');
		expect(result.current.draft.text).toBe('theirs');
		act(() => result.current.change({ text: 'theirs and mine' }));
		fromOtherTab('theirs again', '0.2', ['0.1']);
		expect(result.current.draft.text).toMatch(/^theirs( and mine again| again and mine)$/);
		expect(drafts.get(KEY)?.text).toBe(result.current.draft.text);
	});

	it('has the letters that two composers of one tab type at the same time', () => {
		const inline = composer();
		const dialog = composer();
		act(() => inline.result.current.change({ text: 'one' }));
		act(() => dialog.result.current.change({ text: 'one t' }));
		act(() => inline.result.current.change({ text: 'zero one t' }));
		act(() => dialog.result.current.change({ text: 'one two' }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		expect(inline.result.current.draft.text).toBe('zero one two');
		expect(dialog.result.current.draft.text).toBe('zero one two');
	});

	it('of two whose tabs rewrote the same words keeps the other in the list, and tells of it', () => {
		const { result } = composer({ begin: () => ({ ...empty(), text: 'a fine day' }) });
		act(() => result.current.change({ text: 'a rather cold day' }));
		const theirs = { ...empty(), text: 'a sunny and warm day', version: '0.1', madeOf: [FIRST_VERSION] };
		act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEY, newValue: JSON.stringify(theirs) })));
		const texts = drafts.list('a.server/mara').map(({ draft }) => draft.text);
		expect(texts.sort()).toEqual(['a rather cold day', 'a sunny and warm day']);
		expect(toasts.shown().map(each => each.text)).toContain(text.drafts.notMerged);
	});

	it('is not kept while it says no more than every draft of its place', () => {
		const mention = () => ({ ...empty(), text: '@mara ', visibleUserIds: ['mara'] });
		const { result } = composer({ begin: mention, empty: mention });
		act(() => result.current.change({ text: '@mara h' }));
		expect(drafts.get(KEY)?.text).toBe('@mara h');
		act(() => result.current.change({ text: '@mara ' }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		expect(drafts.get(KEY)).toBeUndefined();
	});

	it('keeps a quote and recipients without a word of text', () => {
		const { result } = composer();
		act(() => result.current.change({ quoteId: 'n1' }));
		expect(drafts.get(KEY)?.quoteId).toBe('n1');
		act(() => result.current.change({ quoteId: null, visibleUserIds: ['mara'] }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		expect(drafts.get(KEY)?.visibleUserIds).toEqual(['mara']);
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

	it('has files and choices at once, even while somebody types', () => {
		const { result } = composer();
		const picture = file();
		act(() => result.current.change({ text: 'look' }));
		act(() => result.current.change({ files: [picture] }));
		expect(drafts.get(KEY)?.files).toEqual([picture]);
		act(() => result.current.change({ reactionAcceptance: 'likeOnly' }));
		expect(drafts.get(KEY)?.reactionAcceptance).toBe('likeOnly');
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

	it('that is begun in another composer while the last is being posted stays as it is', () => {
		const posting = composer();
		act(() => posting.result.current.change({ text: 'posted' }));
		act(() => posting.result.current.release());
		const other = composer();
		act(() => other.result.current.change({ text: 'the next thought' }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		expect(posting.result.current.draft.text).toBe('posted');
		act(() => posting.result.current.clear(empty()));
		expect(drafts.get(KEY)?.text).toBe('the next thought');
		expect(other.result.current.draft.text).toBe('the next thought');
		expect(posting.result.current.draft.text).toBe('the next thought');
		act(() => other.result.current.change({ text: 'the next thought, and more' }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		expect(posting.result.current.draft.text).toBe('the next thought, and more');
	});

	it('that is begun after the posting form was closed stays as it is', () => {
		const posting = composer();
		act(() => posting.result.current.change({ text: 'posted' }));
		act(() => posting.result.current.release());
		posting.unmount();
		const next = composer();
		act(() => next.result.current.change({ text: 'the next thought' }));
		act(() => posting.result.current.clear(empty()));
		expect(drafts.get(KEY)?.text).toBe('the next thought');
		expect(next.result.current.draft.text).toBe('the next thought');
	});

	it('that was begun meanwhile stays where files alone could not be posted', () => {
		const posting = composer();
		act(() => posting.result.current.release());
		posting.unmount();
		const other = composer();
		act(() => other.result.current.change({ text: 'the next thought' }));
		act(() => posting.result.current.change({ files: [] }));
		act(() => posting.result.current.keep());
		expect(drafts.get(KEY)?.text).toBe('the next thought');
	});

	it('that was begun meanwhile stays as it is where the posted one is refused, which goes to the list', () => {
		const posting = composer();
		act(() => posting.result.current.change({ text: 'refused' }));
		act(() => posting.result.current.release());
		const other = composer();
		act(() => other.result.current.change({ text: 'the next thought' }));
		act(() => void window.dispatchEvent(new Event('pagehide')));
		act(() => posting.result.current.keep());
		expect(drafts.get(KEY)?.text).toBe('the next thought');
		expect(posting.result.current.draft.text).toBe('the next thought');
		expect(drafts.list('a.server/mara').map(({ draft }) => draft.text)).toContain('refused');
		expect(toasts.shown().map(each => each.text)).toContain(text.drafts.olderKept);
	});

	it('that is being posted is not stored again by a late change of one of its files', () => {
		const { result } = composer();
		act(() => result.current.change({ text: 'on its way' }));
		act(() => result.current.release());
		act(() => result.current.change({ files: [file()] }));
		expect(drafts.get(KEY)).toBeUndefined();
		act(() => result.current.clear(empty()));
		expect(drafts.get(KEY)).toBeUndefined();
	});

	it('that was posted without being kept elsewhere is gone', () => {
		const { result } = composer();
		act(() => result.current.change({ text: 'posted' }));
		act(() => result.current.clear(empty()));
		expect(drafts.get(KEY)).toBeUndefined();
		expect(result.current.draft.text).toBe('');
	});

	it('is kept with what it is about, and wholly before the list of drafts is read', () => {
		const about = () => ({ replyTo: 'n1', about: '@mara' });
		const { result } = composer({ target: about });
		act(() => {
			result.current.change({ text: 'an' });
			result.current.change({ text: 'an answer' });
		});
		const [listed] = drafts.list('a.server/mara');
		expect(listed).toMatchObject({ context: 'new', draft: { text: 'an answer', target: { replyTo: 'n1' } } });
	});
});
