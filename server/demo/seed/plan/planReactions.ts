import { pictures, type Subject } from '../draw/pictures';
import type { Random } from '../random';
import { keyOf, MINUTE, type PlannedNote, type PlannedReaction } from './PlannedNote';
import type { Plan } from './planOriginals';

const ANY = [
	'👍',
	'❤',
	'😆',
	'🎉',
	'👀',
	'🙏',
	'✨',
	'😮',
	'🥲',
	'💯',
	':drop_happy:',
	':drop_joy:',
	':drop_love:',
	':gull:',
	':bunting:',
	':drop_salute:',
] as const;

const BY_SUBJECT: Readonly<Record<Subject, readonly string[]>> = {
	sea: ['🌊', '⛵', '⚓', '🌅', '💙', ':big_wave:', ':lighthouse:', ':sail:', ':buoy_bob:'],
	town: ['🏘️', '📸', '😍', ':lamp_on:', ':drop_love:', '🚋'],
	land: ['⛰️', '🌲', '😍', '✨', ':aurora:', '🍂'],
	food: ['😋', '🤤', '🍞', ':soup:', ':bread:', ':drop_love:', '🔥'],
	home: ['🐈', '🪴', '📚', ':mug:', '🥰'],
	art: ['🎨', '😍', '✨', ':drop_love:', '🖼️', '💯'],
	work: ['🛠️', '🤓', '👀', ':compass:', ':helm:', '📈'],
};

const BY_WORDS: readonly (readonly [words: RegExp, reactions: readonly string[]])[] = [
	[/gull|bird|pipit|heron|鳥|カモメ/i, [':gull:', ':gull_stare:', '🐦']],
	[/fog|mist|霧|brume|niebla|大雾/i, [':fog:', '🌫️']],
	[/crab|sideways/i, ['🦀', ':crab:']],
	[/octopus|squid|eel|章鱼|墨/i, ['🐙', ':octopus:', '🦑']],
	[/tea|coffee|kettle|茶|コーヒー/i, ['☕', ':mug:', ':drop_tea:']],
	[/soup|bread|パン|cake|food|onion|croissant/i, ['😋', ':soup:', ':bread:', '🍞']],
	[/sleep|nap|ねむ|寝|困/i, ['😴', ':drop_sleepy:', ':gull_sleep:']],
	[/cat|ねこ|猫|にゃ|chat\b|Katze|고양이/i, ['🐈', '😻']],
	[/aurora|star|moon|星|月|cielo|étoile/i, ['✨', '🌌', ':moon_full:', ':aurora:']],
	[/thank|ありがとう|danke|merci|gracias/i, ['🙏', '❤', ':drop_love:']],
	[/lost|cry|miss|sorry|bins|dentist/i, ['🥲', ':drop_cry:', '🫂']],
	[/boat|ferry|ship|船|barco|bateau/i, ['⛵', ':ferry:', ':sail:', '⚓']],
];

const MANY = 17;

/** Adds reactions by users, more for appealing notes, mostly ones that fit the note. */
export function planReactions({ random, people }: Plan, notes: readonly PlannedNote[]): void {
	const keys = people.filter(person => !person.isBot).map(keyOf);
	for (const note of notes) {
		if (note.visibility === 'specified' || (note.renote && note.text === null)) continue;
		const count = Math.min(keys.length - 2, Math.round(note.appeal ** 1.6 * MANY * random.between(0.4, 1.7)));
		if (count <= 0) continue;
		const fitting = reactionsFor(random, {
			words: `${note.cw ?? ''} ${note.text ?? ''}`,
			fileName: note.files[0]?.name ?? null,
		});
		note.reactions = random
			.sample(
				keys.filter(key => key !== note.author),
				count,
			)
			.map((by): PlannedReaction => {
				const favourite = fitting[0] ?? '👍';
				const reaction = note.likeOnly ? '❤' : random.chance(0.45) ? favourite : random.pick(fitting);
				const after = Math.min(note.ago * 0.9, random.between(0.3, 240) * MINUTE * random.next());
				return { by, reaction, ago: Math.max(1000, note.ago - after) };
			});
	}
}

/**
 * Fitting reactions, the best first.
 * @param given the note's text, and its first picture
 */
export function reactionsFor(
	random: Random,
	{ words, fileName }: { words: string; fileName: string | null },
): string[] {
	const subject = pictures.find(picture => picture.name === fileName)?.subject;
	const fitting = [
		...(subject ? BY_SUBJECT[subject] : []),
		...BY_WORDS.flatMap(([form, reactions]) => (form.test(words) ? reactions : [])),
	];
	return [...random.sample(fitting, 3), ...random.sample(ANY, 2)];
}
