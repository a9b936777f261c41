import { type ReactNode, useState } from 'react';
import { birthdayAt } from '@/domain/person/birthday';
import type { User, UserProfile } from '@/domain/person/User';
import { dateText } from '@/i18n/dateText';
import { languageName } from '@/i18n/languageName';
import { t } from '@/i18n/t';
import { currentLanguage, text } from '@/i18n/text';
import { Icon, type IconName } from '@/ui/icon/Icon';
import { RelativeTime } from '../time/RelativeTime';
import styles from './ProfileHead.module.css';

interface ProfileFact {
	readonly icon: IconName;
	readonly name: string;
	/** Empty to leave it out. */
	readonly value: ReactNode;
}

/** Where they are, when they were born, what they speak, when they joined, and whether they are there. */
export function ProfileFacts({ user, profile }: { user: User; profile: UserProfile }): ReactNode {
	const { location, birthday, lang, createdAt } = profile;
	const { onlineStatus } = user;
	const facts: readonly ProfileFact[] = [
		{ icon: 'mapPin', name: text.profile.location, value: location },
		{ icon: 'cake', name: text.profile.birthday, value: birthday && <Birthday day={birthday} /> },
		{ icon: 'language', name: text.profile.lang, value: lang && languageName(lang) },
		{ icon: 'calendar', name: text.profile.joined, value: createdAt !== null && <Joined at={createdAt} /> },
		{
			icon: 'pulse',
			name: text.profile.status,
			value: onlineStatus !== 'unknown' && text.profile.statuses[onlineStatus],
		},
	];
	const given = facts.filter(({ value }) => value);
	if (given.length === 0) return null;
	return (
		<dl className={styles.facts}>
			{given.map(({ icon, name, value }) => (
				<div key={icon}>
					<dt title={name}>
						<Icon name={icon} size={16} />
						<span className="visually-hidden">{name}</span>
					</dt>
					<dd dir="auto">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Birthday({ day }: { day: string }): ReactNode {
	const [now] = useState(() => new Date());
	const known = birthdayAt(day, now);
	const date = birthdayText(day);
	return (
		<>
			{known !== null && known.age !== null ? t('profile.birthdayWithAge', { date, count: known.age }) : date}
			{known?.isToday && <strong className={styles.today}>{text.profile.birthdayToday}</strong>}
		</>
	);
}

function Joined({ at }: { at: number }): ReactNode {
	return (
		<>
			{t('profile.joinedOn', { date: dateText(at) })}{' '}
			<span className={styles.none}>
				(<RelativeTime at={at} />)
			</span>
		</>
	);
}

/** A day (`2026-11-21`) in the reader's language; unchanged if it isn't a date. */
function birthdayText(day: string): string {
	const at = Date.parse(`${day}T00:00:00Z`);
	if (Number.isNaN(at)) return day;
	return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long', timeZone: 'UTC' }).format(at);
}
