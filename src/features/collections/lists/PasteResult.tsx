import type { ReactNode } from 'react';
import { isAbort } from '@/api/ApiError';
import { errorText } from '@/blocks/query/errorText';
import { t } from '@/i18n/t';
import { text } from '@/i18n/text';
import styles from './lists.module.css';
import type { Checked } from './resolveAccts';

interface PasteResultProps {
	checked: Checked;
	/** How many more fit on the list; null if the server doesn't say. */
	room: number | null;
}

/** Who was found by the handles, and a list of the handles that no user has. */
export function PasteResult({ checked, room }: PasteResultProps): ReactNode {
	const { found, alreadyOn, unknown, odd, left, error } = checked;
	return (
		<div className={styles.result} role="status">
			{found.length > 0 && <p>{t('lists.found', { count: found.length })}</p>}
			{alreadyOn > 0 && <p>{t('lists.alreadyOn', { count: alreadyOn })}</p>}
			{found.length === 0 && alreadyOn === 0 && left.length === 0 && <p>{text.lists.foundNobody}</p>}
			{room !== null && found.length > room && <p data-tone="warning">{t('lists.room', { count: room })}</p>}
			<NotFound unknown={unknown} odd={odd} />
			{error !== null && !isAbort(error) && <p data-tone="warning">{errorText(error).text}</p>}
			{left.length > 0 && <p data-tone="warning">{t('lists.notChecked', { count: left.length })}</p>}
		</div>
	);
}

export type NotFoundProps = Pick<Checked, 'unknown' | 'odd'>;

/** The handles that no user has, and pieces of the text that are no handles. */
export function NotFound({ unknown, odd }: NotFoundProps): ReactNode {
	return (
		<>
			<Named title={t('lists.unknown', { count: unknown.length })} names={unknown} />
			<Named title={t('lists.odd', { count: odd.length })} names={odd} />
		</>
	);
}

function Named({ title, names }: { title: string; names: readonly string[] }): ReactNode {
	if (names.length === 0) return null;
	return (
		<div data-tone="warning">
			<p>{title}</p>
			<ul className={styles.names}>
				{names.map(name => (
					<li key={name}>{name}</li>
				))}
			</ul>
		</div>
	);
}
