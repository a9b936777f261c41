import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { toast } from '@/ui/toast/toasts';

/** Tells which muted word was switched off because it would have held everything up. @returns ends it */
export function watchMuting(): () => void {
	return appEvents.on('muteRuleSwitchedOff', ({ rule }) => {
		toast(fill(text.timeline.muteRuleOff, { rule }), { tone: 'danger', icon: 'warning' });
	});
}
