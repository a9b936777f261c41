import type { ReactNode } from 'react';
import type { User } from '@/domain/person/User';
import { MfmText } from '../mfm/MfmText';

/** A user's name with its emojis, without a wrapping element; the handle if they have no name. */
export function UserName({ user }: { user: User }): ReactNode {
	if (!user.name) return user.username;
	return <MfmText text={user.name} mode="simple" host={user.host} emojis={user.emojis} />;
}
