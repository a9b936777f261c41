import type { ReactNode } from 'react';
import { Sparkline } from '@/blocks/charts/Sparkline';
import { useThing } from '@/blocks/query/useThing';
import type { DeckColumn } from '@/domain/deck/deck';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { defineThing } from '@/stores/queries/Query';
import { useSession, useTokenMay } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { CatchUpButton } from './CatchUpButton';
import styles from './TagHead.module.css';

interface TagUse {
	/** How many people have ever used it. */
	readonly people: number;
	/** Set if the server counts it among the trends: the people of each period, oldest first. */
	readonly trend: { readonly people: number; readonly chart: readonly number[] } | null;
}

const tagUseQuery = defineThing({
	name: 'tagUse',
	lifetime: 'steady',
	async fetch({ api }, tag: string, signal): Promise<TagUse> {
		const [known, trends] = await Promise.all([
			api.call('hashtags/show', { tag }, { signal }),
			api.call('hashtags/trend', {}, { signal }),
		]);
		const trend = trends.find(each => each.tag?.toLowerCase() === tag.toLowerCase());
		const counts = Array.isArray(trend?.chart) ? trend.chart.filter(Number.isFinite) : [];
		return {
			people: known.mentionedUsersCount ?? 0,
			trend: trend ? { people: trend.usersCount ?? 0, chart: counts.toReversed() } : null,
		};
	},
});

/** How much a hashtag is used, with its trend where it has one, and a button to post with it (rules/people#hashtag-pages). */
export function TagHead({ tag, column }: { tag: string; column: DeckColumn }): ReactNode {
	const session = useSession();
	const mayWrite = useTokenMay('write:notes');
	// Shown where the server knows it: a tag that nobody has used is no error.
	const { data } = useThing(tagUseQuery, tag);
	return (
		<div className={styles.head}>
			{data && (
				<p className={styles.use}>
					{data.trend && data.trend.chart.length > 1 && (
						<Sparkline className={styles.chart} values={data.trend.chart} />
					)}
					<span>
						{data.people > 0 && counted(text.tags, 'people', data.people)}
						{data.trend && <b>{counted(text.tags, 'lately', data.trend.people)}</b>}
					</span>
				</p>
			)}
			<div className={styles.buttons}>
				<CatchUpButton column={column} title={`#${tag}`} />
				{session.isMember && mayWrite && (
					<Button
						size="small"
						icon="pencil"
						onClick={() => intents.send({ kind: 'compose', session, text: `#${tag} ` })}
					>
						{text.tags.post}
					</Button>
				)}
			</div>
		</div>
	);
}
