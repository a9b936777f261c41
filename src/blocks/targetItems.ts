import type { TimelineTarget } from '@/domain/collections';
import { t } from '@/i18n/t';
import type { Session } from '@/stores/session/Session';
import { type NamedTarget, timelineTargets } from '@/stores/timelineTargets';
import type { MenuItem } from '@/ui/menu/MenuItem';
import { submenuItems } from './actions/submenuItems';

/** Entries for what a kind of timeline can be of, with this account: each list, antenna or channel. */
export function targetItems(
	session: Session,
	target: TimelineTarget,
	choose: (found: NamedTarget) => void,
): Promise<readonly MenuItem[]> {
	return submenuItems(async () => {
		const targets = await timelineTargets(session, target);
		if (targets.length === 0) return [{ type: 'label', text: t(`deck.no_${target}`) }];
		return targets.map(found => ({ text: found.name, icon: target, onSelect: () => choose(found) }));
	});
}
