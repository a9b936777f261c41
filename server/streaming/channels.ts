import type { ChannelDefinition } from './ChannelDefinition';

const files = import.meta.glob<{ default: ChannelDefinition }>('./channels/*.ts', { eager: true });

/** Every channel, by name. */
export const channelDefinitions: ReadonlyMap<string, ChannelDefinition> = new Map(
	Object.values(files).map(file => [file.default.name, file.default]),
);
