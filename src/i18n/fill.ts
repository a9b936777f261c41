import { countedTemplate } from '@/base/countedTemplate';
import { fillTemplate, type Values } from '@/base/fillTemplate';
import { currentLanguage } from './text';

/**
 * Fills a text's placeholders (`{{name}}`, `{{count, number}}`). For texts that are rendered often or before `t` is
 * loaded. Values are inserted unescaped, as React escapes what it renders.
 */
export const fill = (template: string, values: Values): string => fillTemplate(template, values, currentLanguage());

/** The plural form for a number with its placeholders filled: `counted(text.poll, 'votes', 3)`. */
export const counted = <S extends string>(
	texts: Readonly<Record<`${S}_other`, string>>,
	stem: S,
	count: number,
	values?: Values,
): string => countedTemplate(texts, stem, count, currentLanguage(), values);
