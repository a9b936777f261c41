import { randomUUID } from 'node:crypto';
import { join } from 'node:path';

/** The last part of a file's URL, and its name on disk. Nothing else is ever used as a path: see `filePath`. */
const KEY = /^(?:thumbnail-|webpublic-)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const newFileKey = (kind: '' | 'thumbnail-' | 'webpublic-' = ''): string => `${kind}${randomUUID()}`;

/** The path of a key's bytes; null if it isn't a valid key (so that no request can leave the folder). */
export const filePath = (folder: string, key: string): string | null => (KEY.test(key) ? join(folder, key) : null);
