/** For user content: may show pictures, and run nothing. */
export const MEDIA_CSP = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'";

export const FOREVER = 'max-age=31536000, immutable';
export const A_DAY = 'public, max-age=86400';
export const A_MONTH = 'public, max-age=2592000';
export const A_WEEK = 'public, max-age=604800';
export const FIVE_MINUTES = 'max-age=300';

/** Types that are sent with their own MIME type. Others, above all SVG and HTML, are sent as plain bytes. */
const SHOWN_TYPES = new Set([
	'image/png',
	'image/gif',
	'image/jpeg',
	'image/webp',
	'image/avif',
	'image/apng',
	'image/bmp',
	'image/tiff',
	'image/x-icon',
	'audio/ogg',
	'video/ogg',
	'application/ogg',
	'video/quicktime',
	'video/mp4',
	'video/mpeg',
	'audio/mp4',
	'video/webm',
	'audio/webm',
	'audio/aac',
	'audio/flac',
	'audio/mpeg',
	'audio/wav',
	'audio/x-flac',
]);

export const servedType = (type: string): string => (SHOWN_TYPES.has(type) ? type : 'application/octet-stream');
