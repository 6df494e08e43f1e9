import { loadText } from '../../text.ts'
import { lazyPart } from '../../ui/states/lazy-part.tsx'

/** With its words: few lists are worked through so. */
export const LazyRecordQueue = lazyPart(async () => {
  const [part] = await Promise.all([import('./RecordQueue.tsx'), loadText('kit/queue')])
  return part.RecordQueue
})
