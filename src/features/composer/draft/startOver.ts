import { text } from '@/i18n/text';
import { confirm } from '@/ui/dialog/dialogs';
import { toast } from '@/ui/toast/toasts';
import { type ComposeRequest, placeOf } from '../ComposeRequest';
import { initialDraft } from './initialDraft';
import type { HeldDraft } from './useDraft';

/** Clears the form after a confirmation, with a short time to undo. */
export async function startOver(request: ComposeRequest, { draft, change, clear }: HeldDraft): Promise<void> {
	const isSure = await confirm({
		title: text.postForm.startOverTitle,
		text: text.postForm.startOverText,
		okText: text.postForm.startOver,
	});
	if (!isSure) return;
	const { quote } = request;
	clear(initialDraft({ ...placeOf(request), ...(quote === undefined ? {} : { quote }) }));
	toast(text.postForm.startedOver, {
		icon: 'eraser',
		action: { text: text.common.undo, onPress: () => change(draft) },
	});
}
