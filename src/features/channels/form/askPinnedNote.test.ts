// @vitest-environment bundled-happy-dom
import { answerCalls } from '@tests/factories/answerCalls';
import { testSession } from '@tests/factories/renderInSession';
import { wireNote } from '@tests/factories/wireNote';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/ApiError';
import { text } from '@/i18n/text';
import { askPinnedNote } from './askPinnedNote';

const dialogs = vi.hoisted(() => ({ prompt: vi.fn(), alert: vi.fn() }));
vi.mock('@/ui/dialog/dialogs', () => dialogs);
beforeEach(() => vi.clearAllMocks());

const session = testSession();
const NOTE = { ...wireNote({ id: '9xyzabcd01' }), channelId: 'tides' };

function ask(entered: string): Promise<string | null> {
	dialogs.prompt.mockResolvedValueOnce(entered);
	return askPinnedNote(session, 'tides');
}

it.each([NOTE.id, `${session.origin}/notes/${NOTE.id}`])('takes a note of the channel by %s', async entered => {
	const asked = answerCalls(session.api, () => NOTE);
	expect(await ask(entered)).toBe(NOTE.id);
	expect(asked).toHaveBeenCalledExactlyOnceWith('notes/show', { noteId: NOTE.id });
	expect(session.entities.note(NOTE.id)).toBeDefined();
});

it('has the server find a note by its address on another server, and not by the id there', async () => {
	const asked = answerCalls(session.api, () => ({ type: 'Note', object: NOTE }));
	expect(await ask('https://far.example/notes/9farfarfar')).toBe(NOTE.id);
	expect(asked).toHaveBeenCalledExactlyOnceWith('ap/show', { uri: 'https://far.example/notes/9farfarfar' });
});

it('refuses notes outside of the channel, what is no note, and what the server does not have', async () => {
	const said = () => dialogs.alert.mock.lastCall?.[0].text;
	answerCalls(session.api, () => ({ ...NOTE, channelId: 'winds' }));
	expect(await ask(NOTE.id)).toBeNull();
	expect(said()).toBe(text.channels.otherChannel);
	expect(await ask('two words')).toBeNull();
	expect(said()).toBe(text.channels.noSuchNote);
	answerCalls(session.api, endpoint => {
		throw new ApiError(endpoint, 400, { code: 'NO_SUCH_NOTE', message: '' });
	});
	dialogs.alert.mockClear();
	expect(await ask(NOTE.id)).toBeNull();
	expect(said()).toBe(text.channels.noSuchNote);
});

it('asks nothing of the server when it is cancelled', async () => {
	const asked = answerCalls(session.api, () => NOTE);
	dialogs.prompt.mockResolvedValueOnce(undefined);
	expect(await askPinnedNote(session, 'tides')).toBeNull();
	expect(asked).not.toHaveBeenCalled();
});
