import { describe, expect, it } from 'vitest';
import { achievementTexts } from '@/features/notifications/achievementTexts';
import { notificationWords } from '@/features/notifications/notificationWords';
import type { Messages } from '@/i18n/messages';
import { installMessages } from '@/i18n/text';
import { mergeLocale } from '../../../vite/localeFiles';
import { achievementText as textWith } from './achievementText';

const achievementText = (name: string) => textWith(name, { ...notificationWords(), achievements: achievementTexts() });

/** Every name that servers of the network know (`i/claim-achievement`). */
const MILESTONES = {
	notes: [1, 10, 100, 500, ...[1, 5, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map(each => each * 1_000)],
	login: [3, 7, 15, 30, 60, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000],
	passedSinceAccountCreated: [1, 2, 3],
	following: [1, 10, 50, 100, 300],
	followers: [1, 10, 50, 100, 300, 500, 1_000],
};
const OTHERS = [
	...['loggedInOnBirthday', 'loggedInOnNewYearsDay', 'noteClipped1', 'noteFavorited1', 'myNoteFavorited1'],
	...['profileFilled', 'markedAsCat', 'collectAchievements30', 'viewAchievements3min', 'iLoveMisskey', 'foundTreasure'],
	...['client30min', 'client60min', 'noteDeletedWithin1min', 'postedAtLateNight', 'postedAt0min0sec', 'selfQuote'],
	...['htl20npm', 'viewInstanceChart', 'outputHelloWorldOnScratchpad', 'open3windows', 'driveFolderCircularReference'],
	...['reactWithoutRead', 'clickedClickHere', 'justPlainLucky', 'setNameToSyuilo', 'cookieClicked', 'brainDiver'],
	...['smashTestNotificationButton', 'tutorialCompleted', 'bubbleGameExplodingHead', 'bubbleGameDoubleExplodingHead'],
];
const NAMES = [
	...Object.entries(MILESTONES).flatMap(([family, counts]) => counts.map(count => `${family}${count}`)),
	...OTHERS,
];

describe.each(['en-US', 'ja-JP'] as const)('in %s', language => {
	it('every achievement has words of its own', () => {
		installMessages(language, mergeLocale(language) as unknown as Messages);
		const said = NAMES.map(achievementText);
		expect(said.filter((each, index) => each.includes(NAMES[index] ?? '') || each.includes('achievements.'))).toEqual(
			[],
		);
		expect(new Set(said).size).toBe(NAMES.length);
		installMessages('en-US', mergeLocale('en-US') as unknown as Messages);
	});
});

it('counts milestones, describes the others, and reads an unknown name as words', () => {
	expect(achievementText('notes1')).toBe('First note posted');
	expect(achievementText('notes10000')).toBe('10,000 notes posted');
	expect(achievementText('markedAsCat')).toMatch(/^On four paws: /);
	expect(achievementText('sailedAround2Capes')).toBe('Sailed around 2 capes');
	expect(achievementText('constructor')).toBe('Constructor');
});
