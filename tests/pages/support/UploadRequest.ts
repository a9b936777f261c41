/**
 * Takes the place of XMLHttpRequest, by which the app sends files, as far as it uses that: what is sent goes by `fetch`,
 * so that `answerWith` may answer it.
 */
export class UploadRequest {
	readonly upload = {};
	onload: (() => void) | null = null;
	onerror: (() => void) | null = null;
	onabort: (() => void) | null = null;
	status = 0;
	responseText = '';
	#url = '';
	#hasEnded = false;

	open(_method: 'POST', url: string): void {
		this.#url = url;
	}

	send(body: FormData): void {
		void this.#send(body);
	}

	abort(): void {
		this.#end(this.onabort);
	}

	async #send(body: FormData): Promise<void> {
		try {
			const response = await fetch(this.#url, { method: 'POST', body });
			this.responseText = await response.text();
			this.status = response.status;
			this.#end(this.onload);
		} catch {
			this.#end(this.onerror);
		}
	}

	#end(tell: (() => void) | null): void {
		if (this.#hasEnded) return;
		this.#hasEnded = true;
		tell?.();
	}
}
