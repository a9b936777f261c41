import { afterEach, expect, it, vi } from 'vitest';
import { ApiClient } from './ApiClient';
import { uploadFile } from './uploadFile';

afterEach(() => vi.unstubAllGlobals());

it('sends a file under a name that servers take', async () => {
	const sent: FormData[] = [];
	class Request {
		readonly upload = {};
		readonly status = 200;
		readonly responseText = '{"id":"f"}';
		onload = () => {};
		open(): void {}
		send(form: FormData): void {
			sent.push(form);
			this.onload();
		}
	}
	vi.stubGlobal('XMLHttpRequest', Request);
	await uploadFile(new ApiClient('https://a.example', 't'), { file: new Blob(['x']), name: 'At last....jpg' });
	expect(sent.map(form => form.get('name'))).toEqual(['At last.jpg']);
});
