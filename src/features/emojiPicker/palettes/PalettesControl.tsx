import { type ReactNode, useEffect, useState } from 'react';
import { moved } from '@/base/moved';
import { randomId } from '@/base/randomId';
import type { OwnControlProps } from '@/blocks/settings/SettingEntry';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { saveFile } from '@/platform/saveFile';
import { preferences } from '@/stores/preferences/Preferences';
import { useSession } from '@/stores/session/SessionContext';
import { Button } from '@/ui/button/Button';
import { alert } from '@/ui/dialog/dialogs';
import { useFilePicker } from '@/ui/field/useFilePicker';
import { useSortable } from '@/ui/sortable/useSortable';
import { EmptyState } from '@/ui/state/EmptyState';
import { type EmojiPalette, emojiPalettes } from '../pickerSettings';
import { PaletteCard } from './PaletteCard';
import styles from './PalettesControl.module.css';
import { readPalettes, withImported, writePalettes } from './paletteFile';

/** All palettes of the server: added, named, put in order, filled, and taken along as a file. */
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
	const importFiles = async (files: readonly File[]) => {
		for (const file of files) {
			const read = readPalettes(await file.text(), randomId);
			if (read) {
				// The same ids, however often the change is computed.
				const ids = read.map(() => randomId());
				change(all => withImported(all, read, index => ids[index] ?? randomId()));
			} else {
				const title = fill(text.palettes.unreadable, { name: file.name });
				await alert({ type: 'error', title, text: text.palettes.unreadableText });
			}
		}
	};
	const picker = useFilePicker(text.palettes.import, files => void importFiles(files), '.json,.txt,application/json');
	return (
		<div className={styles.palettes}>
			{palettes.length === 0 && (
				<EmptyState icon="emoji" title={text.palettes.none}>
					{text.palettes.noneText}
				</EmptyState>
			)}
			<ul {...sorting.list} className={styles.list} aria-label={text.emojiPicker.palettes}>
				{palettes.map((palette, index) => (
					<PaletteCard
						key={palette.id}
						palette={palette}
						name={paletteName(palette, index)}
						sorting={sorting}
						onChange={edit => change(all => all.map(each => (each.id === palette.id ? edit(each) : each)))}
						onRemove={() => change(all => all.filter(each => each.id !== palette.id))}
					/>
				))}
			</ul>
			{sorting.status}
			<div className={styles.buttons}>
				<Button icon="plus" variant="primary" onClick={add}>
					{text.palettes.add}
				</Button>
				<Button icon="upload" onClick={picker.open}>
					{text.palettes.import}
				</Button>
				<Button
					icon="download"
					disabled={palettes.length === 0}
					onClick={() =>
						saveFile(new File([writePalettes(palettes)], 'emoji-palettes.json', { type: 'application/json' }))
					}
				>
					{text.palettes.export}
				</Button>
				{picker.input}
			</div>
		</div>
	);
}

export const paletteName = ({ name }: EmojiPalette, index: number): string =>
	name || fill(text.emojiPicker.unnamed, { number: index + 1 });
