import type { ReactNode } from 'react';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { useUser } from '@/stores/entities/useEntities';
import shared from './widget.module.css';

const SIZE_PX = 42;

/** People by their avatars, each a link to their profile. */
export function Faces({ ids }: { ids: readonly string[] }): ReactNode {
	return (
		<ul className={shared.faces}>
			{ids.map(id => (
				<Face key={id} id={id} />
			))}
		</ul>
	);
}

function Face({ id }: { id: string }): ReactNode {
	const user = useUser(id);
	if (!user) return null;
	const name = user.name ? `${user.name} (${acct(user)})` : acct(user);
	return (
		<li>
			<PathLink path={profilePath(user)} aria-label={name} data-tooltip={name}>
				<Avatar user={user} size={SIZE_PX} isPlain />
			</PathLink>
		</li>
	);
}
