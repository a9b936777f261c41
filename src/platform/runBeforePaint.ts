/** Runs a script before the first paint, in browsers that let scripts of the head block it. */
export function runBeforePaint(address: string): HTMLScriptElement {
	const script = document.createElement('script');
	script.setAttribute('blocking', 'render');
	script.src = address;
	document.head.append(script);
	return script;
}
