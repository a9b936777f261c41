import type { ReactNode } from 'react';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { useSession } from '@/stores/session/SessionContext';
import { IconButton } from '@/ui/button/IconButton';
import { confirm, prompt } from '@/ui/dialog/dialogs';
import { openMenu } from '@/ui/menu/openMenu';
import cards from '@/ui/sortable/cards.module.css';
import { Grip } from '@/ui/sortable/Grip';
import type { Sorting } from '@/ui/sortable/useSortable';
import type { EmojiPalette } from '../pickerSettings';
import { copyPalettes, savePalettes } from './exportPalettes';
import { PaletteEmojis } from './PaletteEmojis';
import styles from './PalettesControl.module.css';
import { NAME_MAX } from './paletteFile';

interface PaletteCardProps {
	palette: EmojiPalette;
	/** With a number, if it has no name. */
	name: string;
	sorting: Sorting;
	onChange: (edit: (palette: EmojiPalette) => EmojiPalette) => void;
	onDuplicate: () => void;
	onRemove: () => void;
}

/** A palette with its emojis, which are put in order by drag or keys; a press opens the menu of one. */
export function PaletteCard({ palette, name, sorting, onChange, onDuplicate, onRemove }: PaletteCardProps): ReactNode {
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
		<li className={cards.card} {...sorting.itemOf(id)}>
			<div className={styles.head}>
				<Grip sorting={sorting} id={id} label={fill(text.palettes.drag, { name })} />
				<h3 className={cards.name}>{name}</h3>
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
								{ text: text.palettes.rename, asks: true, icon: 'pencil', onSelect: () => void rename() },
								{ text: text.palettes.duplicate, icon: 'stack', onSelect: onDuplicate },
								{ text: text.common.copy, icon: 'copy', onSelect: () => void copyPalettes([palette]) },
								{ text: text.palettes.save, icon: 'download', onSelect: () => savePalettes([palette]) },
								{ type: 'divider' },
								...(up ? [{ text: text.palettes.up, icon: 'arrowUp', onSelect: up } as const] : []),
								...(down ? [{ text: text.palettes.down, icon: 'arrowDown', onSelect: down } as const] : []),
								...(up || down ? [{ type: 'divider' } as const] : []),
								{ text: text.common.delete, icon: 'trash', danger: true, onSelect: () => void remove() },
							],
						});
					}}
				/>
			</div>
			{emojis.length === 0 ? (
				<p className={styles.empty}>{text.palettes.empty}</p>
			) : (
				<PaletteEmojis name={name} emojis={emojis} onEdit={edit} />
			)}
		</li>
	);
}
