// @vitest-environment bundled-happy-dom

import { answerCalls } from '@tests/factories/answerCalls';
import { draft } from '@tests/factories/draft';
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { uploadItem } from '@tests/factories/uploadItem';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Draft } from '@/domain/draft/Draft';
import { preferences } from '@/stores/preferences/Preferences';
import * as dialogs from '@/ui/dialog/dialogs';
import { remindAltText } from '../composerSettings';
import { remindOfAltText } from './remindOfAltText';

const draftWith = (...files: Draft['files'][number][]) => draft({ files });
const session = testSession();

const nothing = { items: [], change: () => {} };

afterEach(() => {
	preferences.set(remindAltText, false);
	vi.restoreAllMocks();
});

describe('pictures without a description', () => {
	it('are posted without a word, unless one wants to be reminded', async () => {
		const ask = vi.spyOn(dialogs, 'ask');
		const draft = draftWith(file());
		expect(await remindOfAltText(session, draft, () => {}, nothing)).toBe(draft);
		preferences.set(remindAltText, true);
		const described = draftWith(file({ comment: 'a lighthouse' }), file({ type: 'text/plain' }));
		expect(await remindOfAltText(session, described, () => {}, nothing)).toBe(described);
		expect(ask).not.toHaveBeenCalled();
	});

	it('are posted anyway, or not, as one answers', async () => {
		preferences.set(remindAltText, true);
		const draft = draftWith(file({ comment: '  ' }));
		const ask = vi.spyOn(dialogs, 'ask').mockResolvedValueOnce('anyway').mockResolvedValueOnce(undefined);
		expect(await remindOfAltText(session, draft, () => {}, nothing)).toBe(draft);
		expect(await remindOfAltText(session, draft, () => {}, nothing)).toBeNull();
		expect(ask).toHaveBeenCalledTimes(2);
	});

	it('are described one after the other, until one has enough', async () => {
		preferences.set(remindAltText, true);
		const [first, second] = [file(), file()];
		vi.spyOn(dialogs, 'ask').mockResolvedValue('describe');
		vi.spyOn(dialogs, 'prompt').mockResolvedValueOnce('a lighthouse').mockResolvedValueOnce(undefined);
		answerCalls(session.api, () => ({ ...first, comment: 'a lighthouse' }));
		let files: Draft['files'] = [first, second];
		const change = vi.fn(part => {
			files = part({ files }).files;
		});
		expect(await remindOfAltText(session, draftWith(first, second), change, nothing)).toBeNull();
		expect(change).toHaveBeenCalledTimes(1);
		expect(files.map(({ comment }) => comment)).toEqual(['a lighthouse', null]);
	});

	it('are asked about too where they wait to go up', async () => {
		preferences.set(remindAltText, true);
		vi.spyOn(dialogs, 'ask').mockResolvedValue('describe');
		const prompt = vi.spyOn(dialogs, 'prompt').mockResolvedValueOnce('a buoy');
		const items = [
			uploadItem({ id: 'plain', file: new File([''], 'tides.txt', { type: 'text/plain' }) }),
			uploadItem({ id: 'told', caption: 'a quay' }),
			uploadItem({ id: 'bare', name: 'buoy.jpg' }),
		];
		const change = vi.fn();
		expect(await remindOfAltText(session, draftWith(), () => {}, { items, change })).toBeNull();
		expect(prompt).toHaveBeenCalledWith(expect.objectContaining({ title: 'Describe buoy.jpg' }));
		expect(change.mock.calls).toEqual([['bare', { caption: 'a buoy' }]]);
	});
});
