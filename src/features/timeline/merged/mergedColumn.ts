import type { ComponentType, ReactNode } from 'react';
import type { ColumnDefinition } from '@/blocks/hosting/ColumnDefinition';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';

export interface SessionPartProps {
	session: Session;
	children: ReactNode;
}

/** Gives its children the session of an account, its note actions, and links that open in the column. */
export type SessionPart = ComponentType<SessionPartProps>;

const late = () => import('./lateMerged');

/**
 * Several timelines, of several accounts and servers, in one column.
 * @param loadPart loads what gives a part of the page an account
 */
export const mergedColumn = (loadPart: () => Promise<{ SessionPart: SessionPart }>): ColumnDefinition<'merged'> => ({
	kind: 'merged',
	icon: 'merge',
	title: 'deck.merged',
	description: 'deck.mergedAbout',
	isOffered: session => session.isMember,
	options: ['withRenotes', 'withReplies', 'withSensitive', 'onlyFiles'],
	spansAccounts: true,
	takesRules: true,
	catchesUp: true,
	ask: async () => (await (await late()).loadSources()).askSources([]),
	menu: shown => [
		{
			...{ type: 'submenu', text: text.deck.merged, icon: 'merge' },
			items: async () => (await (await late()).loadMenu()).menuItems(shown),
		},
	],
	tellsArrivals: true,
	async load() {
		const [{ makeMergedColumn }, { SessionPart }] = await Promise.all([(await late()).loadColumn(), loadPart()]);
		return { default: makeMergedColumn(SessionPart) };
	},
});
