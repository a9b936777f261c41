import * as p from '../http/params';

/** The fields of an announcement, with their limits. */
export const announcementFields = {
	title: () => p.text({ min: 1, max: 256 }),
	text: () => p.text({ min: 1, max: 16_384 }),
	imageUrl: () => p.nullable(p.url()),
	icon: () => p.oneOf('info', 'warning', 'error', 'success'),
	display: () => p.oneOf('normal', 'banner', 'dialog'),
} as const;
