// @vitest-environment bundled-happy-dom

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { file } from '@tests/factories/file';
import { type Choice, choose, renderInSession } from '@tests/factories/renderInSession';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { dataSaver } from '../appearance/dataSaver';
import type { GalleryOptions } from '../gallery/openGallery';
import { MediaGrid, singlePictureShape } from './MediaGrid';
import { confirmWhenRevealing } from './useCover';
import { nsfw } from './useIsCovered';

const { openGallery, confirm, openFileMenuLazily } = vi.hoisted(() => ({
	openGallery: vi.fn(),
	confirm: vi.fn(),
	openFileMenuLazily: vi.fn(),
}));
vi.mock('./openFileMenuLazily', () => ({ openFileMenuLazily }));
vi.mock('../gallery/openGallery', () => ({ openGallery }));
vi.mock('@/ui/dialog/dialogs', () => ({ confirm }));
beforeEach(() => {
	openGallery.mockReset();
	confirm.mockReset();
});

let notes = 0;
const show = (files: readonly DriveFile[], ...choices: readonly Choice[]) =>
	renderInSession(<MediaGrid noteId={`media${++notes}`} files={files} />, { choices });
const pictures = () => screen.queryAllByRole('link').filter(link => link.dataset.media);

describe('MediaGrid', () => {
	it('knows the room of a single picture before it is there', () => {
		const { container } = show([file({ width: 800, height: 400 })]);
		expect(container.querySelector<HTMLElement>('[data-count]')?.style.aspectRatio).toBe('2 / 1');
	});

	it('does not enlarge a small picture, beyond the room that its tools need', () => {
		const widest = (width: number | null) =>
			show([file({ width, height: 64 })]).container.querySelector<HTMLElement>('[data-count]')?.style.maxInlineSize;
		expect([widest(300), widest(16), widest(null)]).toEqual(['300px', '200px', '']);
	});

	it('cuts a single picture as the reader chose', () => {
		const { container } = show([file()], choose(singlePictureShape, '16_9'));
		expect(container.querySelector<HTMLElement>('[data-count]')?.style.aspectRatio).toBe('16 / 9');
	});

	it('shows up to 16 pictures, with their texts', () => {
		show(Array.from({ length: 16 }, (_, index) => file({ comment: index === 0 ? 'A pier' : null })));
		expect(screen.getAllByRole('img').map(image => image.getAttribute('alt'))).toEqual([
			'A pier',
			...Array.from({ length: 15 }, (_, index) => `Image ${index + 2} of 16`),
		]);
	});

	it('opens the gallery at the pressed picture', () => {
		const files = [file(), file(), file()];
		show(files);
		const second = pictures()[1] as HTMLElement;
		fireEvent.click(second);
		expect(openGallery).toHaveBeenCalledWith(files, 1, expect.objectContaining({ opener: second }));
	});

	it('leaves clicks with a modifier to the browser', () => {
		show([file()]);
		let isLeft = false;
		// The browser's default action: open the file.
		const browser = (event: Event) => {
			isLeft = !event.defaultPrevented;
			event.preventDefault();
		};
		document.addEventListener('click', browser, { once: true });
		fireEvent.click(pictures()[0] as HTMLElement, { ctrlKey: true });
		expect(isLeft).toBe(true);
		expect(openGallery).not.toHaveBeenCalled();
	});

	it('loads nothing of sensitive media before they are asked for, and covers them again', () => {
		const hidden = file({ isSensitive: true });
		const open = file();
		show([hidden, open]);
		expect(pictures().map(link => link.dataset.media)).toEqual([open.id]);
		fireEvent.click(screen.getByRole('button', { name: /Sensitive/ }));
		expect(pictures().map(link => link.dataset.media)).toEqual([hidden.id, open.id]);
		fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
		expect(pictures().map(link => link.dataset.media)).toEqual([open.id]);
	});

	it('leaves the menu of a picture to its viewer on touch, and that of a film beside it', () => {
		show([file(), file({ type: 'video/mp4' })]);
		const menus = screen.getAllByRole('button', { name: /^Actions for/ });
		expect(menus.map(menu => menu.hasAttribute('data-viewer'))).toEqual([true, false]);
	});

	it('lets the viewer’s menu cover a picture again, which was covered', async () => {
		const hidden = file({ isSensitive: true });
		const open = file();
		show([hidden, open]);
		fireEvent.click(screen.getByRole('button', { name: /Sensitive/ }));
		fireEvent.click(pictures()[0] as HTMLElement);
		const options = openGallery.mock.lastCall?.[2] as GalleryOptions | undefined;
		const leave = vi.fn();
		options?.openMenu(open, document.body, leave);
		expect(openFileMenuLazily.mock.lastCall?.[0].onHide).toBeUndefined();
		options?.openMenu(hidden, document.body, leave);
		act(() => {
			openFileMenuLazily.mock.lastCall?.[0].onHide();
		});
		expect(leave).toHaveBeenCalledExactlyOnceWith();
		expect(pictures().map(link => link.dataset.media)).toEqual([open.id]);
	});

	it('keeps covered pictures out of the gallery', () => {
		const open = file();
		show([file({ isSensitive: true }), open]);
		fireEvent.click(pictures()[0] as HTMLElement);
		expect(openGallery).toHaveBeenCalledWith([open], 0, expect.objectContaining({ opener: pictures()[0] }));
	});

	it.each([
		['nothing is to be covered', choose(nsfw, 'ignore'), true, 1],
		['everything is to be covered', choose(nsfw, 'force'), false, 0],
		['media are saved', choose(dataSaver, { ...dataSaver.default, media: true }), false, 0],
	])('obeys where %s', (_, choice, isSensitive, shown) => {
		show([file({ isSensitive })], choice);
		expect(pictures()).toHaveLength(shown);
	});

	it('asks before it uncovers what is sensitive, where the reader wants that', async () => {
		confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
		show([file({ isSensitive: true })], choose(confirmWhenRevealing, true));
		const cover = screen.getByRole('button', { name: /Sensitive/ });
		fireEvent.click(cover);
		await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
		expect(pictures()).toHaveLength(0);
		fireEvent.click(cover);
		await waitFor(() => expect(pictures()).toHaveLength(1));
	});

	it('does not ask about what only saves data', () => {
		show([file()], choose(dataSaver, { ...dataSaver.default, media: true }), choose(confirmWhenRevealing, true));
		fireEvent.click(screen.getByRole('button', { name: /save data/ }));
		expect(pictures()).toHaveLength(1);
	});

	it('shows the text of a picture beside it, and takes it away', () => {
		show([file({ comment: 'A pier in the fog', name: 'pier.webp' }), file()]);
		const alt = screen.getByRole('button', { name: 'Description of pier.webp' });
		fireEvent.click(alt);
		expect(alt.getAttribute('aria-expanded')).toBe('true');
		expect(screen.getByText('A pier in the fog')).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Hide description' }));
		expect(screen.queryByText('A pier in the fog')).toBeNull();
	});

	it('loads nothing of films and sounds before they are played, and links the rest', () => {
		const { container } = show([
			file({ type: 'video/mp4', comment: 'The ferry' }),
			file({ type: 'audio/mpeg', name: 'wind.mp3' }),
			file({ type: 'application/pdf', name: 'plan.pdf', size: 1_572_864 }),
		]);
		expect(container.querySelector('video, audio')).toBeNull();
		expect(screen.getByRole('button', { name: 'Play video: The ferry' })).toBeDefined();
		expect(screen.getByRole('button', { name: 'Play wind.mp3' })).toBeDefined();
		expect(screen.getByRole('link', { name: 'Download plan.pdf' }).textContent).toBe('plan.pdf1.5 MB');
	});

	it('covers sensitive films and sounds too, and hides them again', () => {
		show([
			file({ type: 'video/mp4', isSensitive: true }),
			file({ type: 'audio/mpeg', name: 'wind.mp3', isSensitive: true }),
		]);
		const [film, sound] = screen.getAllByRole('button', { name: /Sensitive/ }) as [HTMLElement, HTMLElement];
		fireEvent.click(film);
		fireEvent.click(sound);
		expect(screen.getByRole('button', { name: 'Play wind.mp3' })).toBeDefined();
		fireEvent.click(screen.getAllByRole('button', { name: 'Hide' })[0] as HTMLElement);
		expect(screen.queryByRole('button', { name: /^Play video/ })).toBeNull();
	});

	it('covers other files too, and offers to hide them and their menu', () => {
		show([file({ type: 'application/pdf', name: 'plan.pdf', isSensitive: true })]);
		expect(screen.queryByRole('link')).toBeNull();
		fireEvent.click(screen.getByRole('button', { name: /Sensitive/ }));
		expect(screen.getByRole('link', { name: 'Download plan.pdf' })).toBeDefined();
		expect(screen.getByRole('button', { name: 'Actions for plan.pdf' })).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
		expect(screen.queryByRole('link')).toBeNull();
	});

	it('offers the menu of a sound, and to cover it again', () => {
		show([file({ type: 'audio/mpeg', name: 'wind.mp3', isSensitive: true })]);
		fireEvent.click(screen.getByRole('button', { name: /Sensitive/ }));
		expect(screen.getByRole('button', { name: 'Actions for wind.mp3' })).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
		expect(screen.queryByRole('button', { name: 'Play wind.mp3' })).toBeNull();
	});

	it('keeps the description and the menu of a film that plays, which can be closed', async () => {
		const { container } = show([file({ type: 'video/mp4', name: 'ferry.mp4', comment: 'The ferry' })]);
		fireEvent.click(screen.getByRole('button', { name: 'Play video: The ferry' }));
		await waitFor(() => expect(container.querySelector('video')).not.toBeNull());
		expect(screen.getByRole('button', { name: 'Actions for ferry.mp4' })).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Description of ferry.mp4' }));
		expect(screen.getByText('The ferry')).toBeDefined();
		fireEvent.click(screen.getByRole('button', { name: 'Close video' }));
		expect(container.querySelector('video')).toBeNull();
		expect(screen.getByRole('button', { name: 'Play video: The ferry' })).toBeDefined();
	});
});
