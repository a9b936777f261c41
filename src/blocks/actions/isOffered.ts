import { isModerator } from '@/domain/account/isModerator';
import { tokenMay } from '@/stores/session/tokenMay';
import type { ActedOn, Offer } from './ActionDefinition';

/** Whether an action shows to the reader for this thing: who they are, what their token may, and the thing's own rule. */
export function isOffered<On extends ActedOn>({ who, needs = [], isOffered: rule }: Offer<On>, on: On): boolean {
	const { session } = on;
	if (who !== undefined && !session.isMember) return false;
	if (who === 'moderator' && !isModerator(session.me.getState().me)) return false;
	return needs.every(permission => tokenMay(session, permission)) && (rule?.(on) ?? true);
}
