import type { Output } from '#platform/shared/call.ts'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import { useWaiting } from './NextStep.tsx'

/** What waits for the reader, each leading to where it is done. */
export function HomeTasks({ home }: { home: Output<typeof getHomeModel> }) {
  const t = useText('home')
  const waiting = useWaiting(home)
  // One alone is the next step already.
  if (waiting.length < 2) return null
  return (
    <Section title={t('tasks')}>
      <CountTiles
        tiles={waiting.map(({ Key, Count, label, note, href }) => ({ key: Key, count: Count, label, note, href }))}
      />
    </Section>
  )
}
