// @vitest-environment bundled-happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { testSession } from '@tests/factories/renderInSession';
import { afterEach, expect, it, vi } from 'vitest';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { SessionProvider } from '@/stores/session/SessionContext';
import { fetchShared } from './fetchShared';
import SharePage, { type ShareComposerProps } from './SharePage';

vi.mock('./fetchShared');
afterEach(cleanup);

const session = testSession();
/** A note of this context has gone out; by default the shared one. */
const goOut = (context = `share:${location.search.slice(1)}`) =>
	act(() => appEvents.emit('posted', { session, noteId: 'n', context }));

/** The page, with a composer that reports this outcome. */
async function open(outcome: Parameters<ShareComposerProps['onPosted']>[0]): Promise<HTMLElement> {
	vi.mocked(fetchShared).mockResolvedValue({
		...{
			replyTo: null,
			quote: null,
			channelId: null,
			files: [],
			visibleUserIds: [],
			missing: [],
			isUnreachable: false,
		},
	});
	const Composer = ({ onPosted }: ShareComposerProps) => (
		<button type="button" onClick={() => onPosted(outcome)}>
			post
		</button>
	);
	render(
		<SessionProvider value={session}>
			<SharePage params={{}} search={{ text: 'tides' }} Composer={Composer} />
		</SessionProvider>,
	);
	return screen.findByRole('button', { name: 'post' });
}

it('leaves the form where another note goes out', async () => {
	const post = await open('posted');
	goOut();
	expect(post.isConnected).toBe(true);
	expect(screen.queryByRole('status')).toBeNull();
	fireEvent.click(post);
	expect(screen.getByRole('status').textContent).toBe(text.share.posted);
});

it('tells when a note that was held has gone out', async () => {
	fireEvent.click(await open('held'));
	expect(screen.getByRole('status').textContent).toBe(text.share.held);
	goOut('new');
	expect(screen.getByRole('status').textContent).toBe(text.share.held);
	goOut();
	expect(screen.getByRole('status').textContent).toBe(text.share.posted);
});
