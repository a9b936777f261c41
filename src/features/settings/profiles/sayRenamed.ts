import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { alert } from '@/ui/dialog/dialogs';

/** Says that another device's backup has this device's name, and which name it took instead. */
export function sayRenamed(name: string): Promise<void> {
	return alert({
		type: 'info',
		title: text.profiles.renamedTitle,
		text: fill(text.profiles.renamedText, { name }),
	});
}
