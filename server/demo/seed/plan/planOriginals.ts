import { type Picture, pictures, type Subject } from '../draw/pictures';
import type { Language, Person } from '../people/Person';
import type { Random } from '../random';
import { channelTexts } from '../texts/channelNotes';
import { markupNotes } from '../texts/markup';
import { pollTexts } from '../texts/pollTexts';
import { warningNotes } from '../texts/warnings';
import { DAY, HOUR, keyOf, type PlannedFile, type PlannedNote, plannedNote } from './PlannedNote';
import type { TextSource } from './TextSource';

/** What all planners need. */
export interface Plan {
	random: Random;
	texts: TextSource;
	people: readonly Person[];
	/** Milliseconds since the epoch. */
	now: number;
}

const PICTURE_COUNTS = [
	[1, 50],
	[2, 18],
	[3, 9],
	[4, 12],
	[5, 3],
	[6, 3],
	[8, 2],
	[9, 1.5],
	[12, 1],
	[16, 0.8],
] as const;

/** An author, more likely an active one; if a language is given, one who uses it. */
export function writer({ random, people }: Plan, language?: Language): Person {
	const able = people.filter(
		person => !person.isBot && (language === undefined || person.languages.includes(language)),
	);
	const native = able.filter(person => person.languages[0] === language);
	return random.weighted((native.length > 0 ? native : able).map(person => [person, person.activity] as const));
}

/** A note of some kind for each of the given times. */
export function planOriginals(plan: Plan, moments: readonly number[]): PlannedNote[] {
	const kinds = kindsFor(plan, moments.length);
	return moments.map((ago, index) => (kinds[index] ?? plainNote)(plan, ago));
}

type Kind = (plan: Plan, ago: number) => PlannedNote;

