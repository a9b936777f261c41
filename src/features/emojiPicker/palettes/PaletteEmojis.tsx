import type { ReactNode } from 'react';
import { moved } from '@/base/moved';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, unicodeEmojiUrl } from '@/blocks/emoji/emojiSources';
import { text } from '@/i18n/text';
import { useSession } from '@/stores/session/SessionContext';
import { openMenu } from '@/ui/menu/openMenu';
import { useSortable } from '@/ui/sortable/useSortable';
import styles from './PalettesControl.module.css';

interface PaletteEmojisProps {
	/** The name of the palette. */
	name: string;
	emojis: readonly string[];
	onEdit: (change: (now: readonly string[]) => readonly string[]) => void;
}

/** The emojis of a palette, put in order by drag or keys; a press opens the menu of one. */
export function PaletteEmojis({ name, emojis: stored, onEdit }: PaletteEmojisProps): ReactNode {
	const session = useSession();
	const style = useAppearance(emojiStyle);
	// Other clients may store one twice.
	const emojis = [...new Set(stored)];
	const custom = new Map(session.emojis.all.map(each => [`:${each.name}:`, each.url]));
	const sorting = useSortable({
		ids: emojis,
		nameOf: emoji => emoji,
		layout: 'grid',
		by: 'button',
		onMove: (emoji, to) =>
			onEdit(now =>
				moved(
					now.map(id => ({ id })),
					emoji,
					to,
				).map(({ id }) => id),
			),
	});
	const open = (anchor: HTMLElement, emoji: string) => {
		const [before, after] = [sorting.mover(emoji, -1), sorting.mover(emoji, 1)];
		openMenu({
			anchor,
			label: emoji,
			items: [
				...(before ? [{ text: text.palettes.before, icon: 'arrowLeft', onSelect: before } as const] : []),
				...(after ? [{ text: text.palettes.after, icon: 'arrowRight', onSelect: after } as const] : []),
				{
					text: text.palettes.remove,
					icon: 'trash',
					danger: true,
					onSelect: () => onEdit(now => now.filter(each => each !== emoji)),
				},
			],
		});
	};
	return (
		<>
			<ul {...sorting.list} className={styles.emojis} aria-label={name}>
				{emojis.map(emoji => (
					<li key={emoji} {...sorting.itemOf(emoji)}>
						<button
							type="button"
							className={styles.emoji}
							aria-label={emoji}
							aria-haspopup="menu"
							data-unknown={(emoji.startsWith(':') && !custom.has(emoji)) || undefined}
							onClick={({ currentTarget }) => open(currentTarget, emoji)}
							{...sorting.handleOf(emoji)}
						>
							<Emoji
								url={emoji.startsWith(':') ? (custom.get(emoji) ?? null) : unicodeEmojiUrl(emoji, session, style)}
								alt={emoji}
								isCustom={emoji.startsWith(':')}
								isBoxed
							/>
						</button>
					</li>
				))}
			</ul>
			{sorting.status}
		</>
	);
}
