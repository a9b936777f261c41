import type { ReactNode } from 'react';
import { RelativeTime } from '@/blocks/time/RelativeTime';
import type { KeptDraft } from '@/domain/draft/DraftTarget';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import { Icon } from '@/ui/icon/Icon';
import styles from './DraftSummary.module.css';
import { draftExcerpt, draftLabel } from './draftLabel';

const PICTURES = 4;

interface DraftSummaryProps {
	context: string;
	draft: KeptDraft;
	/** Names of files that aren't uploaded yet. */
	waitingFiles?: readonly string[] | undefined;
	/** Milliseconds since the epoch. */
	at: number;
	/** The account that it belongs to, if there are several. */
	owner?: string | undefined;
}

/** A draft in a list: what it replies to, its text, its attachments and its date. */
export function DraftSummary({ context, draft, waitingFiles = [], at, owner }: DraftSummaryProps): ReactNode {
	const label = draftLabel(context, draft);
	const excerpt = draftExcerpt(draft);
	const pictures = draft.files.filter(({ type }) => type.startsWith('image/')).slice(0, PICTURES);
	const count = draft.files.length + waitingFiles.length;
	return (
		<div className={styles.summary}>
			<p className={styles.head}>
				<Icon name={label.icon} size={15} />
				<span className={styles.label}>{owner === undefined ? label.text : `${owner} · ${label.text}`}</span>
				{at > 0 && <RelativeTime at={at} />}
			</p>
			<p className={styles.text} data-empty={excerpt === '' || undefined} dir="auto">
				{excerpt === '' ? text.drafts.noText : excerpt}
			</p>
			{(count > 0 || draft.poll) && (
				<p className={styles.extras}>
					{pictures.map(file => (
						<img key={file.id} src={file.thumbnailUrl ?? file.url} alt="" width={32} height={32} loading="lazy" />
					))}
					{count > 0 && t('drafts.files', { count })}
					{waitingFiles.length > 0 && <span className={styles.names}>{waitingFiles.join(', ')}</span>}
					{draft.poll && (
						<span className={styles.poll}>
							<Icon name="poll" size={14} />
							{text.composer.poll}
						</span>
					)}
				</p>
			)}
		</div>
	);
}
