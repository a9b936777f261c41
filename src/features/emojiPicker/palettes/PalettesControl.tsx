import { type ReactNode, useEffect, useState } from 'react';
import { moved } from '@/base/moved';
import { randomId } from '@/base/randomId';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { preferences } from '@/stores/preferences/Preferences';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { useRowFocus } from '@/ui/focus/useRowFocus';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { openMenu } from '@/ui/menu/openMenu';
import { ButtonRow } from '@/ui/page/ButtonRow';
import cards from '@/ui/sortable/cards.module.css';
import { useSortable } from '@/ui/sortable/useSortable';
import { EmptyState } from '@/ui/state/EmptyState';
import { type EmojiPalette, emojiPalettes } from '../pickerSettings';
import { copyPalettes, savePalettes } from './exportPalettes';
import { importClipboard, importFiles } from './importPalettes';
import { PaletteCard } from './PaletteCard';
import { NAME_MAX } from './paletteFile';
import { paletteName } from './paletteName';

/** All palettes of the server: added, named, put in order, filled, and taken along as a file or by the clipboard. */
export function PalettesControl({ value }: OwnControlProps): ReactNode {
	const session = useSession();
	const palettes = value as readonly EmojiPalette[];
	const [, setLoaded] = useState(0);
	useEffect(() => {
		const end = session.emojis.events.on('changed', () => setLoaded(count => count + 1));
		void session.emojis.load();
		return end;
	}, [session]);
	const change = (edit: (all: readonly EmojiPalette[]) => readonly EmojiPalette[]) =>
		preferences.update(emojiPalettes, edit, session);
	const nameOf = (palette: EmojiPalette) => paletteName(palette, palettes.indexOf(palette));
	const sorting = useSortable({
		ids: palettes.map(({ id }) => id),
		nameOf: id => palettes.filter(each => each.id === id).map(nameOf)[0] ?? '',
		layout: 'list',
		by: 'grip',
		onMove: (id, to) => change(all => moved(all, id, to)),
	});
	const add = () => {
		// Made here: a change is computed again on what is stored.
		const added: EmojiPalette = { id: randomId(), name: '', emojis: [] };
		change(all => [...all, added]);
	};
	const { box, addButton, leave } = useRowFocus();
	const remove = ({ id }: EmojiPalette) => {
		leave(palettes.findIndex(each => each.id === id));
		change(all => all.filter(each => each.id !== id));
	};
	/** Behind the one that it is a copy of. */
	const duplicate = (palette: EmojiPalette) => {
		const name = Array.from(fill(text.palettes.copyOf, { name: nameOf(palette) }));
		const copy: EmojiPalette = { ...palette, id: randomId(), name: name.slice(0, NAME_MAX).join('') };
		change(all => all.flatMap(each => (each.id === palette.id ? [each, copy] : [each])));
	};
	const picker = useFilePicker(
		text.palettes.import,
		files => void importFiles(session, files),
		'.json,.txt,application/json',
	);
	const importItems: readonly MenuItem[] = [
		{ text: text.palettes.fromFile, icon: 'file', onSelect: picker.open },
		{ text: text.palettes.fromClipboard, icon: 'copy', onSelect: () => void importClipboard(session) },
	];
	const exportItems: readonly MenuItem[] = [
		{ text: text.palettes.save, icon: 'file', onSelect: () => savePalettes(palettes) },
		{ text: text.common.copy, icon: 'copy', onSelect: () => void copyPalettes(palettes) },
	];
	return (
		<div ref={box} className={cards.group}>
			{palettes.length === 0 && (
				<EmptyState icon="emoji" title={text.palettes.none}>
					{text.palettes.noneText}
				</EmptyState>
			)}
			<ul {...sorting.list} className={cards.list} aria-label={text.emojiPicker.palettes}>
				{palettes.map((palette, index) => (
					<PaletteCard
						key={palette.id}
						palette={palette}
						name={paletteName(palette, index)}
						sorting={sorting}
						onChange={edit => change(all => all.map(each => (each.id === palette.id ? edit(each) : each)))}
						onDuplicate={() => duplicate(palette)}
						onRemove={() => remove(palette)}
					/>
				))}
			</ul>
			{sorting.status}
			<ButtonRow>
				<Button ref={addButton} icon="plus" variant="primary" onClick={add}>
					{text.palettes.add}
				</Button>
				<Button
					icon="upload"
					aria-haspopup="menu"
					onClick={({ currentTarget: anchor }) => openMenu({ anchor, items: importItems, label: text.palettes.import })}
				>
					{text.palettes.import}
				</Button>
				<Button
					icon="download"
					aria-haspopup="menu"
					disabled={palettes.length === 0}
					onClick={({ currentTarget: anchor }) => openMenu({ anchor, items: exportItems, label: text.palettes.export })}
				>
					{text.palettes.export}
				</Button>
				{picker.input}
			</ButtonRow>
		</div>
	);
}
