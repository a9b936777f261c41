import type { ActionDefinition } from '@/blocks/actions/ActionDefinition';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { User, UserProfile } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';

/** A user in one place, as the target of actions. */
export interface ShownUser {
	readonly session: Session;
	readonly user: User;
	readonly navigation: Pick<Navigation, 'navigate' | 'href'>;
}

export type UserAction = ActionDefinition<ShownUser>;

export const isOther = ({ session, user }: ShownUser): boolean => user.id !== session.userId;

/** Whether it is another user whose relation to the reader is known, and meets a condition. */
export const hasRelation = (shown: ShownUser, how: (profile: UserProfile) => boolean = () => true): boolean =>
	isOther(shown) && shown.user.profile !== null && how(shown.user.profile);
