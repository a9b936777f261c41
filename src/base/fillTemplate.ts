export type Values = Readonly<Record<string, string | number>>;

/**
 * Fills a text's placeholders (`{{name}}`, `{{count, number}}`). Values are inserted unescaped.
 * @param language of the numbers
 */
export function fillTemplate(template: string, values: Values, language: string): string {
	return template.replace(/\{\{(\w+)(, number)?\}\}/g, (_, name: string, asNumber?: string) => {
		const value = values[name] ?? '';
		return asNumber && typeof value === 'number' ? value.toLocaleString(language) : String(value);
	});
}
