import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { EMOJI_CATEGORIES, loadUnicodeEmojis, type UnicodeEmoji } from '@/blocks/unicodeEmojis';
import { searchEmojis } from '@/domain/searchEmojis';
import { currentLanguage, text } from '@/i18n/t';
import { baseSettings } from '@/stores/preferences/BaseSettings';
import { preferences } from '@/stores/preferences/Preferences';
import type { CustomEmoji } from '@/stores/session/EmojiCatalogue';
import { useSession } from '@/stores/session/SessionContext';
import { Icon } from '@/ui/Icon';
import { type Choice, EmojiGrid } from './EmojiGrid';
import styles from './EmojiPicker.module.css';
import { moveInGrid } from './moveInGrid';
import { Palettes } from './Palettes';

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
const fromUnicode = (emoji: UnicodeEmoji): Choice => ({
	emoji: emoji.char,
	name: emoji.name,
	words: emoji.words,
	url: null,
});

/** Palettes, recent ones, the server's own by category, and all others; found by name and alias. */
export function EmojiPicker({ isReaction, allowsSensitive, onChoose }: EmojiPickerProps): ReactNode {
	const session = useSession();
	const [query, setQuery] = useState('');
	const [unicode, setUnicode] = useState<readonly UnicodeEmoji[]>([]);
	const [, setLoaded] = useState(0);
	useEffect(() => {
		loadUnicodeEmojis(currentLanguage()).then(setUnicode, error =>
			// Told by the boundary around it.
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
		() =>
			list
				.filter(emoji => allowsSensitive || !emoji.isSensitive)
				.map(emoji => ({ ...fromCustom(emoji), category: emoji.category })),
		[list, allowsSensitive],
	);
	const found = useMemo(
		() => searchEmojis<Choice>([...custom, ...unicode.map(fromUnicode)], query, baseSettings.get('recentlyUsedEmojis')),
		[custom, unicode, query],
	);
	const categories = useMemo(() => byCategory(custom), [custom]);
	const byCode = (code: string): Choice[] => {
		if (!code.startsWith(':')) return [{ emoji: code, name: code, words: [], url: null }];
		const emoji = session.emojis.get(code.replaceAll(':', ''));
		return emoji && (allowsSensitive || !emoji.isSensitive) ? [fromCustom(emoji)] : [];
	};
	const recent = baseSettings.get('recentlyUsedEmojis').flatMap(byCode);
	const onSearchKey = (event: KeyboardEvent<HTMLInputElement>) => {
		if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
		event.preventDefault();
		const [first] = found;
		if (first) onChoose(first.emoji);
	};
	return (
		<search className={styles.picker} style={sizes()} onKeyDown={moveInGrid}>
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
			<div className={styles.groups}>
				{query.trim() !== '' ? (
					found.length > 0 ? (
						<EmojiGrid label={text.emojiPicker.search} choices={found} onChoose={onChoose} />
					) : (
						<p className={styles.none}>{text.emojiPicker.noneFound}</p>
					)
				) : (
					<>
						<Palettes isReaction={isReaction} byCode={byCode} onChoose={onChoose} />
						{recent.length > 0 && (
							<Group label={text.emojiPicker.recent} isOpen>
								{() => <EmojiGrid choices={recent} onChoose={onChoose} />}
							</Group>
						)}
						{categories.map(([category, choices], index) => (
							<Group
								key={category}
								label={category === '' ? text.emojiPicker.customEmojis : category}
								isOpen={index === 0 && recent.length === 0}
							>
								{() => <EmojiGrid choices={choices} onChoose={onChoose} />}
							</Group>
						))}
						{EMOJI_CATEGORIES.map(category => (
							<Group key={category} label={text.emojiPicker[category]}>
								{() => (
									<EmojiGrid
										choices={unicode.filter(emoji => emoji.category === category).map(fromUnicode)}
										onChoose={onChoose}
									/>
								)}
							</Group>
						))}
					</>
				)}
			</div>
		</search>
	);
}

/** A group whose emojis are in the page only while it is open. */
function Group({ label, isOpen = false, children }: { label: string; isOpen?: boolean; children: () => ReactNode }) {
	const [open, setOpen] = useState(isOpen);
	return (
		<section>
			<button type="button" className={styles.heading} aria-expanded={open} onClick={() => setOpen(!open)}>
				<Icon name={open ? 'chevronDown' : 'chevronRight'} size={14} />
				{label}
			</button>
			{open && children()}
		</section>
	);
}

/** With a finger the keyboard would cover what one may want to choose from: there it comes when it is asked for. */
const canHover = (): boolean => matchMedia('(hover: hover)').matches;

function byCategory(emojis: readonly (Choice & { category: string | null })[]): [string, Choice[]][] {
	const groups = new Map<string, Choice[]>();
	for (const emoji of emojis) {
		const key = emoji.category ?? '';
		groups.set(key, [...(groups.get(key) ?? []), emoji]);
	}
	return [...groups];
}

/** Scale 1 to 5, width and height 1 to 4: cell size, columns, height (spec 1 §9: 2, 2, 3). */
function sizes(): CSSProperties {
	const cell = 26 + 6 * preferences.get('emojiPickerScale');
	const columns = 5 + preferences.get('emojiPickerWidth') * 1.5;
	return {
		'--cell': `${cell}px`,
		'--columns': Math.floor(columns),
		'--height': `${140 + 80 * preferences.get('emojiPickerHeight')}px`,
	} as CSSProperties;
}
