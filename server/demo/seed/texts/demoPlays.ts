import type { PlayVisibility } from '../../../store/tables/plays';
import type { PersonKey } from '../plan/PlannedNote';
import guessTheNumber from '../plays/guessTheNumber.is?raw';
import harbourLights from '../plays/harbourLights.is?raw';
import knotQuiz from '../plays/knotQuiz.is?raw';
import pollOfTheDay from '../plays/pollOfTheDay.is?raw';
import readingTime from '../plays/readingTime.is?raw';
import todaysSea from '../plays/todaysSea.is?raw';
import whoseTurn from '../plays/whoseTurn.is?raw';

export interface DemoPlay {
	readonly author: PersonKey;
	readonly title: string;
	readonly summary: string;
	readonly script: string;
	readonly visibility?: PlayVisibility;
	readonly likedBy: readonly PersonKey[];
}

/** The plays of the demo world, the oldest first. */
export const demoPlays: readonly DemoPlay[] = [
	{
		author: 'mara',
		title: 'Harbour lights',
		summary: 'Put out every lamp. A press changes **that lamp and the ones beside it**, so think twice. 🏮',
		script: harbourLights,
		likedBy: ['demo', 'friend', 'tomo', 'rin', 'lea'],
	},
	{
		author: 'demo',
		title: 'Poll of the day',
		summary: 'One question a day, the same for everyone. Your answer stays with you, unless you post it.',
		script: pollOfTheDay,
		likedBy: ['mara', 'friend', 'hana'],
	},
	{
		author: 'rin',
		title: '今日の海うらない',
		summary: '今日のあなたの海はどんな海？\n一日一回、ひと息つきたいときにどうぞ。',
		script: todaysSea,
		likedBy: ['demo', 'kei', 'hana', 'mara'],
	},
	{
		author: 'friend',
		title: 'Whose turn is it?',
		summary: 'Draws one of your names. Nobody has to decide who does the washing-up.',
		script: whoseTurn,
		likedBy: ['lea', 'demo'],
	},
	{
		author: 'kei',
		title: '数あて',
		summary: '1から100までの数を、できるだけ少ない回数で当ててください。',
		script: guessTheNumber,
		likedBy: ['rin'],
	},
	{
		author: 'tomo',
		title: 'How long is it?',
		summary: 'Paste a text, and see how long it takes to read.',
		script: readingTime,
		likedBy: ['demo'],
	},
	{
		author: 'demo',
		title: 'Knots, a quiz',
		summary: 'Cards to learn knots by. Three so far.',
		script: knotQuiz,
		visibility: 'private',
		likedBy: [],
	},
];
