const BEYOND_ASCII = /[^ -~]/;

/** A handle with its host as servers write it: `@kai@münchen.example` becomes `@kai@xn--mnchen-3ya.example`. */
export function withServerHost(typed: string): string {
	const at = typed.lastIndexOf('@');
	const host = typed.slice(at + 1);
	const address = `https://${host}`;
	return at > 0 && BEYOND_ASCII.test(host) && URL.canParse(address)
		? typed.slice(0, at + 1) + new URL(address).host
		: typed;
}
