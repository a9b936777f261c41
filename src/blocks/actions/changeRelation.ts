import { ApiError } from '@/api/ApiError';
import type { User, UserProfile } from '@/domain/person/User';
import { readRelation } from '@/stores/session/relations';
import type { Session } from '@/stores/session/Session';
import type { IconName } from '@/ui/icon/Icon';
import { toast } from '@/ui/toast/toasts';
import type { CallOf } from '@/wire/endpoints/Endpoints';
import { forgetPages } from '../feed/rememberedPage';
import { type Action, passGate } from './gate';

type RelationName =
	| `${'mute' | 'renote-mute' | 'blocking' | 'following'}/${'create' | 'delete'}`
	| `following/${'invalidate' | 'update' | 'requests/cancel'}`;

/** A change of the reader's relation to another user: the call, and what is shown until it has finished. */
export interface Relation {
	readonly call: CallOf<RelationName, 'userId'>;
	/** Shown at once. */
	readonly change: Partial<UserProfile>;
	/**
	 * Whether the outcome isn't certain from the response: a locked account may accept at once, and another may ask
	 * first. If the stream hasn't reported it in time, the relation is fetched.
	 */
	readonly isGuess?: boolean;
	readonly confirmation?: Action<void>['confirmation'];
	/** The toast; missing if a button beside it shows the outcome. */
	readonly said?: { readonly text: string; readonly icon: IconName };
}

/** Refusals which mean that the relation is already as wanted. */
const ALREADY_SO: ReadonlySet<string> = new Set([
	'ALREADY_FOLLOWING',
	'NOT_FOLLOWING',
	'NOT_MUTING',
	'ALREADY_BLOCKING',
	'NOT_BLOCKING',
]);

/**
 * Changes the reader's relation to another user: follow, mute, block. After a refusal the relation is fetched again, as
 * the known one was wrong.
 * @returns whether it is now as wanted
 */
export async function changeRelation(session: Session, { id: userId }: User, relation: Relation): Promise<boolean> {
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
				if (before) patchProfile(session, userId, profile => takenBack(change, before, profile));
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
			// The timeline may now contain other users' notes.
			forgetPages(session.key);
			if (said) toast(said.text, { icon: said.icon });
			return true;
		},
	});
	return isDone ?? false;
}

/** What undoes a change: another change may have been made, and be shown, meanwhile. */
function takenBack(change: Partial<UserProfile>, before: UserProfile, now: UserProfile): Partial<UserProfile> {
	const names = (Object.keys(change) as (keyof UserProfile)[]).filter(name => now[name] === change[name]);
	return Object.fromEntries(names.map(name => [name, before[name]]));
}

/** Updates a user's profile; does nothing if only their light version is stored. */
export function patchProfile(
	session: Session,
	userId: string,
	change: Partial<UserProfile> | ((profile: UserProfile) => Partial<UserProfile>),
): void {
	session.entities.patchUser(userId, user => {
		if (!user.profile) return user;
		const changed = typeof change === 'function' ? change(user.profile) : change;
		return { ...user, profile: { ...user.profile, ...changed } };
	});
}
