import { passGate } from '@/blocks/actions/gate';
import { isOffered } from '@/blocks/actions/isOffered';
import { NOTE_BAR } from '@/blocks/note/noteBar';
import { actionPaletteItems } from '@/blocks/palette/actionPaletteItems';
import { fixedList, type PaletteContext, type PaletteItem, type PaletteSource } from '@/blocks/palette/PaletteSource';
import { shownNoteId } from '@/domain/note/shownNoteId';
import { noteActions } from './noteActions';
import { fetchNoteState } from './noteState';
import { type NoteAction, type ShownNote, showNote } from './ShownNote';

/** The actions on the note with the focus; for a renote, on the renoted one. */
export const palette: PaletteSource = {
	group: 'note',
	list: context => fixedList(() => (context.card ? itemsOf(context, context.card) : [])),
};

function itemsOf({ session, navigation }: PaletteContext, card: HTMLElement): readonly PaletteItem[] {
	const note = session.entities.note(card.dataset.noteId ?? '');
	const shown = note && showNote(session, shownNoteId(note), card, navigation);
	if (!shown) return [];
	return [...barItems(card), ...noteActions().flatMap(group => group.flatMap(action => actionOn(action, shown)))];
}

/** The buttons that the card has. */
const barItems = (card: HTMLElement): readonly PaletteItem[] =>
	NOTE_BAR.flatMap(({ id, name, keys, opensMenu }) => {
		const button = card.querySelector<HTMLElement>(`[data-action="${id}"]`);
		if (!button || opensMenu) return [];
		const icon = id === 'reply' ? 'reply' : id === 'renote' ? 'renote' : 'emoji';
		return {
			id: `note/${id}`,
			title: button.getAttribute('aria-label') ?? name(),
			words: [name()],
			icon,
			keys,
			run: () => button.click(),
		};
	});

/** What the action needs to know of the note is fetched when it is chosen. */
function actionOn(action: NoteAction, shown: ShownNote): readonly PaletteItem[] {
	const items = actionPaletteItems('note', [[action]], shown);
	if (action.isReady?.(shown) !== false || !('run' in action)) return items;
	const run = async () => {
		const state = await passGate(shown.session, { perform: () => fetchNoteState(shown.session, shown.note) });
		const known = state && { ...shown, state };
		if (known && isOffered(action, known)) action.run(known);
	};
	return items.map(item => ({ ...item, isDisabled: false, run: () => void run() }));
}
