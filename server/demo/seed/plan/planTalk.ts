import type { Random } from '../random';
import { threads } from '../texts/threads';
import { answeredAfter } from './moments';
import { DAY, HOUR, keyOf, MINUTE, type PlannedNote, plannedNote } from './PlannedNote';
import { type Plan, writer } from './planOriginals';

/** Notes that others may reply to, renote or quote: public ones outside of channels. */
const isOpen = (note: PlannedNote): boolean =>
	note.visibility === 'public' && note.channel === undefined && !note.localOnly;

const byAppeal = (random: Random, notes: readonly PlannedNote[]): PlannedNote =>
	random.weighted(notes.map(note => [note, 0.02 + note.appeal ** 2] as const));

/** Conversations written as such. */
export function planThreads({ random, people }: Plan): PlannedNote[] {
	const keys = new Map(people.map(person => [person.username, keyOf(person)]));
	return threads.flatMap(({ picture, lines }) => {
		let ago = random.between(0.1, 27) * DAY;
		let before: PlannedNote | undefined;
		return lines.map(([username, text], index) => {
			ago -= index === 0 ? 0 : Math.min(random.between(0.5, 18) * MINUTE, ago * 0.3);
			const note = plannedNote({
				author: keys.get(username) ?? username,
				ago,
				text,
				appeal: 0.25 + random.next() * 0.35,
				files: index === 0 && picture !== undefined ? [{ name: picture, isSensitive: false }] : [],
				...(before ? { reply: before } : {}),
			});
			before = note;
			return note;
		});
	});
}

/** Single replies to popular notes. */
export function planReplies(plan: Plan, notes: readonly PlannedNote[], count: number): PlannedNote[] {
	const { random, texts, people } = plan;
	const open = notes.filter(note => isOpen(note) && note.ago > 10 * MINUTE);
	return Array.from({ length: count }, () => {
		const target = byAppeal(random, open);
		const author = people.find(person => keyOf(person) === target.author);
		const language = author?.languages[0] ?? 'en';
		const person = writerOtherThan(plan, language, target.author);
		return plannedNote({
			author: keyOf(person),
			ago: answeredAfter(target.ago, random),
			reply: target,
			appeal: random.next() * 0.3,
			text: texts.reply(person.languages.includes(language) ? language : person.languages[0]),
		});
	});
}

/** Renotes, with or without a text. */
export function planRenotes(
	plan: Plan,
	notes: readonly PlannedNote[],
	counts: { renotes: number; quotes: number },
): PlannedNote[] {
	const { random, texts } = plan;
	const open = notes.filter(note => isOpen(note) && note.ago > 20 * MINUTE && !note.reply);
	const once = new Set<string>();
	return Array.from({ length: counts.renotes + counts.quotes }, (_, index) => {
		const isQuote = index < counts.quotes;
		let [target, person] = [byAppeal(random, open), writer(plan)];
		for (
			let tries = 0;
			tries < 50 && (once.has(`${target.author} ${target.ago} ${keyOf(person)}`) || keyOf(person) === target.author);
			tries++
		) {
			[target, person] = [byAppeal(random, open), writer(plan)];
		}
		once.add(`${target.author} ${target.ago} ${keyOf(person)}`);
		return plannedNote({
			author: keyOf(person),
			ago: answeredAfter(target.ago, random),
			renote: target,
			appeal: isQuote ? 0.4 : 0,
			text: isQuote ? texts.quote(person.languages[0]) : null,
			visibility: person.isLocked ? 'followers' : random.chance(0.1) ? 'home' : 'public',
		});
	});
}

const DIRECT_TEXTS = [
	'I have the spare key if you need it before Thursday.',
	'Between us: the cake is for you. Act surprised.',
	'Could you look at my draft? It’s the one about the fog.',
	'Your parcel is at mine. It’s ticking. (It’s a clock.)',
	'Thank you for yesterday. It helped.',
	'明日の朝、パンを取り置きしておきますね。',
	'Kannst du am Samstag das Cello mitbringen?',
	'I found your glove. It was in the logbook.',
] as const;

/** Direct notes to demo and friend. */
export function planDirect({ random, people }: Plan): PlannedNote[] {
	const senders = people.filter(
		person => person.host === undefined && !person.isBot && !['demo', 'admin'].includes(person.username),
	);
	return DIRECT_TEXTS.map(text => {
		const author = keyOf(random.pick(senders));
		return plannedNote({
			author,
			ago: random.between(0.2, 20) * DAY,
			text: `@demo ${text}`,
			visibility: 'specified',
			recipients: ['demo'],
		});
	});
}

/** Mentions of demo. */
export function planMentions({ random, people }: Plan): PlannedNote[] {
	const texts = [
		'@demo is the kettle on?',
		'@demo you were right about the fender.',
		'Regatta crew so far: @demo, @mara and whoever is bravest.',
		'@demo 潮位表、助かりました！',
		'Ask @demo, they have the logbook.',
		'@demo kommst du Donnerstag in die Werkstatt?',
		'@demo @friend table for three at the Anchor?',
		'Big thanks to @demo for carrying the books.',
	];
	const writers = people.filter(
		person => !person.isBot && person.username !== 'demo' && person.host === undefined && !person.isLocked,
	);
	return texts.map(text =>
		plannedNote({ author: keyOf(random.pick(writers)), ago: random.between(2 * HOUR, 12 * DAY), text, appeal: 0.2 }),
	);
}

function writerOtherThan(
	plan: Plan,
	language: Parameters<typeof writer>[1],
	author: string,
): ReturnType<typeof writer> {
	for (let tries = 0; tries < 12; tries++) {
		const person = plan.random.chance(0.75) ? writer(plan, language) : writer(plan, 'en');
		if (keyOf(person) !== author) return person;
	}
	return writer(plan);
}
