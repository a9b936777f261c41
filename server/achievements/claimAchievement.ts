import type { Core } from '../Core';
import { notify } from '../notifications/notify';
import { profiles } from '../store/tables/users';
import type { Achievement } from './achievements';

/** Keeps an achievement and notifies of it, once. */
export function claimAchievement(core: Core, userId: string, name: Achievement): void {
	core.db.transaction(() => {
		const profile = core.db.first(profiles, 'WHERE t.userId = ?', userId);
		if (!profile || profile.achievements.some(one => one.name === name)) return;
		const achievements = [...profile.achievements, { name, unlockedAt: Date.now() }];
		core.db.update(profiles, { achievements }, 'userId = ?', userId);
		core.db.afterCommit(() => notify(core, userId, { type: 'achievementEarned', data: { achievement: name } }));
	});
}
