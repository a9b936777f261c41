const BEYOND_ASCII = /[^ -~]/;

/** A handle with its host as servers write it: `@kai@münchen.example` becomes `@kai@xn--mnchen-3ya.example`. */
export function withServerHost(typed: string): string {
	const at = typed.lastIndexOf('@');
	return at > 0 ? typed.slice(0, at + 1) + serverHost(typed.slice(at + 1)) : typed;
}

/** A host as servers write it: `münchen.example` becomes `xn--mnchen-3ya.example`. */
export function serverHost(typed: string): string {
	const address = `https://${typed}`;
	return BEYOND_ASCII.test(typed) && URL.canParse(address) ? new URL(address).host : typed;
}
