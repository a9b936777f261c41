// @vitest-environment bundled-happy-dom

import { file } from '@tests/factories/file';
import { beforeEach, expect, it, vi } from 'vitest';
import { openGallery } from './openGallery';

const { showGallery } = vi.hoisted(() => ({ showGallery: vi.fn() }));
vi.mock('./showGallery', () => ({ showGallery }));

const options = { opener: document.body, openMenu: () => {}, navigate: () => {} };
let close: () => void;

beforeEach(() => {
	showGallery.mockReset().mockImplementation(
		() =>
			new Promise<void>(resolve => {
				close = resolve;
			}),
	);
});

it('opens one gallery for two presses, and another one once it is closed', async () => {
	const files = [file()];
	const first = openGallery(files, 0, options);
	await openGallery(files, 0, options);
	await vi.waitFor(() => expect(showGallery).toHaveBeenCalledTimes(1));
	close();
	await first;
	const second = openGallery(files, 0, options);
	await vi.waitFor(() => expect(showGallery).toHaveBeenCalledTimes(2));
	close();
	await second;
});
