import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { loadUnicodeEmojis, type UnicodeEmoji } from '@/blocks/emoji/unicodeEmojis';
import { searchEmojis } from '@/domain/note/searchEmojis';
import { currentLanguage, text } from '@/i18n/text';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { recentlyUsedEmojis } from '@/stores/preferences/recentlyUsed';
import type { CustomEmoji } from '@/stores/session/EmojiCatalogue';
import { isReserved } from '@/stores/session/isReserved';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/icon/Icon';
import { isComposing } from '@/ui/keys/isComposing';
import { type Choice, EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import { EmojiSections } from './EmojiSections';
import { moveInGrid } from './moveInGrid';
import { Palettes } from './Palettes';
import { cellSize, pickerSize } from './pickerSize';
import { type CustomChoice, fromUnicode, sectionsOf } from './sectionsOf';

interface EmojiPickerProps {
	isReaction: boolean;
	allowsSensitive: boolean;
	/** `👍` or `:name:`. */
	onChoose: (emoji: string) => void;
}

const fromCustom = (emoji: CustomEmoji): Choice => ({
	emoji: `:${emoji.name}:`,
	name: emoji.name,
	words: emoji.aliases,
	url: emoji.url,
});

/**
 * Palettes, recent emojis, the server's by category, and Unicode emojis, with a bar of sections; searchable by name and
 * alias.
 */
export function EmojiPicker({ isReaction, allowsSensitive, onChoose }: EmojiPickerProps): ReactNode {
	const session = useSession();
	const [query, setQuery] = useState('');
	const [unicode, setUnicode] = useState<readonly UnicodeEmoji[]>([]);
	const [, setLoaded] = useState(0);
	useEffect(() => {
		loadUnicodeEmojis(currentLanguage()).then(setUnicode, error =>
			// Thrown in render, for the error boundary around it.
			setUnicode(() => {
				throw error;
			}),
		);
		const end = session.emojis.events.on('changed', () => setLoaded(count => count + 1));
		void session.emojis.load();
		return end;
	}, [session]);
	const list = session.emojis.all;
	const custom = useMemo(
		(): CustomChoice[] =>
			list
				.filter(emoji => allowsSensitive || !emoji.isSensitive)
				.map(emoji => ({ ...fromCustom(emoji), category: emoji.category }))
				.filter(({ emoji }) => !isReaction || !isReserved(session, emoji)),
		[list, allowsSensitive, isReaction, session],
	);
	const used = baseSettings.get(recentlyUsedEmojis);
	const found = useMemo(
		() => searchEmojis<Choice>([...custom, ...unicode.map(fromUnicode)], query, used),
		[custom, unicode, query, used],
	);
	const byCode = useMemo(() => {
		const known = new Map(custom.map(choice => [choice.emoji, choice]));
		return (code: string): readonly Choice[] => {
			if (!code.startsWith(':')) return [{ emoji: code, name: code, words: [], url: null }];
			const choice = known.get(code);
			return choice ? [choice] : [];
		};
	}, [custom]);
	const sections = useMemo(
		() => sectionsOf({ recent: used.flatMap(byCode), custom, unicode }),
		[used, byCode, custom, unicode],
	);
	const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
		event.preventDefault();
		const [first] = found;
		if (first) onChoose(first.emoji);
	};
	return (
		<search className={styles.picker} style={pickerSize(session)} onKeyDown={moveInGrid}>
			<label className={styles.search}>
				<Icon name="search" size={16} />
				<input
					type="search"
					value={query}
					placeholder={text.emojiPicker.search}
					aria-label={text.emojiPicker.search}
					autoComplete="off"
					autoCapitalize="none"
					data-autofocus={canHover() || undefined}
					onChange={event => setQuery(event.target.value)}
					onKeyDown={onSearchKey}
				/>
			</label>
			{query.trim() === '' ? (
				<EmojiSections
					sections={sections}
					palettes={<Palettes isReaction={isReaction} byCode={byCode} onChoose={onChoose} />}
					cell={cellSize(session)}
					onChoose={onChoose}
				/>
			) : (
				<div className={styles.groups}>
					{found.length > 0 ? (
						<EmojiGrid label={text.emojiPicker.search} choices={found} onChoose={onChoose} />
					) : (
						<p className={styles.none}>{text.emojiPicker.noneFound}</p>
					)}
				</div>
			)}
		</search>
	);
}

/** On touch screens the keyboard would cover the emojis, so the search field isn't focused. */
const canHover = (): boolean => matchMedia('(hover: hover)').matches;
