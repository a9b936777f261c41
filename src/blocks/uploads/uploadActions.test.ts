import { testSession } from '@tests/factories/renderInSession';
import { uploadItem } from '@tests/factories/uploadItem';
import { describe, expect, it } from 'vitest';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { UploadQueue } from '@/stores/uploads/UploadQueue';
import { actionItems } from '../actions/actionItems';
import { UPLOAD_ACTIONS } from './uploadActions';

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
