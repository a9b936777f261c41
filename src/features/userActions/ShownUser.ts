import type { ActionDefinition } from '@/blocks/actions/ActionDefinition';
import type { Navigation } from '@/blocks/navigation/NavigationContext';
import type { User, UserProfile } from '@/domain/person/User';
import type { Session } from '@/stores/session/Session';

/** A person as one place shows them: what the actions on them are given. */
export interface ShownUser {
	readonly session: Session;
	readonly user: User;
	readonly navigation: Pick<Navigation, 'navigate' | 'href'>;
}

export type UserAction = ActionDefinition<ShownUser>;

export const isOther = ({ session, user }: ShownUser): boolean => user.id !== session.userId;

/** Somebody else of whom it is known how the reader and they stand to each other. */
export const stands = (shown: ShownUser, how: (profile: UserProfile) => boolean = () => true): boolean =>
	isOther(shown) && shown.user.profile !== null && how(shown.user.profile);
