import { answerCalls } from '@tests/factories/answerCalls';
import { file } from '@tests/factories/file';
import { testSession } from '@tests/factories/renderInSession';
import { expect, it, vi } from 'vitest';
import { cropFile, croppedName } from './cropFile';
import { driveEvents } from './driveEvents';

const picture = new File(['gull'], 'gull.png', { type: 'image/png' });
vi.mock('@/blocks/crop/openCropDialog', () => ({ openCropDialog: async () => picture }));
vi.mock('@/blocks/driveFile/fetchFile', () => ({ fetchFile: async () => picture }));
vi.mock('@/stores/uploads/sendFile', () => ({
	sendFile: async () => ({ id: 'fresh', name: 'gull.png', url: 'https://home.example/fresh' }),
}));
vi.mock('@/ui/dialog/waiting', () => ({ waitFor: async (work: Promise<unknown>) => work }));
vi.mock('@/ui/dialog/dialogs', async original => ({
	...(await original<object>()),
	ask: async () => 'instead',
}));

it('says in the name that it was cropped, before its ending', () => {
	expect(croppedName('harbour.jpg')).toBe('harbour (cropped).jpg');
	expect(croppedName('a.b.png')).toBe('a.b (cropped).png');
	expect(croppedName('.hidden')).toBe('.hidden (cropped)');
	expect(croppedName('noending')).toBe('noending (cropped)');
});

it('tells its caller of the new file before the original goes, whose page would be empty', async () => {
	const session = testSession();
	const events: string[] = [];
	answerCalls(session.api, endpoint => void events.push(endpoint));
	const end = driveEvents.on('changed', ({ change }) => void events.push(change.kind));
	const original = { ...file({ id: 'old' }), createdAt: 0, folderId: null };
	await cropFile(session, original, fresh => void events.push(`replaced by ${fresh.id}`));
	end();
	expect(events).toEqual(['file', 'replaced by fresh', 'drive/files/delete', 'fileGone']);
});
