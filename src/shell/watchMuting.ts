import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import { appEvents } from '@/stores/appEvents';
import { toast } from '@/ui/toast/toasts';

/**
 * Reports a muted word that was disabled because it took too long.
 * @returns the function that stops it
 */
export function watchMuting(): () => void {
	return appEvents.on('muteRuleSwitchedOff', ({ rule }) => {
		toast(fill(text.timeline.muteRuleOff, { rule }), { tone: 'danger', icon: 'warning' });
	});
}
