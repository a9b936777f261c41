import type { StoreApi } from 'zustand/vanilla';
import { type MenuRequest, openMenu } from '@/ui/menu/openMenu';
import type { OverlayHandle } from '@/ui/overlay/OverlayRequest';
import type { ActedOn, ActionGroup } from './ActionDefinition';
import { actionItems } from './actionItems';

interface ActionMenuRequest<On extends ActedOn> extends Pick<MenuRequest, 'anchor' | 'label' | 'watch'> {
	readonly groups: () => readonly ActionGroup<On>[];
	/** The thing as it is known by now: read again with the items. */
	readonly on: () => On;
	/** Asks the server for what items need that are offered. Called again when more is known of the reader. */
	readonly prepare?: () => Promise<void>;
	/** What the menu shows above its items. */
	readonly title?: string;
}

/**
 * Opens the menu of what can be done with a thing. Where it is opened before the server has said who the reader is, or
 * what it is itself, the items are read again when it does: a moderator is offered more.
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
				prepare?.().then(read, error => console.warn('A menu has not learnt all that it asked for.', error));
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

/** Tells once when it is known; not at all where it is already. @returns ends it */
function whenKnown<S>(store: StoreApi<S>, isKnown: (state: S) => boolean, tell: () => void): () => void {
	if (isKnown(store.getState())) return () => {};
	const end = store.subscribe(state => {
		if (!isKnown(state)) return;
		end();
		tell();
	});
	return end;
}
