import type { Output } from '#platform/shared/call.ts'
import { useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { CountTiles } from '#platform/web/ui/CountTiles.tsx'
import { Section } from '#platform/web/ui/Page.tsx'
import type { getHomeModel } from '../../contract/home.ts'
import { placeOf } from '../../rules/figures.ts'
import { pageOfTask } from '../../rules/home-tasks.ts'
import { tellsOnly } from '../../rules/next-step.ts'

type Home = Output<typeof getHomeModel>

/** How things stand, also where there is none of something. */
export function AtAGlance({ home: { Figures, Tasks } }: { home: Pick<Home, 'Figures' | 'Tasks'> }) {
  const t = useText('home')
  const role = useUser()?.userRole
  const tiles = [
    // They ask for nothing: they are there.
    ...Tasks.filter(({ Key }) => tellsOnly(Key)).map(({ Key, Count }) => ({
      key: Key as string,
      count: Count,
      label: t(`task.${Key}`),
      href: pageOfTask(Key, role) as string,
    })),
    ...Figures.filter(({ Key }) => placeOf(Key) === 'glance').map(({ Key, Count, Href }) => ({
      key: Key as string,
      count: Count,
      label: t(`figure.${Key}`),
      href: Href,
    })),
  ]
  if (tiles.length === 0) return null
  return (
    <Section title={t('glance')}>
      <CountTiles tiles={tiles} />
    </Section>
  )
}
