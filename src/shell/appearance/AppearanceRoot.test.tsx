// @vitest-environment bundled-happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { memoryDatabase } from '@tests/factories/memoryDatabase';
import { afterEach, expect, it } from 'vitest';
import { Emoji } from '@/blocks/emoji/Emoji';
import { mutedEmojis } from '@/blocks/emoji/mutedEmojis';
import { preferences } from '@/stores/preferences/Preferences';
import { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';
import { AppearanceRoot } from './AppearanceRoot';

const account = { origin: 'https://a.example', host: 'a.example', token: 'token', name: null, avatarUrl: null };
const [mara, noor] = ['mara', 'noor'].map(id => new Session(account.origin, { ...account, id, username: id }));

afterEach(cleanup);

/** What each account's column shows for an emoji: an empty frame has no picture and no text. */
const shownTo = (name: string): boolean => screen.getByTestId(name).textContent === ':party:';

it('draws each column with what its own account chose, live', async () => {
	if (!mara || !noor) throw new Error('Two accounts are needed.');
	await preferences.load(Promise.resolve(memoryDatabase()), mara);
	preferences.set(mutedEmojis, [':party:'], noor);
	render(
		<AppearanceRoot>
			{[mara, noor].map(session => (
				<SessionProvider key={session.key} value={session}>
					<p data-testid={session.userId}>
						<Emoji url={null} alt=":party:" isCustom code=":party:" />
					</p>
				</SessionProvider>
			))}
		</AppearanceRoot>,
	);
	expect([shownTo('mara'), shownTo('noor')]).toEqual([true, false]);
	act(() => preferences.set(mutedEmojis, [':party:'], mara));
	act(() => preferences.set(mutedEmojis, [], noor));
	expect([shownTo('mara'), shownTo('noor')]).toEqual([false, true]);
});
