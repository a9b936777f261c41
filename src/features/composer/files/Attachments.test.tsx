// @vitest-environment bundled-happy-dom
import { cleanup, screen } from '@testing-library/react';
import { file } from '@tests/factories/file';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { uploadItem } from '@tests/factories/uploadItem';
import { afterEach, expect, it } from 'vitest';
import type { UploadItem } from '@/domain/drive/UploadItem';
import { UploadQueue } from '@/stores/uploads/UploadQueue';
import { Attachments } from './Attachments';

afterEach(cleanup);

function show(...uploads: UploadItem[]) {
	const queue = new UploadQueue({ session: testSession(), key: 'note', onArrived: () => {} });
	queue.state.setState(uploads, true);
	return renderInSession(<Attachments files={[]} queue={queue} uploads={uploads} onChange={() => {}} />);
}

it('says under each picture what will become of it, and shows that it has a menu', () => {
	const photo = new File([new Uint8Array(1_200_000)], 'sea.jpg', { type: 'image/jpeg' });
	const prepared = { blob: new Blob([new Uint8Array(310_000)]), name: 'sea.webp' };
	show(
		uploadItem({ id: 'a', file: photo, prepared, watermarkPresetId: 'mine' }),
		uploadItem({ id: 'b', file: photo, prepared: null, state: 'preparing' }),
	);
	const [measured, unknown] = screen.getAllByRole('listitem');
	expect(measured?.textContent).toMatch(/watermark, .* → /);
	expect(unknown?.textContent).toMatch(/→ …/);
	const menu = screen.getAllByRole('button', { name: /^Actions for/ })[0];
	expect(menu?.querySelector('svg')).not.toBeNull();
	expect(document.getElementById(menu?.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/watermark/);
});

it('has no button of its own that uploads: the one that posts does', () => {
	show(uploadItem());
	expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
});

it('names a file that has no picture', () => {
	show(uploadItem({ file: new File(['tides'], 'tides.txt', { type: 'text/plain' }), name: 'tides.txt' }));
	expect(screen.getByRole('listitem').textContent).toMatch(/^tides\.txt/);
});

it('does not show a file twice that has arrived while the queue is still drawn as it was', () => {
	const queue = new UploadQueue({ session: testSession(), key: 'note', onArrived: () => {} });
	const arrived = file({ id: 'arrived', name: 'storm.png' });
	renderInSession(
		<Attachments files={[arrived]} queue={queue} uploads={[uploadItem({ name: 'storm.png' })]} onChange={() => {}} />,
	);
	expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
