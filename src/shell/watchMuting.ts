import { t } from '@/i18n/t';
import { appEvents } from '@/stores/appEvents';
import { toast } from '@/ui/toast/toasts';

/** Tells which muted word was switched off because it would have held everything up. @returns ends it */
export function watchMuting(): () => void {
	return appEvents.on('muteRuleSwitchedOff', ({ rule }) => {
		toast(t('timeline.muteRuleOff', { rule }), { tone: 'danger', icon: 'warning' });
	});
}
