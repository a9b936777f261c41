import { sessionSync } from '@/blocks/preferences/sessionSync';
import { settingName } from '@/blocks/preferences/settingName';
import { fill } from '@/i18n/fill';
import { text } from '@/i18n/text';
import type { Session } from '@/stores/session/Session';
import { toast } from '@/ui/toast/toasts';
import { decideSync } from './decideSync';

/**
 * Says which synced settings of an account differ on its server, as they are found, with a way to decide
 * (rules/preferences#sync).
 * @returns the function that stops it
 */
export function tellUndecided(session: Session): () => void {
	return sessionSync(session).undecided.subscribe((units, known) => {
		for (const unit of units.filter(each => !known.includes(each))) {
			toast(fill(text.profiles.undecided.title, { name: settingName(unit.key) }), {
				icon: 'refresh',
				action: { text: text.profiles.undecided.decide, onPress: () => void decideSync(session, unit) },
			});
		}
	});
}
