import { text } from '@/i18n/text';
import { intents } from '@/stores/intents';
import { sessionByKey } from '@/stores/session/sessions';
import { toast } from '@/ui/toast/toasts';

/** Says that a draft is in the list, with a link to it. */
export function showDraftKept(sessionKey: string, message: string): void {
	toast(message, {
		icon: 'stack',
		action: {
			text: text.drafts.show,
			onPress: () => {
				const session = sessionByKey(sessionKey);
				if (session) intents.send({ kind: 'drafts', session });
			},
		},
	});
}
