import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { loadLookup } from '@/features/lookup';
import type { Session } from '@/stores/session/Session';
import { openedFrom } from './openedFrom';

/** Asks whether to look up what was pasted outside of fields, if it names something (rules/navigation#lookup). */
export async function lookUpPasted(pasted: string, own: Session, navigation: Navigation): Promise<void> {
	const { session, navigation: from } = openedFrom(own, navigation);
	const { isLookupText, openLookup } = await loadLookup();
	if (isLookupText(session, pasted)) await openLookup(session, from.navigate, pasted.trim());
}
