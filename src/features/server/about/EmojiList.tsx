import {
	type MouseEvent,
	type ReactNode,
	useCallback,
	useDeferredValue,
	useMemo,
	useState,
	useSyncExternalStore,
} from 'react';
import { Emoji } from '@/blocks/emoji/Emoji';
import { QueryState } from '@/blocks/query/QueryState';
import { useThing } from '@/blocks/query/useThing';
import { counted } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { defineThing } from '@/stores/queries/Query';
import type { CustomEmoji } from '@/stores/session/EmojiCatalogue';
import { useSession } from '@/stores/session/SessionContext';
import { SearchField } from '@/ui/field/SearchField';
import { Select } from '@/ui/field/Select';
import { EmptyState } from '@/ui/state/EmptyState';
import { LongList } from '@/ui/virtual/LongList';
import { useColumnCount } from '@/ui/virtual/useColumnCount';
import { useIsPainted } from '@/ui/virtual/useIsPainted';
import styles from './EmojiList.module.css';
import { categoriesOf, type EmojiListRow, emojiListRows, frequentTags, wantedEmojis } from './emojiListRows';

/** Wide enough for most names. */
const TILE_PX = 104;
/** Of a row of emojis with their names. */
const ROW_PX = 80;
const MOST_TAGS = 24;

/** Resolves when the session's catalogue is there. @throws {ApiError} {NetworkError} if it can't be fetched */
const catalogueQuery = defineThing({
	name: 'emojiCatalogue',
	lifetime: 'open',
	async fetch({ emojis, api }, _: null, signal) {
		await emojis.load();
		// The catalogue keeps a failure to itself.
		if (emojis.all.length === 0 && ((await api.call('emojis', {}, { signal })).emojis ?? []).length > 0)
			await emojis.load(true);
		return null;
	},
});

/** All emojis of the session's server: by category, searched by name and tag (rules/server#emojis). */
export function EmojiList(): ReactNode {
	const session = useSession();
	const query = useThing(catalogueQuery, null);
	const subscribe = useCallback(
		(onChange: () => void) => session.emojis.events.on('changed', onChange),
		[session.emojis],
	);
	const all = useSyncExternalStore(subscribe, () => session.emojis.all);
	return (
		<QueryState query={query}>
			{() =>
				all.length === 0 ? <EmptyState icon="emoji" title={text.server.noEmojis} /> : <SearchedEmojis all={all} />
			}
		</QueryState>
	);
}

/** The value of the choice of all categories; no category has a line break in its name. */
const ALL = '\n';
const WITHOUT = '\n-';

function SearchedEmojis({ all }: { all: readonly CustomEmoji[] }): ReactNode {
	const session = useSession();
	const [words, setWords] = useState('');
	const [category, setCategory] = useState(ALL);
	const [tags, setTags] = useState<readonly string[]>([]);
	const searched = useDeferredValue(words);
	const { columns, height, ref } = useColumnCount(TILE_PX);
	const wanted = useMemo(
		() =>
			wantedEmojis(all, {
				words: searched,
				category: category === ALL ? undefined : category === WITHOUT ? null : category,
				tags,
			}),
		[all, searched, category, tags],
	);
	const rows = useMemo(() => (columns === 0 ? [] : emojiListRows(wanted, columns)), [wanted, columns]);
	const openMenu = useCallback(
		(event: MouseEvent<HTMLButtonElement>) => {
			event.preventDefault();
			const anchor = event.currentTarget;
			intents.send({ kind: 'emojiMenu', session, emoji: anchor.value, anchor });
		},
		[session],
	);
	const renderRow = useCallback(
		(row: EmojiListRow) =>
			row.kind === 'category' ? (
				<h3 className={styles.category}>
					<span dir="auto">{row.name ?? text.server.noCategory}</span>
					<small>{counted(text.server, 'emojiCount', row.count)}</small>
				</h3>
			) : (
				<div className={styles.row} style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
					{row.emojis.map(emoji => (
						<button
							key={emoji.name}
							type="button"
							className={styles.emoji}
							value={`:${emoji.name}:`}
							data-tooltip={emoji.aliases.length > 0 ? emoji.aliases.join(', ') : undefined}
							onClick={openMenu}
							onContextMenu={openMenu}
						>
							<Emoji url={emoji.url} alt="" isCustom isBoxed />
							{emoji.name}
						</button>
					))}
				</div>
			),
		[columns, openMenu],
	);
	// Counting the tags of thousands takes a while, and the emojis are what is looked for.
	const isPainted = useIsPainted();
	const offered = useMemo(() => (isPainted ? frequentTags(wanted, tags, MOST_TAGS) : []), [isPainted, wanted, tags]);
	const hasTags = isPainted ? offered.length > 0 : all.some(({ aliases }) => aliases.length > 0);
	const categories = useMemo(() => categoriesOf(all), [all]);
	const toggleTag = (tag: string) =>
		setTags(now => (now.includes(tag) ? now.filter(each => each !== tag) : [...now, tag]));
	return (
		<div className={styles.emojis}>
			<search className={styles.filters}>
				<div className={styles.fields}>
					<SearchField label={text.server.searchEmojis} value={words} onChange={setWords} />
					<Select
						label={text.server.category}
						hideLabel
						value={category}
						options={[
							{ value: ALL, text: text.server.allCategories },
							...categories.map(name => ({ value: name ?? WITHOUT, text: name ?? text.server.noCategory })),
						]}
						onChange={setCategory}
					/>
				</div>
				{hasTags && (
					<fieldset className={styles.tags} aria-label={text.server.tags}>
						{offered.map(tag => (
							<button
								key={tag}
								type="button"
								className={styles.tag}
								aria-pressed={tags.includes(tag)}
								onClick={() => toggleTag(tag)}
							>
								{tag}
							</button>
						))}
					</fieldset>
				)}
			</search>
			<div ref={ref} className={styles.list}>
				{wanted.length === 0 ? (
					<EmptyState icon="search" title={text.server.noneFound}>
						{text.server.noneFoundText}
					</EmptyState>
				) : (
					columns > 0 && (
						<LongList
							items={rows}
							keyOf={keyOf}
							renderItem={renderRow}
							label={text.server.tabs.emojis}
							role="group"
							firstRows={height > 0 ? Math.ceil(height / ROW_PX) : undefined}
						/>
					)
				)}
			</div>
		</div>
	);
}

const keyOf = ({ key }: EmojiListRow): string => key;
