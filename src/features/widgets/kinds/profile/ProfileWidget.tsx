import type { ReactNode } from 'react';
import type { WidgetProps } from '@/blocks/hosting/WidgetDefinition';
import { PathLink } from '@/blocks/navigation/PathLink';
import { Avatar } from '@/blocks/person/Avatar';
import { personQuery } from '@/blocks/person/personQuery';
import { UserName } from '@/blocks/person/UserName';
import { useWidgetThing } from '@/blocks/widget/useWidgetThing';
import { WidgetLoading } from '@/blocks/widget/WidgetLoading';
import { WidgetQuery } from '@/blocks/widget/WidgetQuery';
import { profilePath } from '@/domain/paths/profilePath';
import { acct } from '@/domain/person/acct';
import { numberText } from '@/i18n/numberText';
import { text } from '@/i18n/text';
import { useUser } from '@/stores/entities/useEntities';
import { useSession } from '@/stores/session/SessionContext';
import shared from '../widget.module.css';
import styles from './ProfileWidget.module.css';
import type { ProfileData } from './profileKind';

/** The counts change slowly, and the name rarely. */
const EVERY_SEC = 300;

/** The reader's own profile in short. */
export default function ProfileWidget({ data }: WidgetProps<ProfileData>): ReactNode {
	const { userId } = useSession();
	const query = useWidgetThing(personQuery, { userId: userId ?? '' }, EVERY_SEC, userId !== null);
	return <WidgetQuery query={query}>{id => <Profile userId={id} showCounts={data.showCounts} />}</WidgetQuery>;
}

function Profile({ userId, showCounts }: { userId: string; showCounts: boolean }): ReactNode {
	const user = useUser(userId);
	if (!user) return <WidgetLoading />;
	const { profile } = user;
	return (
		<div className={styles.profile}>
			<div className={styles.banner}>
				{profile?.bannerUrl && <img src={profile.bannerUrl} alt="" loading="lazy" decoding="async" />}
			</div>
			<div className={styles.who}>
				<Avatar user={user} size={56} />
				<PathLink className={styles.names} path={profilePath(user)}>
					<b>
						<UserName user={user} />
					</b>
					<small>{acct(user)}</small>
				</PathLink>
			</div>
			{showCounts && profile && (
				<dl className={`${shared.figures} ${styles.counts}`}>
					{(['notesCount', 'followingCount', 'followersCount'] as const).map(name => (
						<div key={name}>
							<dt>{text.widgets.profile[name]}</dt>
							<dd>{numberText(profile[name])}</dd>
						</div>
					))}
				</dl>
			)}
		</div>
	);
}
