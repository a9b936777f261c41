import { type DraftPoll, filledChoices } from '@/domain/draft/Draft';
import { text } from '@/i18n/text';
import { toast } from '@/ui/toast/toasts';
import type { DraftChange } from '../draft/useDraft';

/** Takes a poll off a draft; one with choices can be taken back. */
export function removePoll(poll: DraftPoll, change: (change: DraftChange) => void): void {
	change({ poll: null });
	if (filledChoices(poll).length === 0) return;
	const onPress = () => change(now => (now.poll ? {} : { poll }));
	toast(text.composer.pollRemoved, { icon: 'poll', action: { text: text.common.undo, onPress } });
}
