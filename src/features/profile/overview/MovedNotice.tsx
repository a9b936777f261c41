import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { FollowButton } from '@/blocks/person/FollowButton';
import { useThing } from '@/blocks/query/useThing';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { plainName } from '@/domain/person/plainName';
import type { User } from '@/domain/person/User';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { defineThing } from '@/stores/queries/Query';
import { readUser } from '@/stores/session/readUser';
import { Notice } from './Notice';

/** @param movedTo an id, or (of some servers) an address on the network, which the server is asked to resolve */
const newHomeQuery = defineThing({
	name: 'newHome',
	lifetime: 'open',
	async fetch(session, movedTo: string, signal): Promise<string | null> {
		if (!movedTo.includes('/')) return readUser(session, { userId: movedTo }, signal);
		const found = await session.api.call('ap/show', { uri: movedTo }, { signal });
		if (found.type !== 'User') return null;
		session.entities.ingestUsers([found.object]);
		return found.object.id;
	},
});

/** Says that an account has moved, with a link to the new one and its follow button. */
export function MovedNotice({ user, movedTo }: { user: User; movedTo: string }): ReactNode {
	const { data = null, isPending } = useThing(newHomeQuery, movedTo);
	const home = useUser(data);
	return (
		<Notice icon="send" tone="accent" title={t('profile.moved', { name: plainName(user) })}>
			{home ? (
				<>
					<PathLink path={profilePath(home)}>{acct(home)}</PathLink>
					{home.profile && <FollowButton user={home} profile={home.profile} size="small" />}
				</>
			) : (
				!isPending && text.profile.movedUnknown
			)}
		</Notice>
	);
}
