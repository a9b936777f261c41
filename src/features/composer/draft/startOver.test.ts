// @vitest-environment bundled-happy-dom
import { act, renderHook } from '@testing-library/react';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import * as dialogs from '@/ui/dialog/dialogs';
import { toasts } from '@/ui/toast/toasts';
import { contextOf } from '../ComposeRequest';
import { composerQueue } from '../files/useComposerUploads';
import { initialDraft } from './initialDraft';
import { startOver } from './startOver';
import { useDraft } from './useDraft';

const database = memoryDatabase();
vi.mock('@/platform/localDatabase', () => ({ localDatabase: async () => database }));

const session = testSession();
const request = { session };
const key = drafts.keyOf(session.key, contextOf(request));
const queue = () => composerQueue(request, session);
const begin = () => initialDraft(request);
const form = () => renderHook(() => useDraft({ sessionKey: session.key, key, begin, empty: begin }));

/** A form with this text and a file, cleared. */
async function cleared(body: string) {
	queue().add([new File(['log'], 'log.txt', { type: 'text/plain' })]);
	queue().change(queue().items[0]?.id ?? '', { caption: 'of the ship' });
	const view = form();
	act(() => view.result.current.change({ text: body }));
	await act(() => startOver(request, view.result.current, queue()));
	return view;
}

beforeEach(() => {
	localStorage.clear();
	vi.spyOn(dialogs, 'confirm').mockResolvedValue(true);
});
afterEach(() => {
	vi.restoreAllMocks();
	queue().removeAll();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
});

describe('starting over', () => {
	it('takes out the files that have not gone up too', async () => {
		const { result } = await cleared('half a thought');
		expect(result.current.draft.text).toBe('');
		expect(queue().items).toEqual([]);
	});

	it('is undone with the files and what was chosen for them', async () => {
		const { result } = await cleared('half a thought');
		act(() => toasts.act());
		expect(result.current.draft.text).toBe('half a thought');
		expect(queue().items).toMatchObject([{ name: 'log.txt', caption: 'of the ship' }]);
	});

	it('is undone into the list of drafts where something was written meanwhile, and that is told', async () => {
		const { result } = await cleared('half a thought');
		act(() => result.current.change({ text: 'a better one' }));
		act(() => toasts.act());
		expect(result.current.draft.text).toBe('a better one');
		expect(queue().items).toEqual([]);
		const [aside] = drafts.list(session.key).filter(({ context }) => context.startsWith('kept:'));
		expect(aside?.draft.text).toBe('half a thought');
		const files = composerQueue({ ...request, context: aside?.context ?? '' }, session);
		expect(files.items).toMatchObject([{ name: 'log.txt', caption: 'of the ship' }]);
		files.removeAll();
		expect(toasts.shown().map(each => each.text)).toContain(text.drafts.olderKept);
	});

	it('is undone into the form that was opened since, where nothing was written', async () => {
		const { unmount } = await cleared('half a thought');
		unmount();
		const { result } = form();
		act(() => toasts.act());
		expect(result.current.draft.text).toBe('half a thought');
	});
});
