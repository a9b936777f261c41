import { createInstance, type i18n } from 'i18next';
import type { Values } from '@/base/fillTemplate';
import type { MessageKey, Messages } from './messages';
import { currentLanguage, text } from './text';

/**
 * The text of a key by i18next: `count` chooses the plural form, `{{name}}` is filled from `values`, `{{size, number}}`
 * is formatted. Values are inserted unescaped, as React escapes what it renders. i18next is 16 kB and a call takes 10
 * µs or more (twice as long as `fill`), so code of a first timeline uses `text`, `fill` and `counted` instead (checked
 * by the build).
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
		// Missing texts are filled in when a language's file is built.
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
