import type { ReactNode } from 'react';
import { moved } from '@/base/moved';
import { useAppearance } from '@/blocks/appearance/useAppearance';
import { Emoji } from '@/blocks/emoji/Emoji';
import { emojiStyle, unicodeEmojiUrl } from '@/blocks/emoji/emojiSources';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import { openMenu } from '@/ui/menu/openMenu';
import { type Sorting, useSortable } from '@/ui/sortable/useSortable';
import type { EmojiPalette } from '../pickerSettings';
import styles from './PalettesControl.module.css';

interface PaletteCardProps {
	palette: EmojiPalette;
	/** With a number, if it has no name. */
	name: string;
	sorting: Sorting;
	onChange: (edit: (palette: EmojiPalette) => EmojiPalette) => void;
	onRemove: () => void;
}

const NAME_MAX = 100;

/** A palette with its emojis, which are put in order by drag or keys; a press opens the menu of one. */
export function PaletteCard({ palette, name, sorting, onChange, onRemove }: PaletteCardProps): ReactNode {
	const session = useSession();
	const { id, emojis } = palette;
	const edit = (change: (now: readonly string[]) => readonly string[]) =>
		onChange(now => ({ ...now, emojis: change(now.emojis) }));
	const rename = async () => {
		const next = await prompt({ title: text.palettes.rename, initial: palette.name, maxLength: NAME_MAX });
		if (next !== undefined) onChange(now => ({ ...now, name: next.trim() }));
	};
	const remove = async () => {
		const isSure =
			emojis.length === 0 ||
			(await confirm({
				title: fill(text.palettes.deleteTitle, { name }),
				text: text.palettes.deleteText,
				okText: text.common.delete,
				danger: true,
			}));
		if (isSure) onRemove();
	};
	const moveBy = (step: -1 | 1) => sorting.mover(id, step);
	return (
		<li className={styles.card} {...sorting.itemOf(id)}>
			<div className={styles.head}>
				<IconButton
					{...sorting.handleOf(id)}
					className={styles.grip ?? ''}
					icon="grip"
					size="small"
					tooltip={false}
					label={fill(text.palettes.drag, { name })}
				/>
				<h3 className={styles.name}>{name}</h3>
				<IconButton
					icon="plus"
					size="small"
					label={fill(text.palettes.addTo, { name })}
					onClick={event =>
						intents.send({
							kind: 'pickEmoji',
							session,
							anchor: event.currentTarget,
							purpose: 'text',
							choose: emoji => edit(now => (now.includes(emoji) ? now : [...now, emoji])),
						})
					}
				/>
				<IconButton
					icon="more"
					size="small"
					label={fill(text.palettes.menuOf, { name })}
					aria-haspopup="menu"
					onClick={event => {
						const [up, down] = [moveBy(-1), moveBy(1)];
						openMenu({
							anchor: event.currentTarget,
							label: fill(text.palettes.menuOf, { name }),
							items: [
								{ text: text.palettes.rename, icon: 'pencil', onSelect: () => void rename() },
								...(up ? [{ text: text.palettes.up, icon: 'arrowUp', onSelect: up } as const] : []),
								...(down ? [{ text: text.palettes.down, icon: 'arrowDown', onSelect: down } as const] : []),
								{ type: 'divider' },
								{ text: text.common.delete, icon: 'trash', danger: true, onSelect: () => void remove() },
							],
						});
					}}
				/>
			</div>
			{emojis.length === 0 ? (
				<p className={styles.empty}>{text.palettes.empty}</p>
			) : (
				<EmojiList name={name} emojis={emojis} onEdit={edit} />
			)}
		</li>
	);
}

interface EmojiListProps {
	name: string;
	emojis: readonly string[];
	onEdit: (change: (now: readonly string[]) => readonly string[]) => void;
}

function EmojiList({ name, emojis: stored, onEdit }: EmojiListProps): ReactNode {
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
