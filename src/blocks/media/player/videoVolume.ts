import { baseSetting } from '@/stores/preferences/baseSetting';

export const videoVolume = baseSetting({ key: 'videoVolume', where: 'device', default: 0.25 });

/** The last volume above 0 that was chosen in a player, to which unmuting returns. */
export const audibleVolume = baseSetting({
	key: 'audibleVolume',
	where: 'device',
	default: videoVolume.default,
});
