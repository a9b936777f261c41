// @vitest-environment bundled-happy-dom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { file } from '@tests/factories/file';
import { type Choice, choose, renderInSession } from '@tests/factories/renderInSession';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { DriveFile } from '@/domain/drive/DriveFile';
import { dataSaver } from '../appearance/dataSaver';
import { FilePreview } from './FilePreview';
import { confirmWhenRevealing } from './useCover';
import { nsfw } from './useIsCovered';

const { confirm } = vi.hoisted(() => ({ confirm: vi.fn() }));
vi.mock('@/ui/dialog/dialogs', () => ({ confirm }));

beforeEach(() => void confirm.mockReset());
afterEach(cleanup);

const show = (shown: DriveFile, ...choices: readonly Choice[]) =>
	renderInSession(<FilePreview file={shown} />, { choices });
const cover = () => document.querySelector<HTMLElement>('[data-cover]');
const reveal = () => fireEvent.click(cover() as HTMLElement);

it('is covered by the reader’s settings like the media of notes', () => {
	const saved = { ...dataSaver.default, media: true };
	show(file(), choose(nsfw, 'force'));
	expect(cover()).not.toBeNull();
	cleanup();
	show(file(), choose(dataSaver, saved));
	expect(cover()).not.toBeNull();
	cleanup();
	show(file({ isSensitive: true }), choose(nsfw, 'ignore'));
	expect(cover()).toBeNull();
});

it('asks before sensitive files are revealed, if that was chosen', async () => {
	confirm.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
	show(file({ isSensitive: true }), choose(confirmWhenRevealing, true));
	reveal();
	await waitFor(() => expect(confirm).toHaveBeenCalledTimes(1));
	expect(cover()).not.toBeNull();
	reveal();
	await waitFor(() => expect(cover()).toBeNull());
});

it.each(['image/webp', 'video/mp4', 'audio/mpeg', 'application/zip'])('can be covered again: %s', async type => {
	show(file({ type, isSensitive: true }));
	reveal();
	await waitFor(() => expect(cover()).toBeNull());
	fireEvent.click(screen.getByRole('button', { name: 'Hide' }));
	expect(cover()).not.toBeNull();
});

it.each(['audio/mpeg', 'application/zip'])('has no menu made for files of notes: %s', async type => {
	show(file({ type, isSensitive: true }));
	reveal();
	await waitFor(() => expect(cover()).toBeNull());
	expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
});
