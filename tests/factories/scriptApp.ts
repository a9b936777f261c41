import type { ScriptApp, ScriptError, ScriptReport } from '@workers/aiscript/aiscript.protocol';
import type { UiComponent } from '@workers/aiscript/ui.protocol';

/** An app that keeps what a program does, for tests. */
export class FakeScriptApp implements ScriptApp {
	/** Printed lines, and errors as `Kind: text (line:column)`. */
	readonly lines: string[] = [];
	readonly errors: ScriptError[] = [];
	readonly told: string[] = [];
	readonly saved = new Map<string, unknown>();
	readonly calls: { readonly endpoint: string; readonly params: object; readonly token: string | null }[] = [];
	readonly drawn = new Map<string, UiComponent>();
	reports = 0;
	last: ScriptReport | undefined;
	/** What `call` answers. */
	answer: (endpoint: string) => unknown = () => ({});

	async report(report: ScriptReport): Promise<void> {
		this.reports++;
		this.last = report;
		for (const line of report.lines) {
			if ('error' in line) this.errors.push(line.error);
			this.lines.push('error' in line ? shown(line.error) : line.text);
		}
		for (const component of report.ui?.set ?? []) this.drawn.set(component.id, component);
		for (const id of report.ui?.removed ?? []) this.drawn.delete(id);
	}

	async tell({ type, title, text }: { type: string; title: string; text: string }): Promise<void> {
		this.told.push(`${type}: ${title} ${text}`);
	}

	async confirm({ title }: { title: string }): Promise<boolean> {
		this.told.push(title);
		return true;
	}

	async readLine(question: string): Promise<string> {
		return `${question}!`;
	}

	toast(text: string): void {
		this.told.push(text);
	}

	async call(
		endpoint: string,
		params: object,
		token: string | null,
	): Promise<{ answer: unknown } | { failure: unknown }> {
		this.calls.push({ endpoint, params, token });
		const answer = this.answer(endpoint);
		return answer instanceof Error ? { failure: { code: answer.message } } : { answer };
	}

	async save(key: string, value: unknown): Promise<void> {
		this.saved.set(key, structuredClone(value));
	}

	async load(key: string): Promise<unknown> {
		return this.saved.get(key);
	}

	async remove(key: string): Promise<void> {
		this.saved.delete(key);
	}

	url(): string {
		return 'https://home.example/about';
	}

	/** The props of what is drawn of a kind, in the order in which it was made. */
	ofKind(kind: UiComponent['kind']): object[] {
		return [...this.drawn.values()].filter(each => each.kind === kind).map(({ props }) => props);
	}
}

const shown = ({ kind, message, at }: ScriptError): string =>
	`${kind}: ${message}${at ? ` (${at.line}:${at.column})` : ''}`;
