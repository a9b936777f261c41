import { version } from '@/base/version';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { localJson } from '@/platform/localJson';
import { alert } from '@/ui/dialog/dialogs';

/** The version of the client that was started last on this device. */
const KEY = 'lastVersion';

/** Says so once after the client has been updated (rules/start#after-an-update). */
export async function versionNotice(): Promise<void> {
	const last = localJson.get<unknown>(KEY);
	if (last === version) return;
	localJson.set(KEY, version);
	if (typeof last !== 'string') return;
	await alert({
		type: 'success',
		title: fill(text.startNotices.updated, { version }),
		text: text.startNotices.updatedText,
	});
}
