import { type Corpus, lines } from './Corpus';

export const pt: Corpus = {
	slots: {
		place: ['no cais', 'na praia', 'na varanda', 'na feira', 'no ponto de ônibus'],
		weather: ['vento sul', 'maresia', 'sol entre nuvens', 'uma chuvinha', 'calor de janeiro'],
		day: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
		food: ['pão de queijo', 'pastel', 'bolo de fubá', 'tapioca', 'peixe frito'],
	},
	topics: {
		music: lines(`Corda nova, samba velho. {place}, {day}.
			Toquei {place} e um cachorro sentou na primeira fila.
			Esqueci a letra e o público lembrou. Obrigada, público.
			Três acordes e {weather}. Dá um disco.
			A passagem de som foi melhor que o show. Acontece.
			Compus uma música sobre {food}. É a minha mais sincera.
			O vizinho bateu na parede no tempo certo. Contratado.`),
		sea: lines(`Maré baixa, café forte, ninguém me chame até {time}.
			O mar hoje está com cara de segunda-feira.
			{weather} e onda pequena. Perfeito para quem finge que surfa.
			Entrei na água pensando, saí sem pensar. Era o plano.
			A prancha ficou, eu fui. Depois trocamos.`),
		daily: lines(`Acordei antes do despertador e fiquei ofendida.
			{food} resolve. Não tudo, mas o importante.
			Fila {place}: fiz duas amigas e perdi o número.
			O ônibus passou cheio, passou vazio, não parou. Filosofia.
			Hoje eu arrumei a gaveta das coisas que não têm gaveta.
			{weather}, rede, livro no rosto.
			Saudade é um recado que ninguém apaga.`),
		food: lines(`Fiz {food}. Era para quatro. Éramos duas. Resolvido.
			Café coado, janela aberta, {weather}.`),
	},
	captions: {
		sea: lines('Hoje cedo.\nO mar caprichou.\nSem filtro, com areia.'),
		town: lines('Voltando para casa.\n{place}, fim de tarde.'),
		art: lines('Capa do disco? Talvez.\nRabisco de madrugada.'),
	},
	replies: lines(`Que lindo!
		Tô dentro.
		Kkkkk verdade.
		Manda a receita!
		Eu estava lá e confirmo.
		Amei.
		Força!
		Sexta {place}?
		O cachorro tem bom gosto.
		Isso virou meu dia.`),
	quotes: lines('É isso, gente.\nLeiam com calma.\nGuardando para {day}.'),
};
