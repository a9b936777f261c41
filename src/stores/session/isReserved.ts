import { parseReaction } from '@/domain/note/reaction';
import type { Session } from './Session';

/**
 * Whether the account has none of the roles that may react with a custom emoji: the server would take a heart for it
 * (rules/reactions#which). What isn't known yet is left to the server.
 */
export function isReserved({ emojis, me }: Pick<Session, 'emojis' | 'me'>, wanted: string): boolean {
	const reaction = parseReaction(wanted);
	const roleIds = reaction.kind === 'custom' ? emojis.get(reaction.name)?.roleIds : undefined;
	if (roleIds === undefined) return false;
	const own = me.getState().me?.roles;
	return own != null && !own.some(({ id }) => roleIds.includes(id));
}
