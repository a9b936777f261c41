// @vitest-environment bundled-happy-dom
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, describe, expect, it } from 'vitest';
import { text } from '@/i18n/text';
import { drafts } from '@/stores/drafts';
import { toasts } from '@/ui/toast/toasts';
import { storeRequest } from './storeRequest';

const session = testSession();
const keyOf = (context: string) => drafts.keyOf(session.key, context);
const texts = () => drafts.list(session.key).map(each => each.draft.text);

beforeEach(() => {
	localStorage.clear();
	for (const { id } of toasts.shown()) toasts.dismiss(id);
});

describe('what a composer is opened with', () => {
	it.each([
		['a text', { text: 'from a service worker' }, 'new', { text: 'from a service worker' }],
		['a quote', { quote: 'n1' }, 'quote:n1', { quoteId: 'n1' }],
		['recipients', { visibility: 'specified', visibleUserIds: ['u'] }, 'new', { visibleUserIds: ['u'] }],
		['a file', { files: [file({ id: 'f' })] }, 'files:f', { files: [{ id: 'f' }] }],
	] as const)('is kept from the first moment: %s', (_what, asked, context, expected) => {
		expect(storeRequest({ session, ...asked })).toMatchObject({ context });
		expect(drafts.get(keyOf(context))).toMatchObject(expected);
		expect(toasts.shown()).toEqual([]);
	});

	it('is not kept where it is filled in for every reply', () => {
		session.entities.ingest([wireNote({ id: 'parent', visibility: 'home', cw: 'a warning' })]);
		storeRequest({ session, replyTo: 'parent' });
		storeRequest({ session, mention: '@mara' });
		expect(texts()).toEqual([]);
	});

	it('never gives way to an older draft, which stays in the list; and that is told', () => {
		drafts.set(keyOf('new'), draft({ text: 'half a thought' }), {});
		const { context = '' } = storeRequest({ session, text: 'shared' });
		expect(context).toMatch(/^kept:/);
		expect(drafts.get(keyOf(context))?.text).toBe('shared');
		expect(drafts.get(keyOf('new'))?.text).toBe('half a thought');
		expect(toasts.shown().map(each => each.text)).toEqual([text.drafts.olderKept]);
	});

	it('is taken up again where the same is asked twice', () => {
		drafts.set(keyOf('new'), draft({ text: 'half a thought' }), {});
		const first = storeRequest({ session, text: 'shared' });
		drafts.set(keyOf(first.context ?? ''), draft({ text: 'shared, and more' }), {});
		expect(storeRequest({ session, text: 'shared' }).context).toBe(first.context);
		expect(texts().sort()).toEqual(['half a thought', 'shared, and more']);
	});

	it('shows the older draft where nothing is asked for', () => {
		drafts.set(keyOf('new'), draft({ text: 'half a thought' }), {});
		const request = { session };
		expect(storeRequest(request)).toBe(request);
		expect(toasts.shown()).toEqual([]);
	});
});
