import type { Language } from '../people/Person';
import type { Corpus } from './Corpus';
import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { ja } from './ja';
import { ko } from './ko';
import { otherLanguages } from './otherLanguages';
import { pt } from './pt';
import { zh } from './zh';

/** The texts by language. English is always available. */
export const corpora: Partial<Record<Language, Corpus>> & { en: Corpus } = {
	...otherLanguages,
	en,
	ja,
	de,
	fr,
	es,
	pt,
	ko,
	zh,
};
