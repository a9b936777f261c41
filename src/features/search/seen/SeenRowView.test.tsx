// @vitest-environment bundled-happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderInSession, testSession } from '@tests/factories/renderInSession';
import { seenNote } from '@tests/factories/seenNote';
import { wireNote } from '@tests/factories/wireNote';
import { matchWords } from '@workers/wordMute/matchWords';
import type { MuteRule } from '@workers/wordMute/wordMute.protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toMe } from '@/api/toMe';
import { SeenRowView } from './SeenRowView';

vi.mock('@workers/wordMute/wordMute.client', () => ({
	wordMuteClient: {
		match: async (rules: readonly MuteRule[], texts: readonly string[]) => ({
			...{ matches: matchWords(rules, texts), hostile: [] },
		}),
	},
}));
// Whether there is a card counts here, not what it looks like.
vi.mock('@/blocks/note/NoteCard', () => ({
	NoteCard: ({ noteId }: { noteId: string }) => <p>{`card of ${noteId}`}</p>,
}));

let made = 0;
beforeEach(() => {
	made++;
});
afterEach(cleanup);

/** A note that was found, and quotes one with a word that is muted by now. */
async function showQuote(muted: object) {
	const session = testSession();
	session.me.setState({ me: toMe({ id: 'me', username: 'me', ...muted }, null) });
	const [id, quotedId] = [`quote${made}`, `quoted${made}`];
	const quoted = wireNote({ id: quotedId, text: 'win the lottery' });
	session.entities.ingest([wireNote({ id, text: 'look at this', renoteId: quotedId, renote: quoted })]);
	const note = seenNote({ id, text: 'look at this' });
	const row = { key: `${session.key} ${id}`, session, note, isMuted: false };
	const { container } = renderInSession(<SeenRowView row={row} namesAccount={false} />, { session });
	return { container, card: `card of ${id}` };
}

describe('a found note that quotes a muted word', () => {
	it('shows as it is without muted words', async () => {
		const { card } = await showQuote({});
		expect(await screen.findByText(card)).toBeTruthy();
	});

	it('shows as a muted note, until that is asked for', async () => {
		const { card } = await showQuote({ mutedWords: [['lottery']] });
		const show = await screen.findByRole('button');
		expect(screen.queryByText(card)).toBeNull();
		fireEvent.click(show);
		expect(await screen.findByText(card)).toBeTruthy();
	});

	it('does not show if the word is muted for good', async () => {
		const { container, card } = await showQuote({ hardMutedWords: [['lottery']] });
		await waitFor(() => expect(container.querySelector('article')).toBeNull());
		expect(screen.queryByText(card)).toBeNull();
	});
});
