import type { UploadItem } from '@/domain/drive/UploadItem';

/** A file name for a prepared picture, with the extension of its new type. */
export const preparedName = (item: UploadItem, name: string): string => withEnding(name, newEnding(item));

/** The extension of a picture's new type, such as `.webp`; empty where it has none or the original goes up. */
export function newEnding({ file, prepared }: UploadItem): string {
	if (!prepared || prepared.blob === file) return '';
	const dot = prepared.name.lastIndexOf('.');
	return dot > 0 ? prepared.name.slice(dot) : '';
}

/** @param ending replaces that of the name; empty to leave the name */
export function withEnding(name: string, ending: string): string {
	if (ending === '') return name;
	const dot = name.lastIndexOf('.');
	return (dot > 0 ? name.slice(0, dot) : name) + ending;
}
