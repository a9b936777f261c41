import type { PaletteName } from '../draw/palettes';
import type { SceneName } from '../draw/scenes/scenes';

export interface ChannelText {
	name: string;
	description: string;
	color: string;
	banner: readonly [scene: SceneName, palette: PaletteName];
	owner: string;
	/** The users who post in it. */
	members: readonly string[];
	texts: readonly string[];
	isSensitive?: boolean;
}

/** The channels of the home server, with their notes. */
export const channelTexts: readonly ChannelText[] = [
	{
		name: 'Harbour log',
		description: 'What came in, what went out, and what is still tied up. One line each.',
		color: '#2f6f9f',
		banner: ['harbourTown', 'morning'],
		owner: 'admin',
		members: ['demo', 'mara', 'admin', 'pim', 'tomo', 'wren', 'freya'],
		texts: [
			'Petrel out {time}, back before anyone noticed.',
			'Blue trawler in, deep in the water, all smiles.',
			'Pilot boat refuelled. So was the pilot.',
			'Unknown dinghy at the east steps. It has oars and a sandwich.',
			'Ferry {4-12} minutes late: swan.',
			'School boat out with nine children and one very tired teacher.',
			'Swell at the entrance, take the northern side.',
			'Lamp on number 4 buoy is out. Reported. Reported again.',
			'Two yachts rafted on the visitors’ berth. One accordion between them.',
			'Seal on the slipway. Work resumes when the seal does.',
			'Crane test Thursday {time}, mind your heads and your masts.',
			'Visitor from three countries away asked for “a quiet place”. Pointed at all of it.',
			'Low water springs tonight; if you have lost something, tonight is the night.',
			'Coal wharf ladder replaced. The old one has been retired with honours.',
			'Vrouwe Antje dried out on the hard. Free inspection of her bottom, please be polite.',
			'Gale warning down. Doubled everything. Go home.',
			'Gale warning lifted. One fender short. Everyone present.',
			'Fog. Horn. Fog.',
			'Mail boat brought the paint. Wrong red. It is a nice red.',
			'Regatta buoys laid. They are roughly where the map says.',
		],
	},
	{
		name: 'Galley',
		description: 'Recipes, disasters, second helpings.',
		color: '#c8553d',
		banner: ['oranges', 'golden'],
		owner: 'oskar',
		members: ['oskar', 'hana', 'marisol', 'greta', 'ede', 'friend', 'demo', 'minseo'],
		texts: [
			'Question of the day: dill or no dill?',
			'Anchovy in the onion jam. Trust me.',
			'パン生地に海水をほんの少し。塩がやさしい。',
			'¿Quién ha probado el bacalao con naranja? Yo sí. Otra vez.',
			'The pan is not dirty, it is seasoned. The pan told me.',
			'Quark, Leinöl, Kartoffel. Fertig ist das Glück.',
			'김치전은 두 번 뒤집는다. 세 번은 욕심.',
			'My stock has been on since {time}. It knows things.',
			'Found: one excellent knife. Lost: one fingertip of a glove.',
			'Chowder for forty, made for thirty, eaten by fifty.',
			'あまったパンの耳はかりんとうにすると世界が平和になります。',
			'Nobody needs a spiralizer. I have used mine every day this week.',
			'Substitution report: honey for sugar, hope for yeast.',
			'Pickled everything. The cupboard looks like a museum of summer.',
			'Salt earlier than you think, lemon later than you think.',
			'El secreto del sofrito sigue siendo secreto.',
			'If it is brown it is done, if it is black it is Tuesday.',
			'Marmeladenglas Nummer siebzehn sucht ein Zuhause.',
		],
	},
	{
		name: 'Night sky',
		description: 'Planets, aurora, clouds with excuses.',
		color: '#4a5fb0',
		banner: ['northernLights', 'aurora'],
		owner: 'diego',
		members: ['diego', 'ari', 'mara', 'wren', 'rin', 'hugo', 'demo'],
		texts: [
			'Kp {4-7}. Gloves by the door.',
			'Luna nueva esta semana. Apaguen lo que puedan.',
			'今夜は木星と月が近いです。',
			'Twenty minutes of clear sky and I used nineteen finding the eyepiece.',
			'Meteor count: {12-48}, wishes: classified.',
			'Nubes, segunda temporada.',
			'Halo around the moon tonight, 22 degrees, textbook.',
			'Andromeda with bare eyes from the breakwater. My neck has filed a complaint.',
			'流れ星、見えた？ いま、北のほう。',
			'Noctilucent clouds! Look north! Wake somebody!',
			'The ISS went over and a gull tried to race it.',
			'Saturne est penchée exactement comme il faut ce soir.',
			'Dew on everything. Telescope has gone to bed with a hot-water bottle.',
			'Green, then violet, then nothing, then everything.',
		],
	},
	{
		name: 'Pictures of boats',
		description: 'It says what it is.',
		color: '#2a9d8f',
		banner: ['openSea', 'golden'],
		owner: 'lea',
		members: ['lea', 'mara', 'pim', 'coral', 'xiaoyu', 'sota', 'demo', 'freya', 'tomo'],
		texts: [
			'Boat.',
			'Boat, from the other side.',
			'今日の船。',
			'A boat pretending to be a reflection.',
			'船，和它的倒影。',
			'This one has been here since before the pier.',
			'Waiting for wind. Beautifully.',
			'Boat (evening edition).',
			'Not strictly a boat.',
			'Same boat, different grey.',
			'They let me hold the rope.',
			'Boat no. {20-90}. The collection continues.',
			'Launch day!',
			'おやすみなさい、船たち。',
		],
	},
	{
		name: 'Quiet room',
		description: 'For the days that are too much. No advice unless asked.',
		color: '#7b6aa8',
		banner: ['stoneGarden', 'fog'],
		owner: 'yara',
		isSensitive: true,
		members: ['yara', 'pebble', 'kei', 'camille', 'nadia', 'ede'],
		texts: [
			'Long day. Sitting on the rocks until it is a shorter one.',
			'no words, just waves today',
			'今日は静かにしています。',
			'Tea. Blanket. Nothing asked of anyone.',
			'Journée en silence. Ça va, je reviens demain.',
			'Thank you for leaving a light on.',
			'It helps that this place exists.',
			'one small thing went right. counting it.',
		],
	},
];
