import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { Button } from '@/ui/button/Button';
import type { UnreadableSource } from './resolveSources';
import styles from './SourceProblems.module.css';
import { readerText, sourceText } from './sourceText';

/** The timelines of a merged column that this device can't read, each with its reason and a way out. */
export function SourceProblems({ problems }: { problems: readonly UnreadableSource[] }): ReactNode {
	return problems.map(({ source, problem }) => (
		<div key={[source.type, source.account, source.target?.id].join(' ')} className={styles.problem}>
			<p>
				<b>{sourceText(source)}</b> {fill(text.merged[problem], { name: readerText(source) ?? text.merged.thisServer })}
			</p>
			{problem === 'noAccount' && (
				<Button
					size="small"
					onClick={() =>
						intents.send({ kind: 'signIn', reason: 'addAccount', ...(source.owner && { who: source.owner }) })
					}
				>
					{text.decks.signIn}
				</Button>
			)}
		</div>
	));
}
