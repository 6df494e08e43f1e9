import { Anchor, Text } from '@mantine/core'
import type { Output } from '#platform/shared/call.ts'
import { useFormat } from '#platform/web/format.tsx'
import { href } from '#platform/web/href.ts'
import { AppLink } from '#platform/web/link.tsx'
import { screenAt } from '#platform/web/screens.ts'
import { mayPass, useUser } from '#platform/web/session.ts'
import { useText } from '#platform/web/text.ts'
import { useTitles } from '#platform/web/titles.ts'
import type { lookupsCalls } from '../../../contract/calls.ts'
import classes from '../OrderList.module.css'

type Place = Output<typeof lookupsCalls.getLookupUses>['Places'][number]

/** Where an entry is used and how often, each leading to exactly those records where the list can show them alone. */
export function EntryUses({ entry, places }: { entry: number; places: readonly Place[] }) {
  const format = useFormat()
  return (
    <ul className={classes['list']}>
      {places.map((place) => (
        <li key={`${place.Screen}`} className={classes['entry']}>
          <PlaceName entry={entry} place={place} />
          <Text size="sm">{format.number(place.Count)}</Text>
        </li>
      ))}
    </ul>
  )
}

function PlaceName({ entry, place }: { entry: number; place: Place }) {
  const t = useText('lookups')
  const user = useUser()
  const titleOf = useTitles()
  const screen = place.Screen === null ? undefined : screenAt(place.Screen)
  if (!screen) return <Text size="sm">{t('otherRecords')}</Text>
  const title = titleOf(screen.title)
  if (!place.Filter || !mayPass(screen.rule, user)) return <Text size="sm">{title}</Text>
  const shown = { ...(place.Tab && { tab: place.Tab }), [place.Filter]: entry }
  return (
    <Anchor size="sm" component={AppLink} to={href(screen.path as '/', undefined, shown) as '/'}>
      {title}
    </Anchor>
  )
}
