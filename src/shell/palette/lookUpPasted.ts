import type { Navigation } from '@/blocks/navigation/NavigationContext';
import { isLookupText, openLookup } from '@/features/search/palette';
import type { Session } from '@/stores/session/Session';
import { openedFrom } from './openedFrom';

/** Asks whether to look up what was pasted outside of fields, if it names something (rules/navigation#lookup). */
export function lookUpPasted(pasted: string, own: Session, navigation: Navigation): void {
	const { session, navigation: from } = openedFrom(own, navigation);
	if (isLookupText(session, pasted)) void openLookup(session, from.navigate, pasted.trim());
}
