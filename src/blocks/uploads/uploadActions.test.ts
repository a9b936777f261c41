import { testSession } from '@tests/factories/renderInSession';
import { uploadItem } from '@tests/factories/uploadItem';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { text as texts } from '@/i18n/text';
import { UploadQueue } from '@/stores/uploads/UploadQueue';
import { actionItems } from '../actions/actionItems';
import { UPLOAD_ACTIONS } from './uploadActions';

const { alert, prompt, toast } = vi.hoisted(() => ({ alert: vi.fn(), prompt: vi.fn(), toast: vi.fn() }));
vi.mock('@/ui/dialog/dialogs', async original => ({ ...(await original<object>()), alert, prompt }));
vi.mock('@/ui/toast/toasts', async original => ({ ...(await original<object>()), toast }));
afterEach(() => vi.resetAllMocks());

/** The menu of one among others: ids, those in brackets that can't be chosen now. */
function menuOf(item: UploadItem, ...after: UploadItem[]): string {
	const session = testSession();
	const queue = new UploadQueue({ session, key: 'note', onArrived: () => {} });
	queue.state.setState([item, ...after], true);
	return actionItems(UPLOAD_ACTIONS, { session, queue, item })
		.map(each => ('id' in each ? (each.disabled ? `(${each.id})` : each.id) : '|'))
		.join(' ');
}

const text = new File(['tides'], 'tides.txt', { type: 'text/plain' });

describe('the menu of a file before it goes up', () => {
	it('offers a picture to be drawn on, made smaller and cropped', () => {
		expect(menuOf(uploadItem())).toBe(
			'rename caption markSensitive | watermark effects compression crop | start remove',
		);
	});

	it('offers another file none of that', () => {
		expect(menuOf(uploadItem({ file: text }))).toBe('rename caption markSensitive | start remove');
	});

	it('leaves a file that is on its way as it is, and can stop it', () => {
		expect(menuOf(uploadItem({ state: 'uploading' }))).toBe('(rename) (caption) (markSensitive) | stop remove');
	});

	it('offers only the moves that lead somewhere', () => {
		const other = uploadItem({ id: 'other' });
		expect(menuOf(uploadItem({ file: text }), other)).toBe('rename caption markSensitive | later start remove');
	});
});

describe('a file that goes up while its menu or dialog is open', () => {
	function press(id: string, item: UploadItem, meanwhile: (queue: UploadQueue) => void): UploadQueue {
		const session = testSession();
		const queue = new UploadQueue({ session, key: 'note', onArrived: () => {} });
		queue.state.setState([item], true);
		const chosen = actionItems(UPLOAD_ACTIONS, { session, queue, item }).find(each => 'id' in each && each.id === id);
		meanwhile(queue);
		if (chosen && 'onSelect' in chosen) chosen.onSelect?.();
		return queue;
	}
	const goUp = (queue: UploadQueue) =>
		queue.state.setState([uploadItem({ ...queue.items[0], state: 'uploading' })], true);

	it('gets the alt text that was written', async () => {
		prompt.mockResolvedValue('A harbour');
		const queue = press('caption', uploadItem(), goUp);
		await vi.waitFor(() => expect(queue.items[0]?.caption).toBe('A harbour'));
		expect(toast).not.toHaveBeenCalled();
	});

	it('says so where it can’t be changed any more', async () => {
		prompt.mockResolvedValue('A harbour');
		press('caption', uploadItem(), queue => queue.removeAll());
		await vi.waitFor(() => expect(toast).toHaveBeenCalledWith(texts.uploads.tooLate, { icon: 'warning' }));
	});

	it('tells what the server refuses', async () => {
		const queue = press('markSensitive', uploadItem(), goUp);
		const error = new ApiError('drive/files/update', 400, { code: 'NO_SUCH_FILE' });
		queue.events.emit('changeFailed', { error });
		await vi.waitFor(() => expect(alert).toHaveBeenCalledWith(expect.objectContaining({ text: texts.drive.fileGone })));
	});
});
