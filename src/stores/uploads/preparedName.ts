import type { UploadItem } from '@/domain/drive/UploadItem';

/** What was made of a picture keeps the ending of what it was made into. */
export function preparedName({ file, prepared }: UploadItem, name: string): string {
	if (!prepared || prepared.blob === file) return name;
	const ending = prepared.name.slice(prepared.name.lastIndexOf('.'));
	const dot = name.lastIndexOf('.');
	return (dot > 0 ? name.slice(0, dot) : name) + ending;
}
