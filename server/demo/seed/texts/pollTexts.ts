import type { Language } from '../people/Person';

export interface PollText {
	language: Language;
	text: string;
	choices: readonly string[];
	multiple?: boolean;
}

const poll = (language: Language, text: string, choices: readonly string[], multiple = false): PollText => ({
	language,
	text,
	choices,
	multiple,
});

/** The polls. */
export const pollTexts: readonly PollText[] = [
	poll('en', 'Which one for the new deck?', ['Teak, oiled', 'Teak, bare', 'Painted grey', 'Cork']),
	poll('en', 'Colour of the new hull?', ['Signal red', 'Bottle green', 'Navy', 'The primer is fine, stop it']),
	poll('en', 'The ferry should leave', ['at 06:40, as God intended', 'at 07:00', 'when I get there']),
	poll('en', 'Soup on Friday', ['Chowder', 'Lentil', 'Tomato', 'Whatever the gulls leave']),
	poll('en', 'Things you have dropped into a harbour', ['Keys', 'Phone', 'Spectacles', 'A friend', 'Dignity'], true),
	poll('en', 'Right way to coil a rope', ['Clockwise', 'Clockwise, but on deck', 'A heap is a shape']),
	poll('en', 'Best hour', ['Before dawn', 'Golden', 'Blue', 'Lunch']),
	poll('en', 'Is a hot dog a boat?', ['Yes', 'No', 'It floats']),
	poll('en', 'What are you reading on?', ['Paper', 'E-ink', 'Phone in the dark', 'I listen'], true),
	poll('en', 'Tabs or spaces (I know, I know)', ['Tabs', 'Spaces', 'Elastic', 'I only write SQL']),
	poll('en', 'How many tabs are open right now?', ['< 10', '10 to 50', '50 to 200', 'Do not look']),
	poll('en', 'Name for the harbour cat', ['Bosun', 'Fender', 'Mrs Pellworm', 'Tax Return']),
	poll('en', 'Your next trip', ['North', 'South', 'Home', 'Wherever the cheap train goes']),
	poll('en', 'Which bird is that (very small, very far, brown)', ['Pipit', 'Dunnock', 'Leaf', 'The nemesis']),
	poll('en', 'Print the lighthouse picture as', ['Postcard', 'A3', 'Tea towel', 'Don’t']),
	poll('en', 'Move 24. White has', ['Rook e1', 'Knight d5', 'Resign with dignity']),
	poll('en', 'What is under the tarpaulin in slip 2?', ['A boat', 'Two boats', 'Art', 'The mayor’s car']),
	poll('en', 'Kitchen rules', ['Wash as you go', 'Wash at the end', 'There is no end'], false),
	poll(
		'en',
		'Meetings this week (all that apply)',
		['Could have been an email', 'Was an email', 'Had biscuits', 'I was muted throughout'],
		true,
	),
	poll('en', 'Best sound', [
		'Rigging at night',
		'Rain on a tent',
		'A kettle starting',
		'The plane taking the first shaving',
	]),
	poll('ja', '新作パン、どれが食べたい？', ['あんバター塩パン', 'くるみとチーズ', 'レモンカード', 'ぜんぶ']),
	poll('ja', '朝ごはんは', ['パン', 'ごはん', '食べない', 'きのうの残り']),
	poll('ja', '個展のポスター、色は', ['夕焼け', '群青', '白']),
	poll('ja', '旅のお供（複数可）', ['文庫本', '音楽', '駅弁', '何もいらない'], true),
	poll('ja', 'こたつ、もう出した？', ['出した', 'まだ', '年中出ている', 'ねこが出した']),
	poll('ja', '次に乗るなら', ['海沿いの各停', '夜行', '路面電車', '船']),
	poll('ja', '積ん読は何冊？', ['0', '1〜10', '11〜50', '地層']),
	poll('de', 'Abendbrot?', ['Brot', 'Auflauf', 'Zucchini, leider']),
	poll('de', 'Der Kompost ist', ['Kunst', 'Wissenschaft', 'warm']),
	poll('de', 'Freitag deployen?', ['Nein', 'Nein!', 'Schon passiert']),
	poll('fr', 'Pain au chocolat ou chocolatine ?', ['Pain au chocolat', 'Chocolatine', 'Je veux juste manger']),
	poll('fr', 'Lire la fin d’abord ?', ['Jamais', 'Toujours', 'Une fois, j’ai honte']),
	poll('es', '¿Tortilla con cebolla?', ['Con', 'Sin', 'Con, pero en secreto']),
	poll('es', 'Hora correcta de la cena', ['20:00', '21:30', '23:00', 'Depende del arroz']),
	poll('pt', 'Show de sexta', ['Samba', 'Choro', 'Surpresa']),
	poll('ko', '주인공 머리색', ['검정', '갈색', '분홍 (독자 원픽)']),
	poll('ko', '점심 메뉴', ['김밥', '칼국수', '떡볶이', '굶고 마감'], false),
	poll('zh', '下一卷胶片装', ['彩色', '黑白', '过期的']),
	poll('zh', '章鱼的名字', ['墨墨', '八爪', '主任', '别问它']),
];
