import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { AppearanceContext } from '@/blocks/appearance/useAppearance';
import { type NoteActions, NoteActionsContext } from '@/blocks/note/NoteActionsContext';
import { type PreferenceOwner, Preferences } from '@/stores/preferences/Preferences';
import type { CardPreference } from '@/stores/preferences/preference';
import { Session } from '@/stores/session/Session';
import { SessionProvider } from '@/stores/session/SessionContext';

/** A session of the signed-in user `me` on home.example, without connections. */
export function testSession(): Session {
	return new Session('https://home.example', {
		id: 'me',
		token: 'token',
		origin: 'https://home.example',
		host: 'home.example',
		username: 'me',
		name: null,
		avatarUrl: null,
	});
}

type ActionName = Exclude<keyof NoteActions, 'offers' | 'session'>;
export type SpiedActions = Pick<NoteActions, 'offers' | 'session'> & {
	[Name in ActionName]: ReturnType<typeof vi.fn<NoteActions[Name]>>;
};

export function spiedActions(session = testSession()): SpiedActions {
	return {
		session,
		offers: { write: true, react: true, vote: true },
		react: vi.fn(),
		openReactionPicker: vi.fn(),
		reply: vi.fn(),
		renoteMenu: vi.fn(),
		menu: vi.fn(),
		vote: vi.fn(),
	};
}

/** Sets preferences for the look of cards. */
export type Choice = (preferences: Preferences, owner: PreferenceOwner) => void;

export const choose =
	<T,>(preference: CardPreference<T>, value: NoInfer<T>): Choice =>
	(preferences, owner) =>
		preferences.set(preference, value, owner);

/** Renders blocks with all the contexts that they need. */
export function renderInSession(
	ui: ReactNode,
	{ session = testSession(), choices = [] }: { session?: Session; choices?: readonly Choice[] } = {},
) {
	const actions = spiedActions(session);
	const preferences = new Preferences();
	for (const choice of choices) choice(preferences, session);
	const around = (children: ReactNode) => (
		<SessionProvider value={session}>
			<AppearanceContext value={preferences}>
				<NoteActionsContext value={actions}>{children}</NoteActionsContext>
			</AppearanceContext>
		</SessionProvider>
	);
	const view = render(around(ui));
	return { ...view, actions, session, update: (next: ReactNode) => view.rerender(around(next)) };
}
