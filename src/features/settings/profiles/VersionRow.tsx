import type { ReactNode } from 'react';
import { absoluteTime, RelativeTime } from '@/blocks/time/RelativeTime';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import type { Version } from '@/stores/preferences/versions/Version';
import { Badge } from '@/ui/Badge';
import { Button } from '@/ui/button/Button';
import styles from '../page/page.module.css';
import own from './profiles.module.css';

interface VersionRowProps {
	version: Version;
	title: string;
	/** What changed since the version before; empty if that is unknown. */
	difference: string;
	/** Whether it was set for this account alone. */
	isOwn?: boolean;
	/** Null if it is in use. */
	onPutBack: (() => void) | null;
}

/** A value that is kept: when, from where, what changed. */
export function VersionRow({ version, title, difference, isOwn = false, onPutBack }: VersionRowProps): ReactNode {
	return (
		<li className={styles.row}>
			<div className={styles.facts}>
				<span className={own.name} dir="auto">
					{title}
				</span>
				{difference !== '' && <small>{difference}</small>}
				<small>
					<RelativeTime at={version.at} /> · <span>{text.profiles.source[version.source]}</span>
					{isOwn && <span> · {text.settings.overrideAccount}</span>}
				</small>
			</div>
			{onPutBack === null ? (
				<Badge tone="accent">{text.profiles.now}</Badge>
			) : (
				<Button
					size="small"
					icon="undo"
					aria-label={t('profiles.putBackOf', { time: absoluteTime(version.at) })}
					onClick={onPutBack}
				>
					{text.profiles.putBack}
				</Button>
			)}
		</li>
	);
}
