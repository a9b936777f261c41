import type { entities } from 'misskey-js';
import type { EmbedTexts } from './embedTexts';
import { type Html, html, type Piece } from './html';
import { outward } from './renderText';

/** The files of a note; sensitive ones are collapsed. */
export function renderFiles(files: readonly entities.DriveFile[], texts: EmbedTexts): Piece {
	if (files.length === 0) return null;
	const [open, sensitive] = [files.filter(file => !file.isSensitive), files.filter(file => file.isSensitive)];
	return [
		grid(open, texts),
		sensitive.length > 0 &&
			html`<details class="warned"><summary>${texts.sensitive} (${sensitive.length})</summary>${grid(sensitive, texts)}</details>`,
	];
}

const grid = (files: readonly entities.DriveFile[], texts: EmbedTexts): Piece =>
	files.length > 0 &&
	html`<div class="files" data-count="${Math.min(files.length, 4)}">${files.map(file => renderFile(file, texts))}</div>`;

function renderFile(file: entities.DriveFile, texts: EmbedTexts): Html {
	const { type, url, thumbnailUrl, comment, name, properties } = file;
	if (type.startsWith('image/')) {
		const { width, height } = properties;
		const size = width && height ? html` width="${width}" height="${height}"` : null;
		const picture = html`<img src="${thumbnailUrl ?? url}" alt="${comment ?? ''}"${size} loading="lazy">`;
		return outward(url, picture, 'picture');
	}
	if (type.startsWith('video/')) {
		const poster = thumbnailUrl ? html` poster="${thumbnailUrl}"` : null;
		return html`<video controls preload="none" src="${url}"${poster} aria-label="${comment ?? name}"></video>`;
	}
	if (type.startsWith('audio/')) {
		return html`<audio controls preload="none" src="${url}" aria-label="${comment ?? name}"></audio>`;
	}
	return outward(url, `${texts.file}: ${name}`, 'other');
}