/** The right number of each kind, shuffled; the rest is plain. */
function kindsFor({ random }: Plan, count: number): Kind[] {
	const markup = random.shuffle(markupNotes);
	const warnings = random.shuffle(warningNotes);
	const polls = random.shuffle(pollTexts);
	const special: Kind[] = [
		...markup.map(
			(row): Kind =>
				(plan, ago) =>
					markupNote(plan, ago, row),
		),
		...warnings.map(
			(row): Kind =>
				(plan, ago) =>
					warningNote(plan, ago, row),
		),
		...polls.map(
			(row): Kind =>
				(plan, ago) =>
					pollNote(plan, ago, row),
		),
		...channelTexts.flatMap(channel =>
			channel.texts
				.flatMap(text => (/\{/.test(text) ? [text, text, text] : [text]))
				.map(
					(text): Kind =>
						(plan, ago) =>
							channelNote(plan, ago, channel, text),
				),
		),
		...Array.from({ length: 60 }, (): Kind => tideNote),
		...Array.from({ length: 18 }, (): Kind => sensitiveNote),
		filmNote,
		filmNote,
		tuneNote,
		tuneNote,
	];
	const shown = Math.round(count * 0.26);
	const all = [...special, ...Array.from({ length: shown }, (): Kind => pictureNote)];
	return random.shuffle(
		[...all, ...Array.from({ length: Math.max(0, count - all.length) }, (): Kind => plainNote)].slice(0, count),
	);
}

function plainNote(plan: Plan, ago: number): PlannedNote {
	const { random, texts } = plan;
	for (let tries = 0; tries < 40; tries++) {
		const person = writer(plan);
		const text = texts.note(person.languages, person.topics);
		if (text === null) continue;
		const visibility = person.isLocked || random.chance(0.03) ? 'followers' : random.chance(0.06) ? 'home' : 'public';
		return plannedNote({
			author: keyOf(person),
			ago,
			text,
			visibility,
			...(random.chance(0.02) && person.host === undefined ? { localOnly: true } : {}),
			...(random.chance(0.02) ? { likeOnly: true } : {}),
			appeal: random.next() ** 2 * 0.7,
		});
	}
	return pictureNote(plan, ago);
}

/** Pictures of the given subjects first, then any; no picture twice in a note. */
export function choosePictures(random: Random, subjects: readonly Subject[], count: number): Picture[] {
	const own = random.shuffle(pictures.filter(picture => subjects.includes(picture.subject)));
	return [...own, ...random.shuffle(pictures.filter(picture => !subjects.includes(picture.subject)))].slice(0, count);
}

const asFile = (picture: Picture, isSensitive = false): PlannedFile => ({ name: picture.name, isSensitive });

function pictureNote(plan: Plan, ago: number): PlannedNote {
	const { random, texts } = plan;
	const person = random.weighted(
		plan.people.filter(one => one.pictures.length > 0 && !one.isBot).map(one => [one, one.activity] as const),
	);
	const count = random.weighted(PICTURE_COUNTS);
	const subject = random.pick(person.pictures);
	const chosen = choosePictures(random, count <= 3 ? [subject] : person.pictures, count);
	const caption = texts.caption(person.languages, chosen[0]?.subject ?? subject);
	const text = caption ?? (random.chance(0.6) ? texts.note(person.languages, person.topics) : null);
	return plannedNote({
		author: keyOf(person),
		ago,
		text,
		visibility: person.isLocked ? 'followers' : random.chance(0.05) ? 'home' : 'public',
		files: chosen.map(picture => asFile(picture)),
		appeal: 0.35 + random.next() * 0.6,
	});
}

function sensitiveNote(plan: Plan, ago: number): PlannedNote {
	const note = pictureNote(plan, ago);
	const files = note.files
		.slice(0, 4)
		.map((file, index) => ({ ...file, isSensitive: index === 0 || plan.random.chance(0.5) }));
	return {
		...note,
		files,
		...(plan.random.chance(0.4)
			? { cw: plan.random.pick(['eye contact', 'bright colours', 'food', 'heights', 'flash']) }
			: {}),
	};
}

function markupNote(plan: Plan, ago: number, [language, text]: (typeof markupNotes)[number]): PlannedNote {
	const isTest = /self-test|typed with MFM/.test(text);
	const author = isTest ? 'sora@tidepool.example' : keyOf(writer(plan, language));
	return plannedNote({ author, ago, text: plan.texts.fill(language, text), appeal: 0.3 + plan.random.next() * 0.4 });
}

function warningNote(plan: Plan, ago: number, [language, cw, text]: (typeof warningNotes)[number]): PlannedNote {
	return plannedNote({ author: keyOf(writer(plan, language)), ago, cw, text, appeal: 0.2 + plan.random.next() * 0.4 });
}

function pollNote(
	plan: Plan,
	ago: number,
	{ language, text, choices, multiple = false }: (typeof pollTexts)[number],
): PlannedNote {
	const { random } = plan;
	const lasts = random.pick([HOUR * 6, DAY, DAY * 3, DAY * 7]);
	const endsIn = random.chance(0.2) ? null : lasts - ago;
	const votes = random.sample(plan.people, random.int(4, 26)).flatMap(person =>
		random
			.sample(
				choices.map((_, index) => index),
				multiple ? random.int(1, 3) : 1,
			)
			.map(choice => ({ voter: keyOf(person), choice: random.chance(0.4) ? 0 : choice })),
	);
	const once = new Map(votes.map(vote => [multiple ? `${vote.voter} ${vote.choice}` : vote.voter, vote]));
	return plannedNote({
		author: keyOf(writer(plan, language)),
		ago,
		text,
		poll: { choices, multiple, endsIn, votes: [...once.values()] },
		appeal: 0.5,
	});
}

function channelNote(plan: Plan, ago: number, channel: (typeof channelTexts)[number], text: string): PlannedNote {
	const { random, texts, people } = plan;
	const language = languageOf(text);
	const members = people.filter(person => channel.members.includes(person.username));
	const able = members.filter(person => person.languages.includes(language));
	const author = random.pick(able.length > 0 ? able : members);
	const hasPicture = channel.name === 'Pictures of boats' || random.chance(0.1);
	const files = hasPicture
		? choosePictures(random, channel.name === 'Galley' ? ['food'] : ['sea'], random.int(1, 2)).map(picture =>
				asFile(picture),
			)
		: [];
	return plannedNote({
		author: keyOf(author),
		ago,
		text: texts.fill(language, text),
		channel: channel.name,
		files,
		appeal: random.next() * 0.5,
	});
}

/** By its letters: good enough for the short texts of channels. */
function languageOf(text: string): Language {
	if (/[ぁ-ん]/.test(text)) return 'ja';
	if (/[가-힣]/.test(text)) return 'ko';
	if (/[一-鿿]/.test(text)) return 'zh';
	if (/[¿¡ñ]|\b(?:Luna|Nubes|secreto)\b/.test(text)) return 'es';
	if (/[äöüß]|Quark/.test(text)) return 'de';
	return /[éàç]/.test(text) ? 'fr' : 'en';
}

const KNOTS = [
	'bowline',
	'clove hitch',
	'sheet bend',
	'rolling hitch',
	'figure of eight',
	'anchor hitch',
	'carrick bend',
	'trucker’s hitch',
] as const;
const AREAS = ['Skerry Sound', 'The Narrows', 'Outer Bank', 'Leeward Bay', 'The Rip'] as const;

/** A note by a bot: a tide table, or the weather with a knot. */
function tideNote({ random, now }: Plan, ago: number): PlannedNote {
	if (random.chance(0.3)) {
		const [from, to] = [random.int(2, 4), random.int(5, 8)];
		const text = `${random.pick(AREAS)}: ${random.pick(['south-westerly', 'north-westerly', 'variable', 'easterly', 'southerly'])} ${from} to ${to}, ${random.pick(['rain later', 'fair', 'fog banks', 'showers', 'good'])}. Sea ${random.pick(['slight', 'moderate', 'rough at times'])}.\nKnot of the day: ${random.pick(KNOTS)}.`;
		return plannedNote({ author: 'bosun@shipyard.example', ago, text, appeal: 0.15 });
	}
	const hour = new Date(now - ago).getUTCHours();
	const clock = (later: number): string =>
		`${String((hour + later) % 24).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
	const text = `East pier\n\`${clock(1)}\` high ${random.int(3, 4)}.${random.int(0, 9)} m\n\`${clock(7)}\` low 0.${random.int(4, 9)} m\n#tides`;
	return plannedNote({
		author: 'tidebot',
		ago,
		text,
		visibility: random.chance(0.5) ? 'home' : 'public',
		appeal: 0.05,
		files: random.chance(0.08) ? [{ name: 'tide-curve', isSensitive: false }] : [],
	});
}

const FILM_TEXTS = [
	'Eight seconds of last night, with sound.',
	'The lamp, the boat, the bell. Turn the sound on.',
] as const;
const TUNE_TEXTS = [
	'Recorded the bell buoy in the swell. It knows one tune.',
	'ブイの鐘、三分の二拍子くらい。',
] as const;

const filmNote = ({ random }: Plan, ago: number): PlannedNote =>
	plannedNote({
		author: 'mara',
		ago,
		text: random.pick(FILM_TEXTS),
		files: [{ name: 'lighthouse-film', isSensitive: false }],
		appeal: 0.8,
	});
const tuneNote = ({ random }: Plan, ago: number): PlannedNote =>
	plannedNote({
		author: random.pick(['nami@tidepool.example', 'bruna']),
		ago,
		text: random.pick(TUNE_TEXTS),
		files: [{ name: 'bell-buoy', isSensitive: false }],
		appeal: 0.7,
	});
