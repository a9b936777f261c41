import type { StoreApi } from 'zustand/vanilla';
import { type MenuRequest, openMenu } from '@/ui/menu/openMenu';
import type { OverlayHandle } from '@/ui/overlay/OverlayRequest';
import type { ActedOn, ActionGroup } from './ActionDefinition';
import { actionItems } from './actionItems';

interface ActionMenuRequest<On extends ActedOn> extends Pick<MenuRequest, 'anchor' | 'label' | 'watch'> {
	readonly groups: () => readonly ActionGroup<On>[];
	/** The target in its present state; called again whenever the items are read. */
	readonly on: () => On;
	/** Fetches what the offered items need. Called again when more is known about the user. */
	readonly prepare?: () => Promise<void>;
	/** A title above the items. */
	readonly title?: string;
}

/**
 * Opens the menu of actions on a target. If the user's own data or the target isn't loaded yet, the items are read
 * again afterwards: a moderator is offered more.
 */
export function openActionMenu<On extends ActedOn>(request: ActionMenuRequest<On>): OverlayHandle<void> {
	const { groups, on, prepare, title, watch, ...menu } = request;
	const { session } = on();
	return openMenu({
		...menu,
		items: () => [
			...(title === undefined ? [] : [{ type: 'label', text: title } as const]),
			...actionItems(groups(), on()),
		],
		until: prepare?.(),
		watch(read) {
			const readAnew = () => {
				read();
				prepare?.().then(read, error => console.warn('A menu could not be completed.', error));
			};
			const ends = [
				session.isMember && whenKnown(session.me, ({ me }) => me !== null, readAnew),
				whenKnown(session.server, ({ info }) => info !== null, readAnew),
				watch?.(read),
			];
			return () => {
				for (const end of ends) if (end) end();
			};
		},
	});
}

/**
 * Calls back once when the state is known; not at all if it already is.
 * @returns the function that unsubscribes
 */
function whenKnown<S>(store: StoreApi<S>, isKnown: (state: S) => boolean, tell: () => void): () => void {
	if (isKnown(store.getState())) return () => {};
	const end = store.subscribe(state => {
		if (!isKnown(state)) return;
		end();
		tell();
	});
	return end;
}
