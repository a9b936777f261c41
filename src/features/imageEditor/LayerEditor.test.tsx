// @vitest-environment bundled-happy-dom

import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UploadRequest } from '@/api/uploadFile';
import { type ImageLayer, newLayer } from '@/domain/image/imageLayers';
import type { Session } from '@/stores/session/Session';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { toasts } from '@/ui/toast/toasts';
import { LayerEditor } from './LayerEditor';

const { sendFile, openMenu } = vi.hoisted(() => ({
	sendFile: vi.fn(),
	openMenu: vi.fn<(menu: { readonly items: readonly MenuItem[] }) => void>(),
}));
vi.mock('@/ui/menu/openMenu', () => ({ openMenu }));
vi.mock('@/stores/uploads/sendFile', () => ({ sendFile }));
// It needs workers.
vi.mock('./LayerPreview', () => ({ LayerPreview: () => null }));

const URL_OF_PICTURE = 'https://home.example/files/gull.png';
const layer = newLayer('image', 'one') as ImageLayer;
const onDone = vi.fn();
let session: Session;
let arrive: () => void;

beforeEach(() => {
	session = testSession();
	onDone.mockClear();
	sendFile.mockReset().mockImplementation(
		(_session: Session, { signal }: UploadRequest) =>
			new Promise((resolve, reject) => {
				arrive = () => resolve({ id: 'f', url: URL_OF_PICTURE });
				signal?.addEventListener('abort', () => reject(new DOMException('Upload aborted', 'AbortError')));
			}),
	);
	renderInSession(
		<LayerEditor
			session={session}
			image={null}
			purpose="effects"
			initial={{ layers: [layer], name: '' }}
			isNamed={false}
			title="Effects"
			onDone={onDone}
			onClose={() => {}}
			onChanged={() => {}}
		/>,
		{ session },
	);
	const input = document.querySelector<HTMLInputElement>('input[type=file]');
	if (!input) throw new Error('No picture can be chosen.');
	fireEvent.change(input, { target: { files: [new File(['gull'], 'gull.png', { type: 'image/png' })] } });
});
afterEach(cleanup);

const row = () => screen.getAllByRole('button', { expanded: true })[0] as HTMLElement;
const done = () => screen.getByRole<HTMLButtonElement>('button', { name: /Done/ });

it('goes on uploading a picture whose row is closed', async () => {
	fireEvent.click(row());
	await act(async () => arrive());
	fireEvent.click(done());
	expect(onDone).toHaveBeenCalledWith({ layers: [{ ...layer, imageUrl: URL_OF_PICTURE }], name: '' });
});

it('can be finished only once the picture has arrived', async () => {
	expect(done().disabled).toBe(true);
	await act(async () => arrive());
	expect(done().disabled).toBe(false);
});

it('enters the picture into a layer that was removed meanwhile and is brought back', async () => {
	fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
	expect(done().disabled).toBe(false);
	await act(async () => arrive());
	act(() => toasts.act());
	fireEvent.click(done());
	expect(onDone).toHaveBeenCalledWith({ layers: [{ ...layer, imageUrl: URL_OF_PICTURE }], name: '' });
});

it('copies a layer only once its picture has arrived', async () => {
	const duplicate = screen.getByRole<HTMLButtonElement>('button', { name: 'Duplicate' });
	expect(duplicate.disabled).toBe(true);
	await act(async () => arrive());
	expect(duplicate.disabled).toBe(false);
});

it('keeps a picture that arrives while the menu of new layers is open', async () => {
	fireEvent.click(screen.getByRole('button', { name: 'Add layer' }));
	const items = openMenu.mock.lastCall?.[0].items;
	await act(async () => arrive());
	const stripes = items?.find(item => 'text' in item && item.text === 'Stripes');
	if (!stripes || !('onSelect' in stripes)) throw new Error('No stripes can be added.');
	act(() => stripes.onSelect?.());
	fireEvent.click(done());
	const pictures = [{ ...layer, imageUrl: URL_OF_PICTURE }, expect.objectContaining({ type: 'stripe' })];
	expect(onDone).toHaveBeenCalledWith({ layers: pictures, name: '' });
});
