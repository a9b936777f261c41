import { type Corpus, lines } from './Corpus';

export const fr: Corpus = {
	slots: {
		place: ['sur le quai', 'au marché', 'à la librairie', 'devant la gare', 'au bout de la jetée', 'dans le train'],
		weather: ['du crachin', 'un soleil franc', 'de la brume', 'du vent', 'un ciel de craie'],
		day: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
		food: ['un kouign-amann', 'deux croissants', 'une tarte aux mirabelles', 'un far', 'du pain encore tiède'],
	},
	topics: {
		books: lines(`J’ai lu la dernière page d’abord. Il fallait le faire, elle est magnifique.
			Un client a demandé « un livre bleu, avec un chien ». Trouvé en quatre minutes.
			Carton oublié depuis 1998 : vingt poches, un ticket de bac, une fleur.
			Ce roman a une virgule par page et je les attends toutes.
			On m’a rendu un livre avec une liste de courses dedans. J’ai fait les courses.
			Ouvert à {time}, {weather}, trois habitués et le chat. Bonne journée de librairie.
			Je ne prête plus. Je donne, c’est moins long.
			Inventaire. Il manque un seul livre, et c’est un livre sur la perte.
			Relu Colette {place}. Tout le monde devrait relire Colette {place}.`),
		travel: lines(`Col numéro {3-40} de l’année. Vent de face à la montée, vent de face à la descente.
			Arrêt boulangerie : {food}. Ravitaillement stratégique.
			{60-140} km aujourd’hui, dont la moitié à chercher un café ouvert.
			Crevaison {place}. Un monsieur est sorti avec une pompe et une histoire. L’histoire était plus longue.
			Parti sous {weather}, rentré avec des coups de soleil.
			Les jambes disent non, la carte dit encore un peu.
			Dormi chez une dame qui a trois chèvres et un avis sur mes pneus.
			Le plus beau virage de France est en travaux.`),
		art: lines(`Nouvelle gravure : une méduse qui a l’air de savoir quelque chose.
			L’encre a coulé. La méduse est enceinte.
			Exposition {day}, {place}. Il y aura du cidre.
			Une affiche à moitié arrachée vaut deux affiches.
			Trois heures sur un coquillage. Il en avait mis cent.
			J’ai retrouvé mes vieux carnets. J’étais meilleure avant de savoir dessiner.`),
		town: lines(`Quelqu’un chante {place} tous les {day}s. On a cessé de chercher qui.
			La ville sent la pluie et le beurre.
			Le bus {2-9} passe quand il a le temps.
			Terrasse, {weather}, conversation des voisins : passionnante, je reste.
			On a repeint le pont. Personne n’est d’accord sur la couleur, donc c’est réussi.`),
		food: lines(`{food}, mangé debout. La vie est courte.
			Ma mère a goûté la soupe et a dit « hm ». J’ai repris du sel.
			Le fromage a gagné.
			Marché de {day} : parti pour des poireaux, revenu avec {food}.
			Recette : du beurre, puis on réfléchit.`),
		sea: lines(`Marée basse {place}. Les bateaux s’assoient.
			Appris une chanson de marins à quatorze couplets. Il en reste onze.
			L’eau est à treize degrés et ma dignité aussi.
			{weather} ce matin. On entend les mâts.`),
		sky: lines(`Étoiles filantes : sept. Vœux : un seul, répété.
			La lune avait l’air d’attendre quelqu’un {place}.
			{weather}, puis d’un coup tout le ciel.`),
		music: lines(`L’accordéon du voisin progresse. Moi aussi, en patience.
			Chanté {place}, applaudi par deux goélands.
			Ce morceau demande trois mains. J’en ai deux, et un courage moyen.`),
	},
	captions: {
		town: lines('Ce matin, {place}.\nLumière gratuite.\nDétour volontaire.'),
		land: lines('Là-haut.\nÇa valait le vent de face.\nOn ne voit pas les crampes.'),
		art: lines('Tirage du jour.\nEncore humide.\nÉpreuve d’artiste, au sens propre.'),
		sea: lines('Le calme avant {weather}.\nMarée basse.\nElle était là, j’ai juste appuyé.'),
		home: lines('Le rayon du fond.\nLe chat garde la caisse.'),
	},
	replies: lines(`Magnifique !
		Je vois très bien.
		Et le chien, il était comment ?
		Tout pareil ici.
		J’arrive avec le cidre.
		Ah non, pas le pont !
		C’est exactement ça.
		Je note l’adresse.
		La recette, par pitié.
		Bravo !
		Quelle lumière…
		J’ai ri toute seule {place}.
		On se voit {day} ?`),
	quotes: lines('À lire jusqu’au bout.\nJe n’aurais pas dit mieux.\nPour mes amis qui dorment.\nVoilà, tout est dit.'),
};
