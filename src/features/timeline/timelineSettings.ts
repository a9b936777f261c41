import { baseSetting } from '@/stores/preferences/baseSetting';
import { preference } from '@/stores/preferences/preference';

export interface TimelineChoice {
	/** home, local, social, media, global, or `list:{id}`; empty if none was chosen yet. */
	readonly src: string;
	readonly filter: {
		readonly withReplies: boolean;
		readonly withRenotes: boolean;
		readonly withSensitive: boolean;
		readonly onlyFiles: boolean;
	};
}

export const timelineChoice = baseSetting<TimelineChoice>({
	key: 'tl',
	where: 'deviceAccount',
	default: { src: '', filter: { withReplies: true, withRenotes: true, withSensitive: true, onlyFiles: false } },
	affects: 'lastView',
});
/** Whether to show ads to users whose role hides them. */
export const forceShowAds = preference({ key: 'forceShowAds', default: false, affects: 'lastView' });
