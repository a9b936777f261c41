import { randomId } from '@/base/randomId';
import { counted, fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { readClipboard } from '@/platform/clipboard';
import { preferences } from '@/stores/preferences/Preferences';
import type { Session } from '@/stores/session/Session';
import { alert, ask, prompt } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { type EmojiPalette, emojiPalettes } from '../pickerSettings';
import { type AtClash, compareImported, readPalettes, withImported } from './paletteFile';
import { paletteName } from './paletteName';

/** Adds the palettes of files, one after the other. What can't be read changes nothing and is told. */
export async function importFiles(session: Session, files: readonly File[]): Promise<void> {
	for (const file of files) await importText(session, file.name, await file.text());
}

/** The same for what was copied; where the browser doesn't let it be read, for what is pasted. */
export async function importClipboard(session: Session): Promise<void> {
	const { clipboard, paste, pasteText, import: okText } = text.palettes;
	const copied =
		(await readClipboard()) ?? (await prompt({ title: paste, text: pasteText, multiline: true, minLength: 1, okText }));
	if (copied !== undefined) await importText(session, clipboard, copied);
}

/** @param name what the user is told that was read */
async function importText(session: Session, name: string, content: string): Promise<void> {
	const imported = readPalettes(content, randomId);
	if (!imported) {
		const title = fill(text.palettes.unreadable, { name });
		return alert({ type: 'error', title, text: text.palettes.unreadableText });
	}
	const present = preferences.get(emojiPalettes, session);
	const { fresh, clashing } = compareImported(present, imported);
	const count = fresh.length + clashing.length;
	if (count === 0) {
		toast(text.palettes.nothingNew, { icon: 'info' });
		return;
	}
	const atClash = clashing.length === 0 ? 'keepBoth' : await askAtClash(present, clashing);
	if (atClash === undefined) return;
	// Made here: a change is computed again on what is stored.
	const newIds = new Map(imported.map(each => [each, randomId()]));
	preferences.update(emojiPalettes, all => withImported(all, imported, atClash, newIds), session);
	toast(counted(text.palettes, 'imported', count), { icon: 'check', tone: 'success' });
}

/** @returns undefined if nothing is to be imported */
async function askAtClash(
	present: readonly EmojiPalette[],
	clashing: readonly EmojiPalette[],
): Promise<AtClash | undefined> {
	const { clash, clashText, keepBoth, replace } = text.palettes;
	const ids = new Set(clashing.map(({ id }) => id));
	const named = present.map((each, index) => ({ id: each.id, name: paletteName(each, index) }));
	const names = named.flatMap(({ id, name }) => (ids.has(id) ? [name] : [])).join(', ');
	const chosen = await ask<AtClash | 'cancel'>({ type: 'warning', title: fill(clash, { names }), text: clashText }, [
		{ value: 'cancel', text: text.common.cancel },
		{ value: 'replace', text: replace, danger: true },
		{ value: 'keepBoth', text: keepBoth, primary: true },
	]);
	return chosen === 'cancel' ? undefined : chosen;
}
