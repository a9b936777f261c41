import { exposePipeline } from '../exposePipeline';
import { openSeenStorage, seenTabs } from './openSeenStorage';
import { seenPipeline } from './seenPipeline';

exposePipeline(seenPipeline(openSeenStorage, seenTabs()));
