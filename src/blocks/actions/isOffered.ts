import { isModerator } from '@/domain/account/isModerator';
import { tokenMay } from '@/stores/session/tokenMay';
import type { ActedOn, Offer } from './ActionDefinition';

/**
 * Whether an action is offered to the user for this target: by their role, their token's permissions, and the action's
 * own condition.
 */
export function isOffered<On extends ActedOn>({ who, needs = [], isOffered: rule }: Offer<On>, on: On): boolean {
	const { session } = on;
	if (who !== undefined && !session.isMember) return false;
	if (who === 'moderator' && !isModerator(session.me.getState().me)) return false;
	return needs.every(permission => tokenMay(session, permission)) && (rule?.(on) ?? true);
}
