import { ApiError } from '@/api/ApiError';
import type { User, UserProfile } from '@/domain/person/User';
import { readRelation } from '@/stores/session/relations';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import { toast } from '@/ui/toast/toasts';
import type { CallOf } from '@/wire/endpoints/Endpoints';
import { forgetPage } from '../feed/rememberedPage';
import { type Action, passGate } from './gate';

type RelationName =
	| `${'mute' | 'renote-mute' | 'blocking' | 'following'}/${'create' | 'delete'}`
	| `following/${'invalidate' | 'update' | 'requests/cancel'}`;

/** A change of the reader's relation to another person: the call, and what is shown meanwhile. */
export interface Relation {
	readonly call: CallOf<RelationName, 'userId'>;
	/** Shown at once. */
	readonly change: Partial<UserProfile>;
	/**
	 * The answer does not tell whether the change came about: a locked account may accept at once, and one that isn't may
	 * ask first. Where the stream has not told by then, the server is asked.
	 */
	readonly isGuess?: boolean;
	readonly confirmation?: Action<void>['confirmation'];
	/** Left out where a button beside shows it. */
	readonly said?: { readonly text: string; readonly icon: IconName };
}

/** Refusals by which the reader has already what was wanted. */
const ALREADY_SO: ReadonlySet<string> = new Set([
	'ALREADY_FOLLOWING',
	'NOT_FOLLOWING',
	'NOT_MUTING',
	'ALREADY_BLOCKING',
	'NOT_BLOCKING',
]);

/**
 * Changes the reader's relation to another person: follow, mute, block. After a refusal the relation is asked for anew,
 * since what was known of it was wrong.
 * @returns whether it is so now
 */
export async function relate(session: Session, { id: userId }: User, relation: Relation): Promise<boolean> {
	const { entities } = session;
	const { call, change, isGuess = false, confirmation, said } = relation;
	const before = entities.user(userId)?.profile ?? null;
	let shown: UserProfile | null = null;
	const isStillShown = () => shown !== null && entities.user(userId)?.profile === shown;
	const isDone = await passGate(session, {
		confirmation,
		optimistic() {
			patchProfile(session, userId, change);
			shown = entities.user(userId)?.profile ?? null;
			return () => {
				if (isStillShown()) entities.patchUser(userId, user => ({ ...user, profile: before }));
			};
		},
		async perform({ api }) {
			try {
				await api.call(call.endpoint, { userId, ...call.params });
			} catch (error) {
				if (!(error instanceof ApiError)) throw error;
				await readRelation(session, userId);
				if (!ALREADY_SO.has(error.code)) throw error;
			}
			if (isGuess && isStillShown()) await readRelation(session, userId);
			// Whose notes come may have changed.
			forgetPage(session.key);
			if (said) toast(said.text, { icon: said.icon });
			return true;
		},
	});
	return isDone ?? false;
}

/** Changes what is known of somebody; without effect where only their name is. */
export function patchProfile(session: Session, userId: string, change: Partial<UserProfile>): void {
	session.entities.patchUser(userId, user =>
		user.profile ? { ...user, profile: { ...user.profile, ...change } } : user,
	);
}
