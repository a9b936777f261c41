import type { PageFont } from '../../../store/tables/pages';
import { DAY, type PersonKey } from '../plan/PlannedNote';

/** A block of a page of the demo world. */
export type PlannedBlock =
	| { readonly text: string }
	| { readonly section: string; readonly blocks: readonly PlannedBlock[] }
	/** A drawn picture. */
	| { readonly picture: string }
	/** The note of this person that most people liked. */
	| { readonly noteOf: PersonKey };

interface PlannedPage {
	readonly owner: PersonKey;
	readonly name: string;
	readonly title: string;
	readonly summary: string;
	/** A drawn picture. */
	readonly eyecatch: string;
	readonly font: PageFont;
	readonly alignCenter?: true;
	/** Milliseconds before now: when it was written, and when it was last changed. */
	readonly ago: number;
	readonly changedAgo: number;
	/** Whether it is on its owner's profile. */
	readonly isPinned?: true;
	readonly likedBy: readonly PersonKey[];
	readonly blocks: readonly PlannedBlock[];
}

/** Oldest first. */
export const plannedPages: readonly PlannedPage[] = [
	{
		owner: 'mara',
		name: 'keeping-the-light',
		title: 'Keeping the light',
		summary: 'What happens in the lamp room between dusk and dawn.',
		eyecatch: 'last-light',
		font: 'serif',
		ago: 82 * DAY,
		changedAgo: 11 * DAY,
		isPinned: true,
		likedBy: ['demo', 'friend', 'tomo', 'lea', 'wren'],
		blocks: [
			{
				text: 'People ask what a keeper does all night. The honest answer: **wind, wipe, write**. The clockwork wants winding every four hours, the lens wants wiping whenever the fog has been in, and the log wants to be written whether anything happened or not.',
			},
			{ picture: 'headland-light' },
			{
				section: 'The lamp',
				blocks: [
					{
						text: 'Three flashes, a pause, three flashes. Nobody else on this coast has that rhythm, so whoever counts to three knows where they are.\n\n> If you can read this line by the light of the lamp, you are standing too close to it.',
					},
					{
						section: 'When it fails',
						blocks: [
							{
								text: 'It failed once, in the storm of the year before last. We carried oil lamps up 132 steps and turned a biscuit tin in front of them by hand, $[shake three at a time].',
							},
							{ picture: 'before-the-storm' },
						],
					},
				],
			},
			{ section: 'From the log', blocks: [{ noteOf: 'mara' }] },
			{ text: 'Visitors are welcome on Sundays. Bring your own tea. :lighthouse:' },
		],
	},
	{
		owner: 'rin',
		name: '島の歩き方',
		title: '島の歩き方',
		summary: '朝の船で着いて、夕方の船で帰る人のために。',
		eyecatch: 'early-ferry',
		font: 'sans-serif',
		ago: 54 * DAY,
		changedAgo: 20 * DAY,
		likedBy: ['demo', 'hana', 'sota', 'friend'],
		blocks: [
			{
				text: '港から灯台まで、ゆっくり歩いて**二時間**。道は一本なので迷いません。迷ったら猫についていってください。',
			},
			{
				section: '午前：港の周り',
				blocks: [
					{ text: '市場は七時から。並んでいる魚の名前は、聞けば誰でも教えてくれます。' },
					{ picture: 'market-fish' },
				],
			},
			{
				section: '午後：岬へ',
				blocks: [
					{ text: '坂の途中にベンチが三つ。三つ目からの眺めがいちばんです。' },
					{ picture: 'quay-houses' },
					{ noteOf: 'hana' },
				],
			},
			{ text: '帰りの船は**17時40分**。乗り遅れた人のための布団もあります。' },
		],
	},
	{
		owner: 'demo',
		name: 'building-the-dinghy',
		title: 'Building the dinghy',
		summary: 'Notes on a boat that is nearly finished, and has been for two years.',
		eyecatch: 'boat-lines',
		font: 'sans-serif',
		ago: 40 * DAY,
		changedAgo: 3 * DAY,
		isPinned: true,
		likedBy: ['tomo', 'mara', 'friend'],
		blocks: [
			{
				text: 'Three metres sixty, larch on oak, one mast. This page says what I would do again, and what I would leave to others.',
			},
			{
				section: 'Lines and lofting',
				blocks: [
					{
						text: '1. Draw it full size on the floor.\n2. Find out that the floor is not flat.\n3. Draw it again.\n\nThe plan is on the wall now, where the cat can’t sit on it.',
					},
					{ picture: 'sea-chart' },
				],
			},
			{
				section: 'The one knot',
				blocks: [{ text: 'Everything is held by it. Learn it before you learn to saw.' }, { picture: 'bowline' }],
			},
			{ section: 'What others say', blocks: [{ noteOf: 'tomo' }] },
			{ text: 'Launch: $[fg.color=e2b464 in spring]. Which spring is not decided.' },
		],
	},
];
