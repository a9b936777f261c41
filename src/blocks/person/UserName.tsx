import type { ReactNode } from 'react';
import type { User } from '@/domain/person/User';
import { MfmText } from '../mfm/MfmText';

/** Someone's name with its emojis, without an element around it; the handle where they have none. */
export function UserName({ user }: { user: User }): ReactNode {
	if (!user.name) return user.username;
	return <MfmText text={user.name} mode="simple" host={user.host} emojis={user.emojis} />;
}
