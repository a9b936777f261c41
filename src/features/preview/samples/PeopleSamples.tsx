import type { ReactNode } from 'react';
import { Avatar } from '@/blocks/person/Avatar';
import { UserName } from '@/blocks/person/UserName';
import { acct } from '@/domain/person/acct';
import { useSession } from '@/stores/session/SessionContext';
import styles from '../PreviewPage.module.css';
import { samplePerson } from './samplePerson';

const SIZES = [24, 36, 52, 72];
const STATUSES = ['online', 'active', 'offline'] as const;

/** Avatars in their sizes and states, and a name with its handle. */
export function PeopleSamples(): ReactNode {
	const session = useSession();
	const person = samplePerson(session, {});
	return (
		<div className={styles.row}>
			{SIZES.map(size => (
				<Avatar key={size} user={person} size={size} isPlain />
			))}
			{STATUSES.map(onlineStatus => (
				<Avatar key={onlineStatus} user={samplePerson(session, { onlineStatus })} size={44} isPlain />
			))}
			<Avatar user={samplePerson(session, { isCat: true })} size={44} isPlain />
			<span className={styles.names}>
				<b>
					<UserName user={person} />
				</b>
				<small>{acct(person)}</small>
			</span>
		</div>
	);
}
