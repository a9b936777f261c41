import type { UploadItem } from '@/domain/drive/UploadItem';

/** A file name for a prepared picture, with the extension of its new type. */
export function preparedName({ file, prepared }: UploadItem, name: string): string {
	if (!prepared || prepared.blob === file) return name;
	const ending = prepared.name.slice(prepared.name.lastIndexOf('.'));
	const dot = name.lastIndexOf('.');
	return (dot > 0 ? name.slice(0, dot) : name) + ending;
}
