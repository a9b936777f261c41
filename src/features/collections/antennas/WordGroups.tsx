import { Fragment, type ReactNode } from 'react';
import { text as texts } from '@/i18n/text';
import styles from './antennas.module.css';
import { groupsOf } from './groupsOf';

interface WordGroupsProps {
	/** As typed. */
	text: string;
	/** What happens to notes with these words. */
	label: string;
}

/** Reads groups of words back in plain words: `fog and harbour`, or `ferry`. */
export function WordGroups({ text, label }: WordGroupsProps): ReactNode {
	const groups = groupsOf(text);
	if (groups.length === 0) return null;
	return (
		<p className={styles.groups} aria-live="polite">
			<span>{label}</span>
			{groups.map((group, at) => (
				<Fragment key={group.join(' ')}>
					{at > 0 && <span>{texts.antennas.or}</span>}
					<span className={styles.group}>
						{group.map((word, index) => (
							<Fragment key={word}>
								{index > 0 && <span className={styles.and}> {texts.antennas.and} </span>}
								<b>{word}</b>
							</Fragment>
						))}
					</span>
				</Fragment>
			))}
		</p>
	);
}
