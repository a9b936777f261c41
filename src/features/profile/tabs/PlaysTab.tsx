import type { ReactNode } from 'react';
import { ScrolledPart } from '@/blocks/hosting/ScrolledPart';
import { PlayList } from '@/blocks/play/PlayList';
import { playsOfQuery } from '@/blocks/play/playQueries';
import type { User } from '@/domain/person/User';
import { text } from '@/i18n/text';
import { PersonLine } from './PersonLine';
import styles from './PlaysTab.module.css';

/** Somebody's public plays. */
export function PlaysTab({ user }: { user: User }): ReactNode {
	return (
		<ScrolledPart>
			<PersonLine user={user} />
			<div className={styles.plays}>
				<PlayList
					query={playsOfQuery}
					of={user.id}
					label={text.profile.views.plays}
					emptyTitle={text.profile.noPlays}
					withAuthor={false}
				/>
			</div>
		</ScrolledPart>
	);
}
