import type { Language } from '../people/Person';
import { type Corpus, lines } from './Corpus';

const small = (daily: string, replies: string): Corpus => ({
	slots: {},
	topics: { daily: lines(daily) },
	captions: {},
	replies: lines(replies),
	quotes: [],
});

/** Languages with only a few notes. */
export const otherLanguages: Partial<Record<Language, Corpus>> = {
	it: small(
		`Panni stesi, vento buono, niente da dichiarare.
		Ho fotografato una porta. Si è aperta. Ho fotografato una signora.
		La luce di oggi la pago volentieri.
		Caffè, scala, caffè. Così si lavora.
		Mia zia dice che le mie foto sono “storte ma sincere”.
		Una finestra, tre gatti, nessun proprietario.
		Ho perso il traghetto per colpa di un’ombra bellissima.`,
		'Che meraviglia!\nQuanto è vero.\nArrivo.\nLa zia ha ragione.',
	),
	nl: small(
		`Windkracht zes en de fluitketel doet mee.
		Antje ligt droog. Ik niet.
		Vandaag geschilderd. De boot ook een beetje.
		Brug open, brug dicht, thee op.
		Een zwaan heeft ons ingehaald. Geen commentaar.
		Vlak land, hoge luchten, natte sokken.`,
		'Mooi zo!\nWind tegen?\nKoffie staat klaar.',
	),
	ru: small(
		`Ход конём. Конь пришёл по почте через девять дней.
		Читаю медленно, чтобы не кончалось.
		Туман такой, что партию пришлось доигрывать на слух.
		Чай остыл, эндшпиль тоже.
		Нашла в книге чужую закладку: рецепт пирога. Пирог удался.
		Осень играет белыми.`,
		'Как хорошо сказано.\nСогласна.\nА что за пирог?',
	),
	ar: small(
		`صباح الخير من بين الصخور. الأشنة اليوم بلون الذهب القديم.
		المطر أخيرًا، والحديقة كلها تتنفس.
		وجدتُ نبتةً لا اسم لها بعد، فجلستُ بجانبها قليلًا.
		القهوة جاهزة، والبحر أيضًا.
		كل حجر على الشاطئ له قصة، وأنا أقرأ ببطء.
		زرعتُ الريحان قرب النافذة، فصار البيت كله يبتسم.`,
		'جميل جدًا.\nصباح النور!\nأتفق معك تمامًا.',
	),
	fi: small(
		`Revontulet klo {time}. Termospullo tyhjä, sydän täynnä.
		Sauna lämmin, ajatukset hiljaa.
		Kettu kävi taas pihalla. Ei puhuttu mitään.
		Pakkasta {12-28}. Lumi narisee kuin vanha ovi.
		Kuusi tuntia pimeää, yksi hyvä kuva.
		Naapuri sanoi huomenta. Vilkas päivä.`,
		'Hieno!\nNiin on.\nSaunalle?',
	),
};
