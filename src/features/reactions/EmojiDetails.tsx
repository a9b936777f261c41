import type { ReactNode } from 'react';
import { WebAddress } from '@/blocks/navigation/WebAddress';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { text } from '@/i18n/text';
import { DialogHeader } from '@/ui/dialog/DialogHeader';
import { Spinner } from '@/ui/state/Spinner';
import { type EmojiDetail, emojiQuery } from './emojiQuery';
import styles from './reactions.module.css';

/** All information that the server has about a custom emoji (rules/reactions#emojis-of-the-server). */
export function EmojiDetails({ name, onClose }: { name: string; onClose: () => void }): ReactNode {
	const query = useThing(emojiQuery, name);
	return (
		<>
			<DialogHeader title={`:${name}:`} onClose={onClose} />
			<div className={styles.body}>
				<QueryState query={query} loading={<Spinner />}>
					{emoji => <Details emoji={emoji} />}
				</QueryState>
			</div>
		</>
	);
}

function Details({ emoji }: { emoji: EmojiDetail }): ReactNode {
	const yesNo = (value: boolean) => (value ? text.reactions.yes : text.reactions.no);
	const rows: readonly [string, ReactNode][] = [
		[text.common.name, emoji.name],
		[text.reactions.tags, emoji.aliases.length > 0 ? emoji.aliases.join(', ') : text.reactions.none],
		[text.reactions.category, emoji.category ?? text.reactions.none],
		[text.reactions.sensitive, yesNo(emoji.isSensitive)],
		[text.reactions.localOnly, yesNo(emoji.localOnly)],
		[text.reactions.license, emoji.license ?? text.reactions.none],
		[text.reactions.address, <WebAddress key="address" address={emoji.url} />],
	];
	return (
		<>
			<div className={styles.stage}>
				<img src={emoji.url} alt={`:${emoji.name}:`} />
			</div>
			<dl className={styles.facts}>
				{rows.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd dir="auto">{value}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
