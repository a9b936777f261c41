import { isOffered } from '@/blocks/actions/isOffered';
import type { Permission } from '@/domain/account/permissions';
import { pathTo } from '@/domain/paths/pathTo';
import { text } from '@/i18n/text';
import { type AppEvents, appEvents } from '@/stores/appEvents';
import { deckStore } from '@/stores/deck/DeckStore';
import { intents } from '@/stores/intents';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import type { StepId } from './progress';

interface Lead {
	readonly text: () => string;
	readonly go: (to: { session: Session; anchor: HTMLElement; navigate: (path: string) => void }) => void;
}

/** A thing to do in the tutorial. Title and text: `tutorial.steps.<id>`. */
export interface TutorialStep {
	readonly id: StepId;
	readonly icon: IconName;
	/** What the account's token has to allow. */
	readonly needs?: readonly Permission[];
	/** The layout that has it; by default all do. */
	readonly layout?: 'deck' | 'single';
	/**
	 * Calls `done` once the account has done it.
	 * @returns the function that stops watching
	 */
	readonly watch: (session: Session, done: () => void) => () => void;
	/** A button that leads to where it is done; missing if the person has to find the place. */
	readonly lead?: Lead;
}

type OfSession = { [K in keyof AppEvents]: AppEvents[K] extends { session: Session } ? K : never }[keyof AppEvents];

/** The account has done what an event tells of. */
const onEvent =
	(name: OfSession): TutorialStep['watch'] =>
	(session, done) =>
		appEvents.on(name, event => {
			if (event.session === session) done();
		});

/** In the order of the tutorial. */
export const steps: readonly TutorialStep[] = [
	{
		id: 'profile',
		icon: 'user',
		needs: ['write:account'],
		watch: watchProfile,
		lead: { text: () => text.tutorial.steps.profile.lead, go: to => to.navigate(pathTo('profileSettings')) },
	},
	{
		id: 'follow',
		icon: 'userPlus',
		needs: ['write:following'],
		watch: onEvent('followed'),
		lead: {
			text: () => text.tutorial.steps.follow.lead,
			go: to => to.navigate(pathTo('search', {}, { type: 'user' })),
		},
	},
	{
		id: 'react',
		icon: 'emoji',
		needs: ['write:reactions'],
		watch: onEvent('reacted'),
	},
	{
		id: 'post',
		icon: 'pencil',
		needs: ['write:notes'],
		watch: onEvent('posted'),
		lead: {
			text: () => text.tutorial.steps.post.lead,
			go: ({ session }) => intents.send({ kind: 'compose', session }),
		},
	},
	{
		id: 'column',
		icon: 'columns',
		layout: 'deck',
		watch: watchColumns,
		lead: {
			text: () => text.tutorial.steps.column.lead,
			go: ({ anchor }) => intents.send({ kind: 'addColumn', anchor }),
		},
	},
	{
		id: 'notifications',
		icon: 'bell',
		needs: ['read:notifications'],
		layout: 'single',
		watch: watchNotifications,
	},
	{
		id: 'palette',
		icon: 'command',
		watch: (_session, done) => appEvents.on('paletteOpened', done),
	},
];

export const STEP_IDS = steps.map(({ id }) => id);

/** The steps that this account can do in this layout. */
export const stepsFor = (session: Session): readonly TutorialStep[] =>
	steps.filter(
		({ layout, needs = [] }) =>
			(layout === undefined || (layout === 'deck') === deckStore.isOpen) && isOffered({ needs }, { session }),
	);

/** A name, or another picture than at first. */
function watchProfile({ me }: Session, done: () => void): () => void {
	let first: string | null | undefined;
	const look = () => {
		const known = me.getState().me;
		if (!known) return;
		first ??= known.avatarUrl;
		if (known.name !== null || known.avatarUrl !== first) done();
	};
	const stop = me.subscribe(look);
	look();
	return stop;
}

/** The deck that is shown got another column. */
function watchColumns(_session: Session, done: () => void): () => void {
	return deckStore.state.subscribe(({ deck }, { deck: before }) => {
		if (deck.id === before.id && deck.columns.length > before.columns.length) done();
	});
}

function watchNotifications(_session: Session, done: () => void): () => void {
	const look = ({ path }: { readonly path: string }) => {
		if (path === pathTo('notifications')) done();
	};
	const ends = [appEvents.on('pageShown', look), appEvents.on('windowOpened', look)];
	return () => {
		for (const end of ends) end();
	};
}
