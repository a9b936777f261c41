import { createInstance, type i18n } from 'i18next';
import type { Values } from './fill';
import type { MessageKey, Messages } from './messages';
import { currentLanguage, text } from './text';

/**
 * The text of a key by i18next, with all that its files can say: `count` chooses the plural form, `{{name}}` is filled
 * from `values`, `{{size, number}}` formatted. React escapes what it shows, so values are put in as they are.
 *
 * It comes with the first thing that asks it, which a first timeline doesn't (the build refuses it there): i18next is 16 kB,
 * and a call takes 10 µs and more, `fill` half of one. There are `text`, `fill` and `counted`.
 */
export function t(key: MessageKey, values?: Values): string {
	return engine().t(key, {
		...(values && { replace: values }),
		...(values?.count !== undefined && { count: Number(values.count) }),
	});
}

let made: { readonly engine: i18n; readonly texts: Messages } | undefined;

function engine(): i18n {
	if (made?.texts === text) return made.engine;
	const engine = createInstance();
	void engine.init({
		lng: currentLanguage(),
		// Texts that a language has not yet are put in when its file is made.
		fallbackLng: false,
		load: 'currentOnly',
		resources: { [currentLanguage()]: { ...text } },
		ns: Object.keys(text),
		nsSeparator: '.',
		appendNamespaceToMissingKey: true,
		initAsync: false,
		missingInterpolationHandler: () => '',
		interpolation: { escapeValue: false },
	});
	made = { engine, texts: text };
	return engine;
}
