/** The keys of all tips (rules/appearance#tips). */
export const TIP_KEYS = [
	'drive',
	'uploader',
	'postFormUploader',
	'clips',
	'userLists',
	'tl.home',
	'tl.local',
	'tl.social',
	'tl.global',
	'abuses',
] as const;
export type TipKey = (typeof TIP_KEYS)[number];

/** Which tips have been dismissed. */
export type Tips = Readonly<Record<string, boolean>>;

export const isTipKey = (key: string): key is TipKey => TIP_KEYS.some(each => each === key);

/** Every tip dismissed. */
export const ALL_HIDDEN: Tips = Object.fromEntries(TIP_KEYS.map(key => [key, true]));

export const areAllHidden = (tips: Tips): boolean => TIP_KEYS.every(key => tips[key]);
