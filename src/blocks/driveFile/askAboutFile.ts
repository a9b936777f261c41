import { text } from '@/i18n/text';
import { prompt } from '@/ui/dialog/dialogs';

/** The server's limits. */
export const NAME_RULES = { minLength: 1, maxLength: 200 };
const CAPTION_MAX = 512;

/** Asks for another name; undefined if unchanged. Blank names are ignored (rules/media#names-of-files). */
export async function askName(initial: string): Promise<string | undefined> {
	const answer = await prompt({ title: text.drive.rename, label: text.common.name, initial, ...NAME_RULES });
	const name = answer?.trim();
	return name && name !== initial ? name : undefined;
}

/** Asks for an alt text; null to remove it, undefined if unchanged (rules/media#descriptions-of-files). */
export async function askCaption(
	caption: string | null,
	title = text.drive.caption,
): Promise<string | null | undefined> {
	const answer = await prompt({
		title,
		text: text.drive.captionAbout,
		initial: caption ?? '',
		multiline: true,
		maxLength: CAPTION_MAX,
	});
	return answer === undefined ? undefined : answer.trim() || null;
}
